import { readdir } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { feedHomes, feeds, feedSources, importLines, imports } from "#db/schema/feeds.ts";
import { createDraft } from "#tests/factories/drafts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeLine } from "#tests/factories/poliris-lines.ts";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import { openFolder } from "#tests/setup/servers/ftp-account.ts";
import { useStockSources } from "#tests/setup/data/stock-sources.ts";
import { recordStillArriving } from "./arriving-files.repository.server.ts";
import { insertImport } from "../imports.repository.server.ts";
import { endFeeds } from "../end-feeds.repository.server.ts";
import { deleteOldImports } from "./use-cases/delete-old-imports.server.ts";
import { readStock } from "./use-cases/read-stock.server.ts";
import { receiveFile } from "./use-cases/receive-file.server.ts";

const sources = useStockSources();
const { signal } = new AbortController();

/** An agency, its page's source, and a storage of this test alone. */
async function openAgency() {
  const agency = await sources.createAgency();
  const folder = await openFolder();
  const storage = folderStorage(folder);
  const [source] = await sources.db
    .insert(feedSources)
    .values({ advertiserId: agency.advertiserId, kind: "upload" })
    .returning();
  const needs = { ...sources.needs(), storage };
  const left = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
  return { ...agency, sourceId: source!.id, needs, left, clean: () => deleteOldImports(needs, signal) };
}

type Agency = Awaited<ReturnType<typeof openAgency>>;

/** Sends a file of one home with a picture, and has it read. */
async function send({ sourceId, needs }: Agency): Promise<number> {
  const noMore = Object.fromEntries([...Array(8).keys()].map((index) => [86 + index, ""]));
  const archive = polirisArchive({
    lines: [homeLine("house", 1, { ...noMore, 85: "un.jpg" })],
    photos: "Mode=FULL\r\n",
    more: [{ name: "un.jpg", content: await makePicture().png().toBuffer() }],
  });
  async function* bytes() {
    yield archive;
  }
  const { importId } = await receiveFile(needs, { sourceId, fileName: "agence.zip", bytes: bytes() });
  await readStock({ ...needs, rentControlPeriods: async () => [] }, importId);
  return importId;
}

const stateOf = async (id: number) => (await sources.db.select().from(imports).where(eq(imports.id, id)))[0];
const age = (id: number, days: number) =>
  sources.db.execute(sql`update imports set received_at = now() - make_interval(days => ${days}) where id = ${id}`);

test("an undecided preview keeps its pictures for thirty days, then they are deleted with the texts of its lines", async () => {
  const agency = await openAgency();
  const id = await send(agency);
  await age(id, 29);
  await agency.clean();
  expect([(await stateOf(id))!.state, await agency.left()]).toEqual(["preview", 1]);
  await age(id, 31);
  await agency.clean();
  expect((await stateOf(id))!.state).toBe("dropped");
  // A file that was dropped just now may still be in use.
  await sources.db.execute(sql`update imports set ended_at = now() - interval '2 hours' where id = ${id}`);
  await agency.clean();
  expect(await agency.left()).toBe(0);
  const lines = await sources.db.select().from(importLines).where(eq(importLines.importId, id));
  expect(lines.map(({ home }) => home)).toEqual([null]);
});

test("a report is deleted after ninety days, with the leftovers of its file", async () => {
  const agency = await openAgency();
  const [old, fresh] = [await send(agency), await send(agency)];
  await age(old, 91);
  await agency.clean();
  expect(await stateOf(old)).toBeUndefined();
  expect(await stateOf(fresh)).toMatchObject({ state: "preview" });
  expect(await agency.left()).toBe(1);
});

