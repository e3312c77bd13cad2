import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { mediaStorageOn } from "#app/platform/pictures/media-storage.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import { findOpenRuns } from "#db/runs.ts";
import { draftPhotos } from "#db/schema/drafts.ts";
import { imports } from "#db/schema/feeds.ts";
import { listingPhotos, media } from "#db/schema/media.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeLine, type Ranks } from "#tests/factories/poliris-lines.ts";
import { withoutDpe } from "#tests/factories/file-homes.ts";
import { type StockAgency, useStockImports } from "#tests/setup/data/stock-imports.ts";
import type { PictureFetchProblem } from "../sources/fetch-picture.server.ts";
import { openArchive } from "../files/open-archive.server.ts";
import { rankOf } from "../poliris/ranks.ts";
import { extractPictures } from "./arrival/extract-pictures.server.ts";
import { findLinesToDo } from "./import-lines.repository.server.ts";
import { withFile } from "./arrival/stored-file.server.ts";
import { takePhotos } from "./compare/take-photos.server.ts";
import { acceptImport, claimImport, continueAgency } from "./run/use-cases/decide-on-import.server.ts";
import { deleteOldImports } from "./arrival/use-cases/delete-old-imports.server.ts";
import { readStock } from "./arrival/use-cases/read-stock.server.ts";
import { prepareStock } from "./run/use-cases/store-stock.server.ts";

/** What servers of pictures answer, by address; those that are not there time out. */
const web = new Map<string, Buffer | PictureFetchProblem>();
const fetcher = {
  fetch: async (address: string) => {
    const answer = web.get(address) ?? "timeout";
    return typeof answer === "string" ? { ok: false as const, code: answer } : { ok: true as const, bytes: answer };
  },
};
const stock = useStockImports(fetcher);
const {
  portal,
  needs,
  createAgency,
  receive,
  importFile,
  storeAll,
  linesOf,
  outcomesOf: outcomes,
  findImport: importOf,
} = stock;
const send = async (agency: StockAgency, content: Buffer) => (await stock.send(agency, content)).id;

/** The columns of a home with these photos alone. */
const photos = (...names: string[]): Ranks =>
  Object.fromEntries(Array.from({ length: 9 }, (_, index) => [85 + index, names[index] ?? ""]));

const picture = () => makePicture().jpeg().toBuffer();
type Pictures = Record<string, Buffer>;

const fileOf = (lines: Ranks[], pictures: Pictures = {}, mode: "FULL" | "DIFF" | "URL" = "FULL") =>
  polirisArchive({
    lines: lines.map((ranks, index) => homeLine("house", index + 1, ranks)),
    photos: `Mode=${mode}\r\n`,
    more: Object.entries(pictures).map(([name, content]) => ({ name, content })),
  });

async function sendAndStore(agency: StockAgency, content: Buffer): Promise<number> {
  const id = await send(agency, content);
  await storeAll();
  return id;
}

/** The pictures that an agency's first home shows. */
async function shown({ advertiserId }: StockAgency): Promise<number[]> {
  const [home] = await stock.listingsOf({ advertiserId });
  const rows = await portal()
    .db.select()
    .from(listingPhotos)
    .where(eq(listingPhotos.listingId, home!.id))
    .orderBy(listingPhotos.position);
  return rows.map(({ mediaId }) => mediaId);
}

/** Deletes a picture as the sweep does after a day without use. */
async function sweep(id: number): Promise<void> {
  await portal().db.delete(listingPhotos).where(eq(listingPhotos.mediaId, id));
  await portal().db.delete(media).where(eq(media.id, id));
}

const objectsOf = async (id: number) =>
  (await readdir(join(portal().folder, "media", "imports", (await importOf(id)).fileKey)).catch(() => [])).toSorted();

const dearer = { [rankOf("price")]: "312000", [rankOf("feesPayer")]: "2" };

test("a photo that was removed by hand and deleted since is taken again with the home's next change", async () => {
  const agency = await createAgency();
  const pictures = { "un.jpg": await picture(), "deux.jpg": await picture() };
  await importFile(agency, fileOf([photos("un.jpg", "deux.jpg")], pictures));
  const [first, second] = await shown(agency);
  await sweep(second!);
  const next = await sendAndStore(agency, fileOf([{ ...photos("un.jpg", "deux.jpg"), ...dearer }], pictures));
  expect(await outcomes(next)).toEqual(["changed"]);
  expect(await shown(agency)).toEqual([first, expect.not.toSatisfy((id) => id === second)]);
});

test("a photo that is deleted before its home is stored is reported, and the home is stored", async () => {
  const agency = await createAgency();
  const pictures = { "un.jpg": await picture(), "deux.jpg": await picture() };
  await importFile(agency, fileOf([photos("un.jpg", "deux.jpg")], pictures));
  const [first, second] = await shown(agency);
  const next = await send(agency, fileOf([{ ...photos("un.jpg", "deux.jpg"), ...dearer }], {}, "DIFF"));
  await sweep(second!);
  await storeAll();
  expect(await outcomes(next)).toEqual(["changed"]);
  expect((await linesOf(next))[0]!.problems).toContainEqual(
    expect.objectContaining({ code: "photo_missing", read: "deux.jpg" }),
  );
  expect(await shown(agency)).toEqual([first]);
});

