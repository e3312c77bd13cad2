import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { advanceRun, findOpenRuns } from "#db/runs.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { importLines, imports } from "#db/schema/feeds.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeLine } from "#tests/factories/poliris-lines.ts";
import { mailsTo } from "#tests/setup/data/request-needs.ts";
import {
  changedHome,
  completeHomes,
  type FileHome,
  fileOf,
  noPhotos,
  withoutDpe,
} from "#tests/factories/file-homes.ts";
import { useStockImports } from "#tests/setup/data/stock-imports.ts";
import { readingMs } from "../files/limits.ts";
import { rankOf } from "../poliris/ranks.ts";
import { lockFeed } from "./feeds.repository.server.ts";
import type { HomeOutlook } from "./import.ts";
import { lockImport } from "./imports.repository.server.ts";
import { acceptImport, claimImport } from "./run/use-cases/decide-on-import.server.ts";
import { deleteOldImports } from "./arrival/use-cases/delete-old-imports.server.ts";
import { readStock } from "./arrival/use-cases/read-stock.server.ts";
import { receiveFile } from "./arrival/use-cases/receive-file.server.ts";
import { showImport } from "./report/use-cases/show-import.server.ts";
import { storeStock } from "./run/use-cases/store-stock.server.ts";

const PRICE = rankOf("price");
const FEES_PAYER = rankOf("feesPayer");

const stock = useStockImports();
const {
  portal,
  needs,
  createAgency,
  receive,
  findImport,
  send,
  importHomes,
  storeAll,
  outcomesOf,
  problemsOf,
  listingsOf,
} = stock;

test("the first file waits for somebody, then all of its homes go online", async () => {
  const agency = await createAgency();
  const file = await send(agency, fileOf(completeHomes(8)));
  expect(file.state).toBe("preview");
  expect(await listingsOf(agency)).toEqual([]);
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  await storeAll();
  expect(await outcomesOf(file.id)).toEqual(Array(8).fill("new"));
  expect((await listingsOf(agency)).map(({ status }) => status)).toEqual(Array(8).fill("disponible"));
  expect((await findImport(file.id)).state).toBe("done");
});

test("a flat in copropriété goes online without its Carrez area, and the agency is asked for the area", async () => {
  const agency = await createAgency();
  const file = await importHomes(agency, [["flat", 1, noPhotos]]);
  expect(await outcomesOf(file)).toEqual(["new"]);
  expect(await problemsOf(file)).toEqual([[{ field: "carrezArea", code: "carrezRequired", isError: false }]]);
});

test("a home that breaks the law becomes a draft with its reasons, which is gone once a corrected file publishes the home", async () => {
  const agency = await createAgency();
  const [first, ...others] = completeHomes(4);
  const wrong: FileHome = [first![0], first![1], { ...noPhotos, ...withoutDpe }];
  const file = await importHomes(agency, [wrong, ...others]);
  expect(await outcomesOf(file)).toEqual(["draft", "new", "new", "new"]);
  const [draft] = await portal()
    .db.select()
    .from(listingDrafts)
    .where(eq(listingDrafts.advertiserId, agency.advertiserId));
  expect(draft!.form).toMatchObject({ commune: expect.stringContaining("("), type: "maison" });
  expect((await problemsOf(file))[0]).toContainEqual(expect.objectContaining({ isError: true }));
  expect(await mailsTo(portal().db, agency.actor.account.email)).toMatchObject([
    { subject: expect.stringContaining("compléter") },
  ]);
  // Corrected in the software, it goes online and its draft is gone.
  const corrected = await importHomes(agency, completeHomes(4));
  expect(await outcomesOf(corrected)).toEqual(["new", "unchanged", "unchanged", "unchanged"]);
  expect(
    await portal().db.select().from(listingDrafts).where(eq(listingDrafts.advertiserId, agency.advertiserId)),
  ).toEqual([]);
});

test("the same file again changes nothing", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  const before = await listingsOf(agency);
  const again = await importHomes(agency, completeHomes(8));
  expect(await outcomesOf(again)).toEqual(Array(8).fill("unchanged"));
  expect(await listingsOf(agency)).toEqual(before);
});

