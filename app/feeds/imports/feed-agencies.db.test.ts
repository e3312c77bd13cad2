import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { listings } from "#db/schema/listings.ts";
import { changedHome, completeHomes, type FileHome, fileOf } from "#tests/factories/file-homes.ts";
import { type StockAgency, useStockImports } from "#tests/setup/data/stock-imports.ts";
import { rankOf } from "../poliris/ranks.ts";
import { acceptImport, claimImport, continueAgency } from "./run/use-cases/decide-on-import.server.ts";
import { showImport } from "./report/use-cases/show-import.server.ts";

const stock = useStockImports();
const { portal, needs, createAgency, send, findImport, importHomes, storeAll, linesOf, outcomesOf, listingsOf } = stock;

test("a file of several agencies is split; agencies without an owner wait until they are claimed", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const other = completeHomes(6, { 1: "autre" }).slice(4);
  const file = await send(agency, fileOf([...completeHomes(4), ...other]));
  const parts = await portal().db.select().from(imports).where(eq(imports.fileKey, file.fileKey)).orderBy(imports.id);
  expect(parts.map(({ state }) => state).toSorted()).toEqual(["running", "waiting"]);
  const waiting = parts.find(({ state }) => state === "waiting")!;
  expect(await claimImport(needs(), { actor: agency.actor, importId: waiting.id })).toEqual({ ok: true });
  await acceptImport(needs(), { actor: agency.actor, importId: waiting.id });
  await storeAll();
  expect(await listingsOf(agency)).toHaveLength(6);
});

test("another organisation cannot decide about an import", async () => {
  const [agency, other] = [await createAgency(), await createAgency()];
  const file = await send(agency, fileOf(completeHomes(4)));
  expect(await acceptImport(needs(), { actor: other.actor, importId: file.id })).toEqual({
    ok: false,
    code: "unknown",
  });
  await importHomes(agency, completeHomes(4));
  expect(await acceptImport(needs(), { actor: agency.actor, importId: file.id })).toEqual({
    ok: false,
    code: "changed",
  });
});

/** A file that has an agency's homes beside those of another. */
const shared = (homes: FileHome[]) => fileOf([...homes, ...completeHomes(3, { 1: "voisine" })]);

test("homes that an agency sends through two sources are not duplicated, whichever feed is older", async () => {
  const agency = await createAgency();
  const push = { sourceId: await openPush(agency) };
  const first = await send(push, shared(completeHomes(4)));
  await importHomes(agency, completeHomes(4));
  const own = await partOf(first, 4);
  expect(await claimImport(needs(), { actor: agency.actor, importId: own })).toEqual({ ok: true });
  // The next file that is pushed needs nobody, and adds to the homes that came by the page.
  await send(push, shared(completeHomes(5)));
  await storeAll();
  expect(await listingsOf(agency)).toHaveLength(5);
});

/** The import of a shared file that has so many lines. */
async function partOf({ fileKey }: { fileKey: string }, lines: number): Promise<number> {
  const parts = await portal().db.select().from(imports).where(eq(imports.fileKey, fileKey));
  const sizes = await Promise.all(parts.map(async ({ id }) => (await linesOf(id)).length));
  return parts[sizes.indexOf(lines)]!.id;
}

async function openPush({ advertiserId }: StockAgency): Promise<number> {
  const [made] = await portal()
    .db.insert(feedSources)
    .values({ advertiserId, kind: "push", keyHash: `of ${advertiserId}` })
    .returning();
  return made!.id;
}

test("the second accepted preview of an agency is compared with the homes of the first", async () => {
  const agency = await createAgency();
  const push = { sourceId: await openPush(agency) };
  const files = [await send(agency, fileOf(completeHomes(4))), await send(push, fileOf(completeHomes(4)))];
  for (const { id } of files) {
    await acceptImport(needs(), { actor: agency.actor, importId: id });
    await storeAll();
  }
  expect(await listingsOf(agency)).toHaveLength(4);
});

test("parking lines count for their own agency, even alone in a file, and not for another agency", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const parking = { [rankOf("type")]: "parking/box" };
  const file = await send(agency, fileOf([...completeHomes(4), ...completeHomes(2, { 1: "voisine", ...parking })]));
  await storeAll();
  expect(await outcomesOf(file.id)).toEqual(Array(4).fill("unchanged"));
  const only = await send(agency, fileOf(completeHomes(4, parking)));
  expect(only.state).toBe("held");
});

