import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { changeListing } from "#app/requests/use-cases/change-listing.server.ts";
import { advanceRun, findOpenRuns } from "#db/runs.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { feeds, feedSources, importLines, imports } from "#db/schema/feeds.ts";
import { listings } from "#db/schema/listings.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { type HomeKind, homeLine, type Ranks } from "#tests/factories/poliris-lines.ts";
import { actorOf } from "#tests/setup/actors.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { rankOf } from "../poliris/ranks.ts";
import type { HomeOutlook } from "./import.ts";
import { acceptImport, claimImport } from "./use-cases/decide-on-import.server.ts";
import { readStock } from "./use-cases/read-stock.server.ts";
import { receiveFile } from "./use-cases/receive-file.server.ts";
import { prepareStock, storeStock } from "./use-cases/store-stock.server.ts";

/** Columns of photos, from 1. */
const noPhotos: Ranks = Object.fromEntries([...Array(9).keys()].map((index) => [85 + index, ""]));

const PRICE = rankOf("price");
const FEES_PAYER = rankOf("feesPayer");
const TITLE = rankOf("title");
const DPE_VALUE = rankOf("energyConsumption");
const DPE_LETTER = rankOf("energyClass");

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

const needs = () => ({
  ...queueingNeeds(database.db),
  media: mediaStorage(folder),
  storage: folderStorage(join(folder, "media")),
  clock: () => new Date(),
  rentControlPeriods: async () => [],
  fetcher: { fetch: async () => ({ ok: false as const, code: "unknown_host" as const }) },
});

type Agency = { actor: Person; sourceId: number; advertiserId: number };

async function createAgency(): Promise<Agency> {
  const user = await createUser(database.db, { userType: "agence" });
  const { id: advertiserId } = await createAdvertiser(database.db, { userId: user.id });
  const [source] = await database.db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
  return { actor: await actorOf(database.db, user), sourceId: source!.id, advertiserId };
}

/** Sends a file, which nobody has read yet; returns its import's id. */
async function receive({ sourceId }: Agency, content: Buffer, sentAt = new Date()): Promise<number> {
  async function* bytes() {
    yield content;
  }
  return (await receiveFile(needs(), { sourceId, fileName: "agence.zip", sentAt, bytes: bytes() })).importId;
}

/** Sends a file and has it read; returns its import. */
async function send(agency: Agency, content: Buffer, sentAt?: Date) {
  const id = await receive(agency, content, sentAt);
  await readStock(needs(), id);
  return findImport(id);
}

async function findImport(id: number) {
  const [row] = await database.db.select().from(imports).where(eq(imports.id, id));
  return row!;
}

/** Does all chunks that wait, as the jobs would. */
async function storeAll(): Promise<void> {
  for (const run of await findOpenRuns(database.db))
    for (let now: typeof run | null = run; now && !now.endedAt;) {
      const { id, step }: typeof run = now;
      await prepareStock(needs())(now);
      now = await database.db.transaction((tx) => advanceRun(tx, { run: id, step }, storeStock(needs())));
    }
}

async function sendAndStore(agency: Agency, homes: Home[]) {
  const file = await send(agency, fileOf(homes));
  if (file.state === "preview")
    expect(await acceptImport(needs(), { actor: agency.actor, importId: file.id })).toEqual({ ok: true });
  await storeAll();
  return file.id;
}

type Home = [kind: HomeKind, number: number, changed?: Ranks];

const fileOf = (homes: Home[]) => polirisArchive({ lines: homes.map((home) => homeLine(...home)) });

const outcomes = async (importId: number) =>
  (await database.db.select().from(importLines).where(eq(importLines.importId, importId)).orderBy(importLines.id)).map(
    ({ outcome }) => outcome,
  );
const listingsOf = ({ advertiserId }: Agency) =>
  database.db.select().from(listings).where(eq(listings.advertiserId, advertiserId)).orderBy(listings.id);
const problemsOf = async (importId: number) =>
  (
    await database.db
      .select({ problems: importLines.problems })
      .from(importLines)
      .where(eq(importLines.importId, importId))
      .orderBy(importLines.id)
  ).map(({ problems }) => problems);

/** Kinds that go online as they are; a furnished home of the factory lacks what the form asks for. */
const complete = ["house", "plot", "rental", "rental_house"] as const;
const homes = (count: number, changed: Ranks = {}): Home[] =>
  Array.from({ length: count }, (_, index) => [
    complete[index % complete.length]!,
    index + 1,
    { ...noPhotos, ...changed },
  ]);