test("a price changed in the file is changed on the portal, with its history", async () => {
  const agency = await createAgency();
  const sold = (price: number): FileHome => ["house", 1, { ...noPhotos, [PRICE]: String(price), [FEES_PAYER]: "2" }];
  await importHomes(agency, [sold(300_000)]);
  const file = await importHomes(agency, [sold(290_000)]);
  expect(await outcomesOf(file)).toEqual(["changed"]);
  expect(await listingsOf(agency)).toMatchObject([{ price: 29_000_000 }]);
  const [line] = await portal().db.select().from(importLines).where(eq(importLines.importId, file));
  expect(line!.changes).toEqual([{ field: "price", byHand: null, from: "300000", to: "290000" }]);
});

test.each([
  ["cut in the middle", fileOf(completeHomes(4)).subarray(0, 700), "truncated"],
  ["of something else", Buffer.from("bonjour"), "not_an_archive"],
  ["without a listing", polirisArchive({ lines: ['"a"!#"b"!#"c"'] }), "foreign"],
])("a file %s changes nothing, and is reported by mail", async (_, bytes, refusal) => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const file = await send(agency, bytes);
  expect(file).toMatchObject({ state: "refused", refusal });
  expect((await listingsOf(agency)).map(({ status }) => status)).toEqual(Array(4).fill("disponible"));
  expect(await mailsTo(portal().db, agency.actor.account.email)).toMatchObject([
    { subject: expect.stringContaining("non importé") },
  ]);
});

test("a file that is older than the last one changes nothing", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const file = await send(agency, fileOf(completeHomes(5)), new Date("2026-01-01"));
  expect(file).toMatchObject({ state: "refused", refusal: "older" });
});

test("a file that is read twice at once, and chunks that are done twice, store each home once", async () => {
  const agency = await createAgency();
  const received = await receive(agency, fileOf([...completeHomes(8), ...completeHomes(10, { 1: "autre" }).slice(8)]));
  await Promise.all([readStock(needs(), received), readStock(needs(), received)]);
  const [own] = await portal()
    .db.select()
    .from(imports)
    .where(eq(imports.sourceId, agency.sourceId))
    .orderBy(imports.id);
  await claimImport(needs(), { actor: agency.actor, importId: own!.id });
  await acceptImport(needs(), { actor: agency.actor, importId: own!.id });
  const [run] = await findOpenRuns(portal().db);
  const chunk = () => portal().db.transaction((tx) => advanceRun(tx, { run: run!.id, step: 0 }, storeStock(needs())));
  await Promise.all([chunk(), chunk()]);
  await storeAll();
  expect((await listingsOf(agency)).length).toBe((await outcomesOf(own!.id)).length);
});

test("a first file has the outcome that its preview shows", async () => {
  const agency = await createAgency();
  const [first, ...others] = completeHomes(4);
  const wrong: FileHome = [first![0], first![1], { ...noPhotos, ...withoutDpe }];
  const file = await send(agency, fileOf([wrong, ...others]));
  const linesOf = () =>
    portal().db.select().from(importLines).where(eq(importLines.importId, file.id)).orderBy(importLines.id);
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
  const later = await send(agency, fileOf(completeHomes(5)));
  const [line] = await portal().db.select().from(importLines).where(eq(importLines.importId, later.id));
  expect(line!.outlook).toBeNull();
});

test.each([
  ["the first one arrives and is read first", ["first", "second"], ["first", "second"]],
  ["the first one is read last", ["first", "second"], ["second", "first"]],
  ["the first one arrives last", ["second", "first"], ["second", "first"]],
])(
  "if two files arrive at once, the later one counts, and the other is marked as replaced: %s",
  async (_, arrivals, readings) => {
    const { sourceId } = await createAgency();
    const goOn = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
    const receive = (name: "first" | "second") => {
      const content = fileOf(completeHomes(name === "first" ? 4 : 5));
      async function* slowly() {
        yield content.subarray(0, 100);
        await goOn[name].promise;
        yield content.subarray(100);
      }
      return receiveFile(needs(), { sourceId, fileName: `${name}.zip`, bytes: slowly() });
    };
    const noted = async () =>
      (await portal().db.select().from(imports).where(eq(imports.sourceId, sourceId)).orderBy(imports.id)).map(
        ({ fileName, state }) => `${fileName} ${state}`,
      );
    const received = { first: receive("first"), second: null as ReturnType<typeof receive> | null };
    await expect.poll(noted).toEqual(["first.zip receiving"]);
    received.second = receive("second");
    await expect.poll(noted).toHaveLength(2);
    for (const name of arrivals as ("first" | "second")[]) {
      goOn[name].resolve();
      expect(await received[name]).toMatchObject({ ok: true });
    }
    for (const name of readings as ("first" | "second")[]) await readStock(needs(), (await received[name])!.importId);
    expect(await noted()).toEqual(["first.zip replaced", "second.zip preview"]);
  },
);

