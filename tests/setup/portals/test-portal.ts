import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { desc, eq } from "drizzle-orm";
import { readEnvironment } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import type { Mail } from "#app/domain/mail.ts";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import { openObjectStorage } from "#app/platform/storage/open-storage.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { createPlatform } from "#server/start/create-platform.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { copyTemplate, databaseServer, type Template } from "../servers/database-server.ts";
import { fastMedia } from "./test-media.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

export type TestPortal = {
  /** The built portal as a server; it listens nowhere: a journey's front passes connections to it. */
  server: Server;
  /** The address that journeys open, and that links in its mails contain. */
  address: string;
  db: Database;
  /** The same, where public pages are read. */
  reads: Database;
  /** Signs its sessions. */
  secret: string;
  dataDir: string;
  clock: TestClock;
  /** Lines that it logged, as JSON. */
  logged: string[];
  /** Mails to an address, newest first: those that wait, and those that left where no mail server is set. */
  mailsTo(address: string): Promise<Mail[]>;
  close(): Promise<void>;
};

export type PortalOptions = {
  /** Sample listings, accounts and requests by default. */
  template?: Template;
  /** Environment variables beyond those that every test portal has. */
  settings?: Record<string, string>;
  /** How long a request may wait for the database, in milliseconds. */
  databaseMs?: () => number;
  /** How long the rest of a refused file is read, in milliseconds. */
  restMs?: number;
  /** A second instance on the database, the pictures and the secret of another portal. */
  beside?: TestPortal;
};

/** The production build in this process, on a database, a data folder and a clock of its own. */
export async function openTestPortal({
  template = "samples",
  settings = {},
  databaseMs,
  restMs,
  beside,
}: PortalOptions = {}): Promise<TestPortal> {
  const database = beside ? sharedDatabase(beside) : await copyTemplate(template);
  const dataDir = await mkdtemp(join(tmpdir(), "bienvu-portal-"));
  await sharePictures(dataDir);
  const secret = beside?.secret ?? randomBytes(24).toString("hex");
  const read = readEnvironment({ ...defaults, DATA_DIR: dataDir, SESSION_SECRET: secret, ...settings });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { env } = read;
  const logged: string[] = [];
  const log = createLog(env, linesInto(logged));
  const db = openDatabase(database.url);
  // Writes on it fail: public pages must only read.
  const reads = openDatabase(`${database.url}?options=-c%20default_transaction_read_only%3Don`);
  const clock = createTestClock();
  const media = mediaStorageOn(openObjectStorage(env), { ...fastMedia, log });
  const { platform, close: closePlatform } = await createPlatform({
    db,
    reads,
    media,
    env,
    log,
    secret,
    clock: clock.read,
  });
  // Rows that a test writes show at its next request.
  const server = await createHttpServer(platform, {
    fresh: { sentMs: -1, renewedMs: -1, waitMs: 1_000 },
    ...(databaseMs && { databaseMs }),
    ...(restMs !== undefined && { restMs }),
  });
  return {
    server,
    address: `http://localhost:${env.PORT}`,
    db,
    reads,
    secret,
    dataDir,
    clock,
    logged,
    async mailsTo(address) {
      // Reads the queue first: a mail sent meanwhile is then in the outbox.
      const queued = await db.select().from(mails).where(eq(mails.recipient, address)).orderBy(desc(mails.createdAt));
      const sent = ((await platform.mailer.outbox?.()) ?? []).filter(({ to }) => to === address);
      const waiting = queued.filter(({ id }) => sent.every((mail) => mail.id !== id));
      return [...waiting.map(({ recipient: to, subject, text, html }) => ({ to, subject, text, html })), ...sent];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await closePlatform();
      await Promise.all([db.$client.end(), reads.$client.end()]);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const defaults = {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
  MAP_STYLE_URL: "none",
  GEOCODER_URL: "none",
  // A test that writes a row and asks for a page at once would race with the notification of the change.
  PAGE_CACHE_MB: "0",
};

const sharedDatabase = ({ db }: TestPortal) => ({
  url: db.$client.options.connectionString!,
  drop: () => Promise.resolve(),
});

/** The samples' pictures are the same for all portals of a run, and so are their widths, once made. */
async function sharePictures(dataDir: string): Promise<void> {
  const shared = join(databaseServer().dataDir, "media");
  await mkdir(shared, { recursive: true });
  await symlink(shared, join(dataDir, "media"), "dir");
}

const linesInto = (lines: string[]) =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString().trim());
      done();
    },
  });

/** The link that a mail is about. */
export const linkIn = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)![0];