test("photos that a killed process had taken are taken again, also by two processes at once", async () => {
  const agency = await createAgency();
  const id = await send(agency, fileOf([photos("un.jpg")], { "un.jpg": await picture() }));
  const take = async () => (await takePhotos(needs(), (await findLinesToDo(portal().db, id, 1))[0]!))!;
  for (const taken of [await take(), ...(await Promise.all([take(), take()]))])
    expect([taken.home!.photos, taken.problems]).toEqual([
      [expect.objectContaining({ mediaId: expect.any(Number) })],
      [],
    ]);
});

test("if the storage is full, photos wait and are not lost", async () => {
  const agency = await createAgency();
  const id = await send(agency, fileOf([photos("un.jpg")], { "un.jpg": await picture() }));
  await acceptImport(needs(), { actor: agency.actor, importId: id });
  const [run] = await findOpenRuns(portal().db);
  await expect(prepareStock({ ...needs(), media: mediaStorageOn(fullStorage()) })(run!)).rejects.toThrow("not_stored");
  await storeAll();
  expect([await outcomes(id), (await shown(agency)).length]).toEqual([["new"], 1]);
});

const fullStorage = (): ObjectStorage => ({ ...needs().storage, hasRoom: async () => false });

test("a photo whose server is away is fetched with a later file of the same content", async () => {
  const agency = await createAgency();
  const address = "http://photos.example/1.jpg";
  const file = fileOf([photos(address, "http://photos.example/absent.jpg")], {}, "URL");
  web.set("http://photos.example/absent.jpg", "not_found");
  await importFile(agency, file);
  expect(await shown(agency)).toEqual([]);
  web.set(address, await picture());
  const next = await sendAndStore(agency, file);
  expect([await outcomes(next), (await shown(agency)).length]).toEqual([["changed"], 1]);
  // A photo that does not exist does not keep the home from being unchanged at once.
  const last = await send(agency, file);
  expect(await outcomes(last)).toEqual(["unchanged"]);
});

test("a draft gets the photos of a later file of the same content, unless somebody has changed the draft's photos", async () => {
  const agency = await createAgency();
  const addresses = [1, 2].map((number) => `http://photos.example/brouillon-${number}.jpg`);
  const file = fileOf([{ ...photos(...addresses), ...withoutDpe }], {}, "URL");
  await importFile(agency, file);
  const photosOf = async () => {
    const [draft] = await stock.draftsOf(agency);
    return portal().db.select().from(draftPhotos).where(eq(draftPhotos.draftId, draft!.id));
  };
  web.set(addresses[0]!, await picture());
  await sendAndStore(agency, file);
  expect((await photosOf()).length).toBe(1);
  await portal()
    .db.delete(draftPhotos)
    .where(eq(draftPhotos.draftId, (await photosOf())[0]!.draftId));
  web.set(addresses[1]!, await picture());
  expect(await outcomes(await sendAndStore(agency, file))).toEqual(["draft"]);
  expect(await photosOf()).toEqual([]);
});

test("photos under new addresses replace the photos on show once they can be fetched", async () => {
  const agency = await createAgency();
  const addressesOf = (day: number) => [1, 2].map((number) => `http://photos.example/maison-${number}.jpg?${day}`);
  const file = (day: number) => fileOf([photos(...addressesOf(day))], {}, "URL");
  for (const address of addressesOf(1)) web.set(address, await picture());
  await importFile(agency, file(1));
  const before = await shown(agency);
  const away = await sendAndStore(agency, file(2));
  expect([await outcomes(away), await shown(agency)]).toEqual([["unchanged"], before]);
  for (const address of addressesOf(2)) web.set(address, await picture());
  const there = await sendAndStore(agency, file(2));
  expect(await outcomes(there)).toEqual(["changed"]);
  const after = await shown(agency);
  expect([after.length, after.some((id) => before.includes(id))]).toEqual([2, false]);
});

test("a photo whose name is cut within a surrogate pair is reported", async () => {
  const agency = await createAgency();
  const id = await importFile(agency, fileOf([photos(`${"a".repeat(79)}🏠.jpg`)]));
  expect((await linesOf(id))[0]!.problems).toContainEqual(
    expect.objectContaining({ code: "photo_missing", read: `${"a".repeat(79)}\u{FFFD}` }),
  );
});

test("the pictures of an undecided file are used for the next file (`Mode=DIFF`)", async () => {
  const agency = await createAgency();
  await send(agency, fileOf([photos("un.jpg")], { "un.jpg": await picture() }));
  await send(agency, fileOf([photos("un.jpg")], {}, "DIFF"));
  const last = await send(agency, fileOf([photos("un.jpg")], {}, "DIFF"));
  await acceptImport(needs(), { actor: agency.actor, importId: last });
  await storeAll();
  expect([await outcomes(last), (await shown(agency)).length]).toEqual([["new"], 1]);
});

