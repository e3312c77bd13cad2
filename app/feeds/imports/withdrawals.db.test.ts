import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { showImport } from "./report/use-cases/show-import.server.ts";
import { saveDraft } from "#app/publish/drafts/use-cases/save-draft.server.ts";
import { publishListing } from "#app/publish/publication/use-cases/publish-listing.server.ts";
import { changeListing } from "#app/requests/use-cases/change-listing.server.ts";
import { listings } from "#db/schema/listings.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { homeLine } from "#tests/factories/poliris-lines.ts";
import { completeHomes, fileOf, noPhotos, withoutDpe } from "#tests/factories/file-homes.ts";
import { type StockAgency, useStockImports } from "#tests/setup/data/stock-imports.ts";
import { rankOf } from "../poliris/ranks.ts";
import { acceptImport } from "./run/use-cases/decide-on-import.server.ts";

const TITLE = rankOf("title");

const stock = useStockImports();
const { portal, needs, createAgency, send, importHomes, storeAll, outcomesOf, problemsOf, listingsOf, draftsOf } =
  stock;

test("a home that leaves the file is withdrawn, and returns with its reference", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  const before = await listingsOf(agency);
  const without = await importHomes(agency, completeHomes(7));
  expect(await outcomesOf(without)).toEqual([...Array(7).fill("unchanged"), "withdrawn"]);
  expect((await listingsOf(agency)).at(-1)).toMatchObject({ status: "retiree" });
  const back = await importHomes(agency, completeHomes(8));
  expect(await outcomesOf(back)).toEqual([...Array(7).fill("unchanged"), "back"]);
  const { reference, slug, publishedAt } = before.at(-1)!;
  expect((await listingsOf(agency)).at(-1)).toMatchObject({ status: "disponible", reference, slug, publishedAt });
});

test.each([
  ["half of the homes", 20, 10],
  ["all but one home", 4, 1],
])("a file that would withdraw %s waits for a decision", async (_, count, left) => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(count));
  const file = await send(agency, fileOf(completeHomes(left)));
  expect(file.state).toBe("held");
  expect((await listingsOf(agency)).filter(({ status }) => status === "disponible")).toHaveLength(count);
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  await storeAll();
  expect((await listingsOf(agency)).filter(({ status }) => status === "disponible")).toHaveLength(left);
});

test("a home whose line is cut off stays, a home that becomes a parking is withdrawn", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const [first, second, ...others] = completeHomes(4);
  const cut = homeLine(...first!)
    .split("!#")
    .slice(0, 40)
    .join("!#");
  const parking = homeLine(second![0], second![1], { ...noPhotos, [rankOf("type")]: "parking/box" });
  const lines = [...others.map((home) => homeLine(...home)), cut, parking];
  const file = await send(agency, polirisArchive({ lines }));
  await storeAll();
  expect(await outcomesOf(file.id)).toEqual(["unchanged", "unchanged", "broken", "not_taken", "withdrawn"]);
});

test("a file that leaves many homes incomplete waits for a decision, like a file without these homes", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  // Plots have no energy figures.
  const file = await send(agency, fileOf(completeHomes(8, withoutDpe)));
  expect(file.state).toBe("held");
  expect(await onShow(agency)).toBe(8);
  const { missing } = (await showImport({ db: portal().db }, { id: file.id, advertiserId: agency.advertiserId }))!;
  expect(missing).toMatchObject({ total: 6 });
  await acceptImport(needs(), { actor: agency.actor, importId: file.id });
  await storeAll();
  expect([await onShow(agency), (await draftsOf(agency)).length]).toEqual([2, 6]);
});

test("homes that people have completed do not hold up a file that still leaves them incomplete", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8, withoutDpe));
  const drafts = await draftsOf(agency);
  expect(drafts).toHaveLength(6);
  const fields = { dpeStatus: "fait", energyClass: "D", energyValue: "180" };
  for (const { id: draftId } of drafts) {
    await saveDraft(needs(), { actor: agency.actor, draftId, fields });
    expect(await publishListing(needs(), { actor: agency.actor, draftId })).toEqual({ ok: true });
  }
  await importHomes(agency, completeHomes(8, withoutDpe));
  const file = await send(agency, fileOf(completeHomes(8, { ...withoutDpe, [TITLE]: "Autre titre" })));
  await storeAll();
  expect([file.state, await onShow(agency)]).toEqual(["running", 8]);
});