test("a file that takes too long for its size is refused; a file whose portal stops is read again", async () => {
  const agency = await createAgency();
  const id = await receive(agency, fileOf(completeHomes(3)));
  const stopped = AbortSignal.abort(new Error("the portal ends"));
  await expect(readStock(needs(), id, { signal: stopped })).rejects.toThrow("the portal ends");
  expect(await findImport(id)).toMatchObject({ state: "reading" });
  await readStock(needs(), id, { deadline: AbortSignal.abort() });
  expect(await findImport(id)).toMatchObject({ state: "refused", refusal: "too_slow" });
  // An announced size buys nothing: only what has arrived counts.
  expect([readingMs(0), readingMs(6_100_000), readingMs(2 ** 31)]).toEqual([120_000, 181_000, 3_000_000]);
});

test("photos of the archive are stored with their home, and not a second time", async () => {
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
  expect(await outcomesOf(again.id)).toEqual(["unchanged"]);
  // Nothing of the files is left.
  await deleteOldImports({ ...needs(), log: pino({ level: "silent" }) }, AbortSignal.timeout(60_000));
  for (const { fileKey } of [file, again])
    expect(await readdir(join(portal().folder, "media", "imports", fileKey)).catch(() => [])).toEqual([]);
});

test("a home that the database refuses is skipped and reported; all others are stored", async () => {
  const agency = await createAgency();
  await portal().db.$client.query("alter table listings add constraint no_such_title check (title <> 'Refusé')");
  const [first, ...others] = completeHomes(4);
  const file = await importHomes(agency, [changedHome(first!, { [rankOf("title")]: "Refusé" }), ...others]);
  expect(await outcomesOf(file)).toEqual(["left", "new", "new", "new"]);
  expect((await problemsOf(file))[0]).toContainEqual(expect.objectContaining({ code: "failed" }));
  // The next file has the home again, and the database no longer refuses it.
  await portal().db.$client.query("alter table listings drop constraint no_such_title");
  await importHomes(agency, [changedHome(first!, { [rankOf("title")]: "Refusé" }), ...others]);
  expect(await listingsOf(agency)).toHaveLength(4);
});

test("a chunk and somebody who decides about a file of the same feed wait for each other in turn", async () => {
  const agency = await createAgency();
  const file = await send(agency, fileOf(completeHomes(4)));
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  const [run] = await findOpenRuns(portal().db);
  const { feedId } = await findImport(file.id);
  const waiting = async () => {
    const { rows } = await portal().db.$client.query("select from pg_locks where not granted");
    return rows.length;
  };
  const chunk = await portal().db.transaction(async (tx) => {
    await lockFeed(tx, feedId!);
    const storing = portal().db.transaction((other) =>
      advanceRun(other, { run: run!.id, step: 0 }, storeStock(needs())),
    );
    await expect.poll(waiting).toBe(1);
    // The transaction that locked the feed can lock the import, which the chunk has not locked yet.
    await lockImport(tx, file.id);
    return { storing };
  });
  await chunk.storing;
  expect(await outcomesOf(file.id)).toEqual(Array(4).fill("new"));
});

test("a preview shows an agency without a name the name under which its homes would appear", async () => {
  for (const [agencyName, nameless] of [
    [null, "Claire Guérin"],
    ["Agence du Port", null],
  ]) {
    const agency = await createAgency({
      agencyName,
      role: "agent-commissionnaire",
      firstName: "Claire",
      familyName: "Guérin",
    });
    const file = await send(agency, fileOf(completeHomes(1)));
    const shown = await showImport({ db: portal().db }, { id: file.id, advertiserId: agency.advertiserId });
    expect(shown!.preview).toMatchObject({ nameless });
  }
});