test("a picture is stored once, however many homes name it", async () => {
  const agency = await createAgency();
  const named = photos("un.jpg", "Photos/UN.JPG");
  const id = await send(
    agency,
    fileOf([named, named, photos("un.jpg", "deux.jpg")], { "un.jpg": await picture(), "deux.jpg": await picture() }),
  );
  expect(await objectsOf(id)).toHaveLength(2);
});

test("pictures that agencies of one file share stay until the last agency is stored", async () => {
  const agency = await createAgency();
  await importFile(agency, fileOf([photos()]));
  const id = await send(
    agency,
    fileOf([photos("un.jpg"), { ...photos("un.jpg"), 1: "autre" }], { "un.jpg": await picture() }),
  );
  await storeAll();
  const clean = () => deleteOldImports({ ...needs(), log: pino({ level: "silent" }) }, AbortSignal.timeout(60_000));
  await clean();
  const { fileKey } = await importOf(id);
  const parts = await portal().db.select().from(imports).where(eq(imports.fileKey, fileKey));
  const waiting = parts.find(({ state }) => state === "waiting")!;
  await claimImport(needs(), { actor: agency.actor, importId: waiting.id });
  await acceptImport(needs(), { actor: agency.actor, importId: waiting.id });
  await storeAll();
  expect((await stock.listingsOf(agency)).map(({ photoCount }) => photoCount)).toEqual([1, 1]);
  await clean();
  expect(await objectsOf(id)).toEqual([]);
});

test("a file without room in the storage is tried again, and finally refused with this reason", async () => {
  const agency = await createAgency();
  const id = await receive(agency, fileOf([photos("un.jpg")], { "un.jpg": await picture() }));
  const full = { ...needs(), storage: fullStorage() };
  await expect(readStock(full, id)).rejects.toThrow("too little room");
  expect(await importOf(id)).toMatchObject({ state: "reading" });
  await readStock(full, id, { isLast: true });
  expect(await importOf(id)).toMatchObject({ state: "refused", refusal: "no_room" });
});

test("a second reader of a file stores nothing once the first has decided", async () => {
  const agency = await createAgency();
  const id = await receive(agency, fileOf([photos("un.jpg")], { "un.jpg": await picture() }));
  const late = await importOf(id);
  await withFile(needs().storage, late.fileKey, async (stored) => {
    const opened = await openArchive(stored);
    if (!opened.ok) throw new Error(opened.code);
    await readStock(needs(), id);
    const { put: _put, ...storage } = needs().storage;
    const put = () => Promise.reject(new Error("stored again"));
    expect(
      await extractPictures(
        { ...needs(), storage: { ...storage, put } },
        late,
        opened.archive,
        new AbortController().signal,
      ),
    ).toBe(false);
  });
  const stopped = AbortSignal.abort(new Error("the portal ends"));
  await expect(extractPictures(needs(), late, await noArchive(), stopped)).rejects.toThrow("the portal ends");
});

async function noArchive() {
  const path = join(portal().folder, "annonces.csv");
  await writeFile(path, homeLine("house", 1));
  const opened = await openArchive(path);
  if (!opened.ok) throw new Error(opened.code);
  await opened.archive.close();
  return opened.archive;
}

test("a file whose reader was killed after it had decided is deleted by the next try", async () => {
  const agency = await createAgency();
  const id = await send(agency, fileOf([photos()]));
  const { fileKey, state } = await importOf(id);
  await needs().storage.put(`imports/${fileKey}/part-00000`, Buffer.from("PK"));
  await readStock(needs(), id);
  expect([state, await objectsOf(id)]).toEqual(["preview", []]);
});

test("a file put together from its parts has no name on this machine", async () => {
  const agency = await createAgency();
  const { fileKey } = await importOf(await receive(agency, fileOf([photos()])));
  const links = await withFile(needs().storage, fileKey, async (stored) => (await stored.stat()).nlink);
  expect(links).toBe(0);
});

test("titles of photos that the file changes are changed", async () => {
  const agency = await createAgency();
  web.set("https://photos.example/titre.jpg", await makePicture().jpeg().toBuffer());
  const titled = (title: string) => fileOf([{ ...photos("https://photos.example/titre.jpg"), 94: title }], {}, "URL");
  await importFile(agency, titled("Séjour"));
  await importFile(agency, titled("Séjour et terrasse"));
  const [home] = await stock.listingsOf(agency);
  const shown = await portal().db.select().from(listingPhotos).where(eq(listingPhotos.listingId, home!.id));
  expect(shown.map(({ alt }) => alt)).toEqual(["Séjour et terrasse"]);
});

test("an agency with a new code keeps the pictures that `Mode=DIFF` does not send again", async () => {
  const agency = await createAgency();
  const pictures = { "un.jpg": await picture() };
  const before = await importFile(agency, fileOf([photos("un.jpg")], pictures)).then(() => shown(agency));
  const id = await send(agency, fileOf([{ ...photos("un.jpg"), 1: "nouveau" }], {}, "DIFF"));
  expect(await continueAgency(needs(), { actor: agency.actor, importId: id })).toEqual({ ok: true });
  await storeAll();
  expect(await shown(agency)).toEqual(before);
});