test.each([
  ["is too long to be read", (line: string) => line.replace("!#", `!#"${"x".repeat(300_000)}"!#`)],
  ["has too many columns", (line: string) => line + '!#""'.repeat(700)],
])("a line that %s takes no home off show", async (_, broken) => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  const [first, ...others] = completeHomes(8).map((home) => homeLine(...home));
  const file = await send(agency, polirisArchive({ lines: [broken(first!), ...others] }));
  await storeAll();
  expect(await outcomesOf(file.id)).toEqual(["broken", ...Array(7).fill("unchanged")]);
  expect(await onShow(agency)).toBe(8);
});

test("a home that now belongs to another organisation does not count as missing", async () => {
  const [agency, other] = [await createAgency(), await createAgency()];
  await importHomes(agency, completeHomes(8));
  const [first] = await listingsOf(agency);
  await portal().db.update(listings).set({ advertiserId: other.advertiserId }).where(eq(listings.id, first!.id));
  const file = await importHomes(agency, completeHomes(8).slice(1));
  expect(await outcomesOf(file)).toEqual(Array(7).fill("unchanged"));
  expect(await onShow(other)).toBe(1);
});

test("a home that somebody withdraws while its file is stored counts as withdrawn by hand, and stays withdrawn", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  const file = await send(agency, fileOf(completeHomes(7)));
  const last = (await listingsOf(agency)).at(-1)!;
  await changeListing(needs(), { actor: agency.actor, reference: last.reference, to: "retiree" });
  await storeAll();
  expect((await outcomesOf(file.id)).at(-1)).toBe("left");
  const back = await importHomes(agency, completeHomes(8));
  expect((await problemsOf(back)).at(-1)).toContainEqual(expect.objectContaining({ code: "withdrawn_by_hand" }));
});

test("a home that a file withdrew, and that somebody showed again and then withdrew, stays withdrawn", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  await importHomes(agency, completeHomes(7));
  const { reference } = (await listingsOf(agency)).at(-1)!;
  for (const to of ["disponible", "retiree"] as const)
    expect(await changeListing(needs(), { actor: agency.actor, reference, to })).toMatchObject({ ok: true });
  const file = await importHomes(agency, completeHomes(8));
  expect((await problemsOf(file)).at(-1)).toContainEqual(expect.objectContaining({ code: "withdrawn_by_hand" }));
  expect(await onShow(agency)).toBe(7);
});

test("a home that somebody shows again stays on show although files lack it, also after a pause", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  await importHomes(agency, completeHomes(7));
  const { reference } = (await listingsOf(agency)).at(-1)!;
  for (const to of ["disponible", "pause", "disponible"] as const)
    expect(await changeListing(needs(), { actor: agency.actor, reference, to })).toMatchObject({ ok: true });
  await importHomes(agency, completeHomes(7));
  expect(await onShow(agency)).toBe(8);
});

test("the draft of a home that somebody withdrew is deleted once the file lacks the home", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(8));
  await importHomes(agency, [...completeHomes(1, withoutDpe), ...completeHomes(8).slice(1)]);
  expect(await draftsOf(agency)).toHaveLength(1);
  const { reference } = (await listingsOf(agency))[0]!;
  expect(await changeListing(needs(), { actor: agency.actor, reference, to: "pause" })).toMatchObject({ ok: true });
  for (const outcomes of [["left"], []]) {
    const file = await importHomes(agency, completeHomes(8).slice(1));
    expect((await outcomesOf(file)).filter((outcome) => outcome !== "unchanged")).toEqual(outcomes);
    expect(await draftsOf(agency)).toEqual([]);
  }
});

const onShow = async (agency: Pick<StockAgency, "advertiserId">) =>
  (await listingsOf(agency)).filter(({ status }) => status === "disponible").length;
