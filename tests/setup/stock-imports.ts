import { join } from "node:path";
import { expect } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { acceptImport } from "#app/feeds/imports/use-cases/decide-on-import.server.ts";
import { readStock } from "#app/feeds/imports/use-cases/read-stock.server.ts";
import { receiveFile } from "#app/feeds/imports/use-cases/receive-file.server.ts";
import { prepareStock, storeStock } from "#app/feeds/imports/use-cases/store-stock.server.ts";
import type { PictureFetcher } from "#app/feeds/sources/fetch-picture.server.ts";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import type { Database } from "#db/client.ts";
import { advanceRun, findOpenRuns, type Run } from "#db/runs.ts";
import type { advertisers } from "#db/schema/advertisers.ts";
import { feedSources } from "#db/schema/feeds.ts";
import { createUser } from "../factories/accounts.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { actorOf } from "./actors.ts";
import { queueingNeeds } from "./request-needs.ts";
import { fastMedia } from "./test-media.ts";

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
  });

  async function createAgency(overrides: Partial<typeof advertisers.$inferInsert> = {}): Promise<StockAgency> {
    const { db } = portal();
    const user = await createUser(db, { userType: "agence" });
    const { id: advertiserId } = await createAdvertiser(db, { userId: user.id, ...overrides });
    const [source] = await db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
    return { actor: await actorOf(db, user), sourceId: source!.id, advertiserId };
  }

  /** Sends a first file, accepts it, and stores all of its homes; returns the import's id. */
  async function importFile({ actor, sourceId }: StockAgency, content: Buffer): Promise<number> {
    async function* bytes() {
      yield content;
    }
    const { importId } = await receiveFile(needs(), { sourceId, fileName: "agence.zip", bytes: bytes() });
    await readStock(needs(), importId);
    expect(await acceptImport(needs(), { actor, importId })).toEqual({ ok: true });
    await storeAll();
    return importId;
  }

  async function storeAll(): Promise<void> {
    const { db } = portal();
    for (const run of await findOpenRuns(db))
      for (let now: Run | null = run; now && !now.endedAt;) {
        const { id, step }: Run = now;
        await prepareStock(needs())(now);
        now = await db.transaction((tx) => advanceRun(tx, { run: id, step }, storeStock(needs())));
      }
  }

  return { needs, createAgency, importFile };
}
