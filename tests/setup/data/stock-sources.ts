import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import type { Person } from "#app/account/actor.ts";
import type { TypedFtp } from "#app/feeds/sources/ftp-account.ts";
import { saveAccount } from "#app/feeds/accounts/use-cases/change-account.server.ts";
import { sourceAccounts } from "#app/feeds/intake/source-accounts.repository.server.ts";
import { testSource } from "#app/feeds/intake/use-cases/test-source.server.ts";
import type { TextCipher } from "#app/platform/security/encrypted-text.server.ts";
import { createTextCipher } from "#app/platform/security/encrypted-text.server.ts";
import { readAllowedHosts } from "#app/platform/security/allowed-hosts.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { createAdvertiser } from "../../factories/advertisers.ts";
import { createUser } from "../../factories/accounts.ts";
import { polirisArchive } from "../../factories/poliris-archive.ts";
import { homeLines } from "../../factories/poliris-lines.ts";
import { actorOf } from "../visitors/actors.ts";
import { ftpUser } from "../servers/ftp-server.ts";
import { queueTo } from "../portals/no-jobs.ts";
import { queueingNeeds } from "./request-needs.ts";
import { createTestDatabase, type TestDatabase } from "../servers/test-database.ts";

type Own = { cipher?: TextCipher; importsDir?: string };

/** Sources of stock for a file of tests: agencies, their accounts on servers of this machine, and the files received. */
export function useStockSources() {
  const place = {} as { database: TestDatabase; folder: string };
  /** Jobs that were queued: « name id seconds ». */
  const queued: string[] = [];
  beforeAll(async () => {
    place.database = await createTestDatabase("communes");
    place.folder = await mkdtemp(join(tmpdir(), "bienvu-looks-"));
  });
  afterAll(async () => {
    await place.database.drop();
    await rm(place.folder, { recursive: true });
  });

  function needs({ cipher = createTextCipher("s".repeat(40)), importsDir }: Own = {}) {
    const queueing = queueingNeeds(place.database.db);
    return {
      ...queueing,
      env: { ...queueing.env, ...(importsDir === undefined ? {} : { IMPORTS_DIR: importsDir }) },
      jobs: queueTo(async (_tx, name, data, options) => {
        queued.push([name, ...Object.values(data), options?.afterSeconds ?? 0].join(" "));
      }),
      storage: folderStorage(join(place.folder, "media")),
      clock: () => new Date(),
      rentControlPeriods: async () => [],
      cipher,
      network: createOutsideNetwork({ allowed: readAllowedHosts("127.0.0.1")! }),
      log: pino({ level: "silent" }),
    };
  }

  return {
    queued,
    needs,
    get db() {
      return place.database.db;
    },
    async createAgency(): Promise<{ actor: Person; advertiserId: number; email: string }> {
      const { db } = place.database;
      const user = await createUser(db, { userType: "agence" });
      const { id: advertiserId } = await createAdvertiser(db, { userId: user.id });
      return { actor: await actorOf(db, user), advertiserId, email: user.email };
    },
    /** Enters an FTP account as the page does; returns its source's id. */
    async enter({ actor }: { actor: Person }, typed: TypedFtp): Promise<number> {
      const saved = await saveAccount(needs(), sourceAccounts, { actor, id: null, typed });
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      await testSource(needs(), { actor, id: saved.id });
      return saved.id;
    },
    async sourceOf(id: number) {
      const [row] = await place.database.db.select().from(feedSources).where(eq(feedSources.id, id));
      return row!;
    },
    /** Files of a source: name, and refusal or state. */
    async filesOf(id: number) {
      const rows = await place.database.db.select().from(imports).where(eq(imports.sourceId, id)).orderBy(imports.id);
      return rows.map(({ fileName, state, refusal }) => [fileName, refusal ?? state]);
    },
  };
}

/** The form fields of an account on a test's server. */
export const typedFor = (port: number, own: Partial<TypedFtp> = {}): TypedFtp => ({
  host: "127.0.0.1",
  port: String(port),
  security: "none",
  folder: "",
  ...ftpUser,
  ...own,
});

/** A file of two homes. */
export const stockFile = (): Buffer => polirisArchive({ lines: homeLines(2) });