test("an organisation's own export, imported again, changes no home typed on the portal and withdraws none", async () => {
  const [agency, other] = [await createAgency(), await createAgency()];
  await importHomes(agency, completeHomes(4));
  await importHomes(other, completeHomes(8));
  const [typed] = await listingsOf(agency);
  await portal().db.update(listings).set({ advertiserId: other.advertiserId }).where(eq(listings.id, typed!.id));
  const before = await listingsOf(other);
  const [home] = completeHomes(1);
  const file = await importHomes(other, [
    changedHome(home!, { [rankOf("key")]: typed!.reference, [rankOf("title")]: "" }),
  ]);
  expect(await outcomesOf(file)).toEqual(["left"]);
  expect(await listingsOf(other)).toEqual(before);
});

test("an agency whose code has changed keeps its listings", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  const before = await listingsOf(agency);
  const file = await send(agency, fileOf(completeHomes(8, { 1: "nouveau" })));
  expect(file.state).toBe("preview");
  const shown = await showImport({ db: portal().db }, { id: file.id, advertiserId: agency.advertiserId });
  expect(shown!.preview!.like).toMatchObject({ homes: 8 });
  expect(await continueAgency(needs(), { actor: agency.actor, importId: file.id })).toEqual({ ok: true });
  await storeAll();
  expect(await listingsOf(agency)).toEqual(before);
  const next = await importHomes(agency, completeHomes(8, { 1: "nouveau" }));
  expect(await outcomesOf(next)).toEqual(Array(8).fill("unchanged"));
});

test("another agency of an organisation is not taken for an agency with a new code", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const other = completeHomes(12, { 1: "autre" }).slice(4);
  const file = await send(agency, fileOf(other));
  const shown = await showImport({ db: portal().db }, { id: file.id, advertiserId: agency.advertiserId });
  expect(shown!.preview!.like).toBeNull();
  expect(await continueAgency(needs(), { actor: agency.actor, importId: file.id })).toEqual({
    ok: false,
    code: "changed",
  });
});

test("a file that waited for its agency changes nothing once a later one was imported", async () => {
  const agency = await createAgency();
  const monday = await send({ sourceId: await openPush(agency) }, shared(completeHomes(4)), new Date("2026-11-23"));
  const own = await partOf(monday, 4);
  await importHomes(agency, completeHomes(6));
  await claimImport(needs(), { actor: agency.actor, importId: own });
  expect(await acceptImport(needs(), { actor: agency.actor, importId: own })).toEqual({ ok: false, code: "changed" });
  await storeAll();
  expect((await listingsOf(agency)).map(({ status }) => status)).toEqual(Array(6).fill("disponible"));
});

test("a file whose first column is not an agency code is refused, and creates no feed per line", async () => {
  const agency = await createAgency();
  const lines = completeHomes(201).map((home, index) => changedHome(home, { 1: `code ${index}` }));
  expect(await send(agency, fileOf(lines))).toMatchObject({ state: "refused", refusal: "too_many_agencies" });
});

test("a preview of a known agency that would withdraw many homes asks for confirmation", async () => {
  const agency = await createAgency();
  const push = { sourceId: await openPush(agency) };
  const sent = await send(push, shared(completeHomes(2)), new Date(Date.now() + 60_000));
  await importHomes(agency, completeHomes(8));
  const own = await partOf(sent, 2);
  await claimImport(needs(), { actor: agency.actor, importId: own });
  expect(await acceptImport(needs(), { actor: agency.actor, importId: own })).toEqual({ ok: true });
  expect(await findImport(own)).toMatchObject({ state: "held" });
  const renamed = await send(agency, fileOf(completeHomes(2, { 1: "nouveau" })));
  await continueAgency(needs(), { actor: agency.actor, importId: renamed.id });
  await storeAll();
  expect((await listingsOf(agency)).map(({ status }) => status)).toEqual(Array(8).fill("disponible"));
});

test("an agency keeps its homes under a new code, whichever source sent the code first", async () => {
  const agency = await createAgency();
  const push = { sourceId: await openPush(agency) };
  const byPush = await send(push, fileOf(completeHomes(8)));
  await acceptImport(needs(), { actor: agency.actor, importId: byPush.id });
  await storeAll();
  await send(agency, fileOf(completeHomes(8, { 1: "nouveau" })));
  const again = await send(push, fileOf(completeHomes(8, { 1: "nouveau" })));
  expect(await continueAgency(needs(), { actor: agency.actor, importId: again.id })).toEqual({ ok: true });
  await storeAll();
  expect(await listingsOf(agency)).toHaveLength(8);
});