test("the first file waits for somebody, then all of its homes go online", async () => {
  const agency = await createAgency();
  const file = await send(agency, fileOf(homes(8)));
  expect(file.state).toBe("preview");
  expect(await listingsOf(agency)).toEqual([]);
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  await storeAll();
  expect(await outcomes(file.id)).toEqual(Array(8).fill("new"));
  expect((await listingsOf(agency)).map(({ status }) => status)).toEqual(Array(8).fill("disponible"));
  expect((await findImport(file.id)).state).toBe("done");
});

test("a flat in copropriété goes online without its Carrez area, which is asked for", async () => {
  const agency = await createAgency();
  const file = await sendAndStore(agency, [["flat", 1, noPhotos]]);
  expect(await outcomes(file)).toEqual(["new"]);
  expect(await problemsOf(file)).toEqual([[{ field: "carrezArea", code: "carrezRequired", isError: false }]]);
});

test("a home that breaks the law becomes a draft with its reasons, and those of the file wait no more once it is published", async () => {
  const agency = await createAgency();
  const [first, ...others] = homes(4);
  const wrong: Home = [first![0], first![1], { ...noPhotos, [DPE_LETTER]: "", [DPE_VALUE]: "" }];
  const file = await sendAndStore(agency, [wrong, ...others]);
  expect(await outcomes(file)).toEqual(["draft", "new", "new", "new"]);
  const [draft] = await database.db
    .select()
    .from(listingDrafts)
    .where(eq(listingDrafts.advertiserId, agency.advertiserId));
  expect(draft!.form).toMatchObject({ commune: expect.stringContaining("("), type: "maison" });
  expect((await problemsOf(file))[0]).toContainEqual(expect.objectContaining({ isError: true }));
  expect(await mailsTo(database.db, agency.actor.account.email)).toMatchObject([
    { subject: expect.stringContaining("compléter") },
  ]);
  // Corrected in the software, it goes online and its draft is gone.
  const corrected = await sendAndStore(agency, homes(4));
  expect(await outcomes(corrected)).toEqual(["new", "unchanged", "unchanged", "unchanged"]);
  expect(
    await database.db.select().from(listingDrafts).where(eq(listingDrafts.advertiserId, agency.advertiserId)),
  ).toEqual([]);
});

test("the same file again changes nothing", async () => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(8));
  const before = await listingsOf(agency);
  const again = await sendAndStore(agency, homes(8));
  expect(await outcomes(again)).toEqual(Array(8).fill("unchanged"));
  expect(await listingsOf(agency)).toEqual(before);
});

test("a home that leaves the file is withdrawn, and returns with its reference", async () => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(8));
  const before = await listingsOf(agency);
  const without = await sendAndStore(agency, homes(7));
  expect(await outcomes(without)).toEqual([...Array(7).fill("unchanged"), "withdrawn"]);
  expect((await listingsOf(agency)).at(-1)).toMatchObject({ status: "retiree" });
  const back = await sendAndStore(agency, homes(8));
  expect(await outcomes(back)).toEqual([...Array(7).fill("unchanged"), "back"]);
  const { reference, slug, publishedAt } = before.at(-1)!;
  expect((await listingsOf(agency)).at(-1)).toMatchObject({ status: "disponible", reference, slug, publishedAt });
});

test.each([
  ["half of the homes", 20, 10],
  ["all but one home", 4, 1],
])("a file that would withdraw %s waits for somebody", async (_, count, left) => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(count));
  const file = await send(agency, fileOf(homes(left)));
  expect(file.state).toBe("held");
  expect((await listingsOf(agency)).filter(({ status }) => status === "disponible")).toHaveLength(count);
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  await storeAll();
  expect((await listingsOf(agency)).filter(({ status }) => status === "disponible")).toHaveLength(left);
});

test("a price changed in the file is changed on the portal, with its history", async () => {
  const agency = await createAgency();
  const sold = (price: number): Home => ["house", 1, { ...noPhotos, [PRICE]: String(price), [FEES_PAYER]: "2" }];
  await sendAndStore(agency, [sold(300_000)]);
  const file = await sendAndStore(agency, [sold(290_000)]);
  expect(await outcomes(file)).toEqual(["changed"]);
  expect(await listingsOf(agency)).toMatchObject([{ price: 29_000_000 }]);
  const [line] = await database.db.select().from(importLines).where(eq(importLines.importId, file));
  expect(line!.changes).toEqual([{ field: "price", byHand: null }]);
});

