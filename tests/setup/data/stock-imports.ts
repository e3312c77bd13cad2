import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { acceptImport } from "#app/feeds/imports/run/use-cases/decide-on-import.server.ts";
import { readStock } from "#app/feeds/imports/arrival/use-cases/read-stock.server.ts";
import { receiveFile } from "#app/feeds/imports/arrival/use-cases/receive-file.server.ts";
import { prepareStock, storeStock } from "#app/feeds/imports/run/use-cases/store-stock.server.ts";
import type { PictureFetcher } from "#app/feeds/sources/fetch-picture.server.ts";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import type { Database } from "#db/client.ts";
import { advanceRun, findOpenRuns, type Run } from "#db/runs.ts";
import type { advertisers } from "#db/schema/advertisers.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { feedSources, importLines, imports } from "#db/schema/feeds.ts";
import { listings } from "#db/schema/listings.ts";
import { createUser } from "../../factories/accounts.ts";
import { createAdvertiser } from "../../factories/advertisers.ts";
import { type FileHome, fileOf } from "../../factories/file-homes.ts";
import { actorOf } from "../visitors/actors.ts";
import { queueingNeeds } from "./request-needs.ts";
import { createTestDatabase, type TestDatabase } from "../servers/test-database.ts";
import { fastMedia } from "../portals/test-media.ts";

export type StockAgency = { actor: Person; sourceId: number; advertiserId: number };

const noPictures: Pick<PictureFetcher, "fetch"> = {
  fetch: async () => ({ ok: false as const, code: "unknown_host" as const }),
};

/** An agency's files on a portal, from their arrival to the homes online, as its pages and jobs would do it. */
export function stockImportsOn(portal: () => { db: Database; folder: string }, fetcher = noPictures) {
  const needs = () => ({
    ...queueingNeeds(portal().db),
    media: mediaStorageOn(folderStorage(join(portal().folder, "pictures")), fastMedia),
    storage: folderStorage(join(portal().folder, "media")),
    clock: () => new Date(),
    rentControlPeriods: async () => [],
    fetcher,
    log: pino({ level: "silent" }),
  });

  async function createAgency(overrides: Partial<typeof advertisers.$inferInsert> = {}): Promise<StockAgency> {
    const { db } = portal();
    const user = await createUser(db, { userType: "agence" });
    const { id: advertiserId } = await createAdvertiser(db, { userId: user.id, ...overrides });
    const [source] = await db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
    return { actor: await actorOf(db, user), sourceId: source!.id, advertiserId };
  }

  /** Sends a file, which nobody has read yet; returns its import's id. */
  async function receive(
    { sourceId }: Pick<StockAgency, "sourceId">,
    content: Buffer,
    sentAt = new Date(),
  ): Promise<number> {
    async function* bytes() {
      yield content;
    }
    return (await receiveFile(needs(), { sourceId, fileName: "agence.zip", sentAt, bytes: bytes() })).importId;
  }

  async function findImport(id: number) {
    const [row] = await portal().db.select().from(imports).where(eq(imports.id, id));
    return row!;
  }

  /** Sends a file and has it read; returns its import. */
  async function send(agency: Pick<StockAgency, "sourceId">, content: Buffer, sentAt?: Date) {
    const id = await receive(agency, content, sentAt);
    await readStock(needs(), id);
    return findImport(id);
  }

  /** Sends a file, accepts its preview if it has one, and stores all of its homes; returns the import's id. */
  async function importFile(agency: StockAgency, content: Buffer): Promise<number> {
    const { id, state } = await send(agency, content);
    if (state === "preview")
      expect(await acceptImport(needs(), { actor: agency.actor, importId: id })).toEqual({ ok: true });
    await storeAll();
    return id;
  }

  /** Runs all waiting chunks, as the jobs would. */
  async function storeAll(): Promise<void> {
    const { db } = portal();
    for (const run of await findOpenRuns(db))
      for (let now: Run | null = run; now && !now.endedAt;) {
        const { id, step }: Run = now;
        await prepareStock(needs())(now);
        now = await db.transaction((tx) => advanceRun(tx, { run: id, step }, storeStock(needs())));
      }
  }

  const importHomes = (agency: StockAgency, homes: FileHome[]) => importFile(agency, fileOf(homes));

  const linesOf = (importId: number) =>
    portal().db.select().from(importLines).where(eq(importLines.importId, importId)).orderBy(importLines.id);
  const outcomesOf = async (importId: number) => (await linesOf(importId)).map(({ outcome }) => outcome);
  const problemsOf = async (importId: number) => (await linesOf(importId)).map(({ problems }) => problems);
  const listingsOf = ({ advertiserId }: Pick<StockAgency, "advertiserId">) =>
    portal().db.select().from(listings).where(eq(listings.advertiserId, advertiserId)).orderBy(listings.id);
  const draftsOf = ({ advertiserId }: Pick<StockAgency, "advertiserId">) =>
    portal().db.select().from(listingDrafts).where(eq(listingDrafts.advertiserId, advertiserId));
  const kept = { linesOf, outcomesOf, problemsOf, listingsOf, draftsOf };

  return { ...kept, needs, createAgency, receive, findImport, send, importFile, importHomes, storeAll };
}

/** The same on the database and folder of the test file. */
export function useStockImports(fetcher = noPictures) {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase("communes");
    folder = await mkdtemp(join(tmpdir(), "bienvu-imports-"));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  const portal = () => ({ db: database.db, folder });
  return { portal, ...stockImportsOn(portal, fetcher) };
}