test("a file that stopped arriving is refused after an hour, and its parts are deleted", async () => {
  const agency = await openAgency();
  const fileKey = crypto.randomUUID();
  const file = { sourceId: agency.sourceId, fileKey, fileName: "agence.zip", sentAt: new Date() };
  const arriving = await insertImport(sources.db, file);
  for (const part of ["part-00000", "part-00001"])
    await agency.needs.storage.put(`imports/${fileKey}/${part}`, Buffer.from("PK"));
  await age(arriving, 1);
  // The next piece has come.
  expect(await recordStillArriving(sources.db, arriving)).toBe(true);
  await agency.clean();
  expect([(await stateOf(arriving))!.state, await agency.left()]).toEqual(["receiving", 2]);
  await age(arriving, 1);
  await agency.clean();
  expect(await recordStillArriving(sources.db, arriving)).toBe(false);
  expect(await stateOf(arriving)).toMatchObject({ state: "refused", refusal: "interrupted" });
  await sources.db.execute(sql`update imports set ended_at = now() - interval '2 hours' where id = ${arriving}`);
  await agency.clean();
  expect(await agency.left()).toBe(0);
});

test("a leftover that cannot be deleted is tried again, and others are deleted", async () => {
  const agency = await openAgency();
  const id = await send(agency);
  await sources.db.execute(
    sql`update imports set state = 'dropped', ended_at = now() - interval '2 hours' where id = ${id}`,
  );
  const remove = () => Promise.reject(new Error("the storage is away"));
  await deleteOldImports({ ...agency.needs, storage: { ...agency.needs.storage, remove } }, signal);
  expect(await agency.left()).toBe(1);
  await agency.clean();
  expect(await agency.left()).toBe(0);
});

test("a home is forgotten once no file has named it for ninety days, unless it has a listing or a draft", async () => {
  const agency = await openAgency();
  const { sourceId, advertiserId } = agency;
  const [feed] = await sources.db.insert(feeds).values({ sourceId, agency: "A", advertiserId }).returning();
  const { id: listingId } = await createListing(sources.db);
  const draftId = await createDraft(sources.db, { userId: agency.actor.account.id });
  const old = new Date(Date.now() - 91 * 86_400_000);
  const home = { feedId: feed!.id, reference: "R", hash: "h", form: {}, photos: [], namedAt: old };
  await sources.db.insert(feedHomes).values([
    { ...home, key: "gone" },
    { ...home, key: "discarded", draftId: crypto.randomUUID() },
    { ...home, key: "draft", draftId },
    { ...home, key: "online", listingId },
    { ...home, key: "named", namedAt: new Date() },
  ]);
  await agency.clean();
  const left = await sources.db.select().from(feedHomes).where(eq(feedHomes.feedId, feed!.id)).orderBy(feedHomes.key);
  expect(left.map(({ key }) => key)).toEqual(["draft", "named", "online"]);
});

test("sources and feeds end with their organisation; lines of its files are deleted later, one file after another", async () => {
  const agency = await openAgency();
  const id = await send(agency);
  const ended = () => sources.db.transaction((tx) => endFeeds(tx, endingOrganisations(agency.actor.account.id)));
  expect([await ended(), await ended()]).toEqual([true, false]);
  expect(await sources.sourceOf(agency.sourceId)).toMatchObject({ advertiserId: null, endedAt: new Date(0) });
  expect(await sources.db.select().from(feeds).where(eq(feeds.sourceId, agency.sourceId))).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: "dropped", fileName: "", feedId: null });
  const linesOf = () => sources.db.select().from(importLines).where(eq(importLines.importId, id));
  expect((await linesOf()).length).toBe(1);
  await agency.clean();
  expect([await stateOf(id), await linesOf(), await agency.left()]).toEqual([undefined, [], 0]);
  expect(await sources.sourceOf(agency.sourceId)).toBeUndefined();
});

test("a file that an ending organisation sent for another one stays", async () => {
  const [sender, owner] = [await openAgency(), await openAgency()];
  const id = await send(sender);
  const { feedId } = (await stateOf(id))!;
  await sources.db.update(feeds).set({ advertiserId: owner.advertiserId }).where(eq(feeds.id, feedId!));
  await sources.db.transaction((tx) => endFeeds(tx, endingOrganisations(sender.actor.account.id)));
  await sender.clean();
  expect(await stateOf(id)).toMatchObject({ state: "preview", feedId });
});