describe("a title changed by hand", () => {
  test.each([
    ["is kept", ["title"], "À la main", "kept"],
    ["is replaced", [], "Du fichier", "replaced"],
  ])("%s as the agency chose, and said", async (_, keptFields, title, byHand) => {
    const agency = await createAgency();
    await sendAndStore(agency, homes(4));
    await database.db.update(feeds).set({ keptFields }).where(eq(feeds.advertiserId, agency.advertiserId));
    const [first] = await listingsOf(agency);
    await database.db.update(listings).set({ title: "À la main" }).where(eq(listings.id, first!.id));
    const [home, ...others] = homes(4);
    const file = await sendAndStore(agency, [[home![0], home![1], { ...noPhotos, [TITLE]: "Du fichier" }], ...others]);
    expect((await listingsOf(agency))[0]).toMatchObject({ title });
    const [line] = await database.db
      .select()
      .from(importLines)
      .where(eq(importLines.importId, file))
      .orderBy(importLines.id);
    expect(line!.changes).toEqual([{ field: "title", byHand }]);
    // So it is again with the next file.
    const next = { ...noPhotos, [TITLE]: "Du fichier suivant" };
    await sendAndStore(agency, [[home![0], home![1], next], ...others]);
    expect((await listingsOf(agency))[0]).toMatchObject({ title: byHand === "kept" ? title : "Du fichier suivant" });
  });
});

test.each([
  ["cedee", "sold_or_let"],
  ["retiree", "withdrawn_by_hand"],
] as const)("a home that was moved to « %s » by hand stays so: %s", async (to, code) => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(4));
  const [first] = await listingsOf(agency);
  const moved = await changeListing(needs(), { actor: agency.actor, reference: first!.reference, to });
  expect(moved.ok).toBe(true);
  const [home, ...others] = homes(4);
  const file = await sendAndStore(agency, [[home![0], home![1], { ...noPhotos, [TITLE]: "Autre titre" }], ...others]);
  expect((await outcomes(file))[0]).toBe("left");
  expect((await problemsOf(file))[0]).toContainEqual(expect.objectContaining({ code }));
});

test.each([
  ["cut in the middle", fileOf(homes(4)).subarray(0, 700), "truncated"],
  ["of something else", Buffer.from("bonjour"), "not_an_archive"],
  ["without a listing", polirisArchive({ lines: ['"a"!#"b"!#"c"'] }), "foreign"],
])("a file %s changes nothing, and says so by mail", async (_, bytes, refusal) => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(4));
  const file = await send(agency, bytes);
  expect(file).toMatchObject({ state: "refused", refusal });
  expect((await listingsOf(agency)).map(({ status }) => status)).toEqual(Array(4).fill("disponible"));
  expect(await mailsTo(database.db, agency.actor.account.email)).toMatchObject([
    { subject: expect.stringContaining("non importé") },
  ]);
});

test("a file that is older than the last one changes nothing", async () => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(4));
  const file = await send(agency, fileOf(homes(5)), new Date("2026-01-01"));
  expect(file).toMatchObject({ state: "refused", refusal: "older" });
});

test("a file of several agencies is shared out; those that nobody owns wait until they are claimed", async () => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(4));
  const other = homes(6, { 1: "autre" }).slice(4);
  const file = await send(agency, fileOf([...homes(4), ...other]));
  const parts = await database.db.select().from(imports).where(eq(imports.fileKey, file.fileKey)).orderBy(imports.id);
  expect(parts.map(({ state }) => state).toSorted()).toEqual(["running", "waiting"]);
  const waiting = parts.find(({ state }) => state === "waiting")!;
  expect(await claimImport(needs(), { actor: agency.actor, importId: waiting.id })).toEqual({ ok: true });
  await acceptImport(needs(), { actor: agency.actor, importId: waiting.id });
  await storeAll();
  expect(await listingsOf(agency)).toHaveLength(6);
});

test("a home whose line is cut stays, one of a kind that the portal has not leaves", async () => {
  const agency = await createAgency();
  await sendAndStore(agency, homes(4));
  const [first, second, ...others] = homes(4);
  const cut = homeLine(...first!)
    .split("!#")
    .slice(0, 40)
    .join("!#");
  const parking = homeLine(second![0], second![1], { ...noPhotos, [rankOf("type")]: "parking/box" });
  const lines = [...others.map((home) => homeLine(...home)), cut, parking];
  const file = await send(agency, polirisArchive({ lines }));
  await storeAll();
  expect(await outcomes(file.id)).toEqual(["unchanged", "unchanged", "broken", "not_taken", "withdrawn"]);
});

test("another organisation decides nothing", async () => {
  const [agency, other] = [await createAgency(), await createAgency()];
  const file = await send(agency, fileOf(homes(4)));
  expect(await acceptImport(needs(), { actor: other.actor, importId: file.id })).toEqual({
    ok: false,
    code: "unknown",
  });
  await sendAndStore(agency, homes(4));
  expect(await acceptImport(needs(), { actor: agency.actor, importId: file.id })).toEqual({
    ok: false,
    code: "changed",
  });
});

test("a file that is read twice at once, and chunks that are done twice, store each home once", async () => {
  const agency = await createAgency();
  const received = await receive(agency, fileOf([...homes(8), ...homes(10, { 1: "autre" }).slice(8)]));
  await Promise.all([readStock(needs(), received), readStock(needs(), received)]);
  const [own] = await database.db
    .select()
    .from(imports)
    .where(eq(imports.sourceId, agency.sourceId))
    .orderBy(imports.id);
  await claimImport(needs(), { actor: agency.actor, importId: own!.id });
  await acceptImport(needs(), { actor: agency.actor, importId: own!.id });
  const [run] = await findOpenRuns(database.db);
  const chunk = () => database.db.transaction((tx) => advanceRun(tx, { run: run!.id, step: 0 }, storeStock(needs())));
  await Promise.all([chunk(), chunk()]);
  await storeAll();
  expect((await listingsOf(agency)).length).toBe((await outcomes(own!.id)).length);
});

test("what is foreseen of a first file is what comes of it", async () => {
  const agency = await createAgency();
  const [first, ...others] = homes(4);
  const wrong: Home = [first![0], first![1], { ...noPhotos, [DPE_LETTER]: "", [DPE_VALUE]: "" }];
  const file = await send(agency, fileOf([wrong, ...others]));
  const linesOf = () =>
    database.db.select().from(importLines).where(eq(importLines.importId, file.id)).orderBy(importLines.id);
  const foreseen = (await linesOf()).map(({ outlook }) => outlook as HomeOutlook);
  expect(foreseen.map(({ isComplete }) => isComplete)).toEqual([false, true, true, true]);
  expect(foreseen.every(({ latitude, longitude }) => latitude !== null && longitude !== null)).toBe(true);
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  await storeAll();
  const stored = await linesOf();
  expect(stored.map(({ outcome }) => outcome)).toEqual(["draft", "new", "new", "new"]);
  for (const [at, { problems }] of foreseen.entries())
    expect(stored[at]!.problems).toEqual(expect.arrayContaining(problems));
  // Later files of the feed have no preview.
  const later = await send(agency, fileOf(homes(5)));
  const [line] = await database.db.select().from(importLines).where(eq(importLines.importId, later.id));
  expect(line!.outlook).toBeNull();
});

test("a file that is sent again takes the place of the one that still arrives", async () => {
  const { sourceId } = await createAgency();
  const goOn = Promise.withResolvers<void>();
  const content = fileOf(homes(4));
  async function* slowly() {
    yield content.subarray(0, 100);
    await goOn.promise;
    yield content.subarray(100);
  }
  async function* atOnce() {
    yield content;
  }
  const sent = { sourceId, fileName: "agence.zip", replacesArriving: true };
  const first = receiveFile(needs(), { ...sent, bytes: slowly() });
  const arriving = async () =>
    (await database.db.select().from(imports).where(eq(imports.sourceId, sourceId))).map(({ state }) => state);
  await expect.poll(arriving).toEqual(["receiving"]);
  const second = await receiveFile(needs(), { ...sent, bytes: atOnce() });
  goOn.resolve();
  expect([(await first).ok, second.ok]).toEqual([false, true]);
  expect(await findImport((await first).importId)).toMatchObject({ state: "refused", refusal: "interrupted" });
  await readStock(needs(), second.importId);
  expect(await findImport(second.importId)).toMatchObject({ state: "preview" });
});

test("photos of the archive are stored with their home, and not again", async () => {
  const agency = await createAgency();
  const content = await makePicture().jpeg().toBuffer();
  const named = { ...noPhotos, 85: "salon.jpg", 86: "manque.jpg" };
  const sent = () =>
    polirisArchive({
      lines: [homeLine("house", 1, named)],
      photos: "Mode=FULL\r\n",
      more: [{ name: "Salon.JPG", content }],
    });
  const file = await send(agency, sent());
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  await storeAll();
  expect(await problemsOf(file.id)).toEqual([
    [{ code: "photo_missing", rank: null, read: "manque.jpg", isError: false }],
  ]);
  expect(await listingsOf(agency)).toMatchObject([{ photoCount: 1 }]);
  const again = await send(agency, sent());
  await storeAll();
  expect(await outcomes(again.id)).toEqual(["unchanged"]);
  // Nothing of the files is left.
  for (const { fileKey } of [file, again])
    expect(await readdir(join(folder, "media", "imports", fileKey)).catch(() => [])).toEqual([]);
});
