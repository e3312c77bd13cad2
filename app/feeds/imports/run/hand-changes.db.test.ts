import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { discardDraft } from "#app/publish/drafts/use-cases/discard-draft.server.ts";
import { saveDraft } from "#app/publish/drafts/use-cases/save-draft.server.ts";
import { publishListing } from "#app/publish/publication/use-cases/publish-listing.server.ts";
import { changeListing } from "#app/requests/use-cases/change-listing.server.ts";
import { discardedDrafts } from "#db/schema/drafts.ts";
import { feeds, importLines } from "#db/schema/feeds.ts";
import { listings } from "#db/schema/listings.ts";
import { mailsTo } from "#tests/setup/data/request-needs.ts";
import { createMedia } from "#tests/factories/media.ts";
import { changedHome, completeHomes, type FileHome, noPhotos, withoutDpe } from "#tests/factories/file-homes.ts";
import { type StockAgency, useStockImports } from "#tests/setup/data/stock-imports.ts";
import { setListingPhotos } from "#app/publish/publication/publishing.repository.server.ts";
import { keepFields } from "./use-cases/keep-fields.server.ts";
import { findDraftPhotos, findListingPhotos, setDraftPhotos } from "./feed-drafts.repository.server.ts";
import { rankOf } from "../../poliris/ranks.ts";

const TITLE = rankOf("title");

const stock = useStockImports();
const { portal, needs, createAgency, importHomes, linesOf, outcomesOf, problemsOf, listingsOf, draftsOf } = stock;

describe("a title changed by hand", () => {
  test.each([
    ["is kept", ["title"], "À la main", "kept"],
    ["is replaced", [], "Du fichier", "replaced"],
  ])("%s as the agency chose, and the report says so", async (_, keptFields, title, byHand) => {
    const agency = await createAgency();
    await importHomes(agency, completeHomes(4));
    await portal().db.update(feeds).set({ keptFields }).where(eq(feeds.advertiserId, agency.advertiserId));
    const [first] = await listingsOf(agency);
    await portal().db.update(listings).set({ title: "À la main" }).where(eq(listings.id, first!.id));
    const [home, ...others] = completeHomes(4);
    const file = await importHomes(agency, [[home![0], home![1], { ...noPhotos, [TITLE]: "Du fichier" }], ...others]);
    expect((await listingsOf(agency))[0]).toMatchObject({ title });
    const [line] = await portal()
      .db.select()
      .from(importLines)
      .where(eq(importLines.importId, file))
      .orderBy(importLines.id);
    expect(line!.changes).toMatchObject([{ field: "title", byHand }]);
    // The next file has the same effect.
    const next = { ...noPhotos, [TITLE]: "Du fichier suivant" };
    await importHomes(agency, [[home![0], home![1], next], ...others]);
    expect((await listingsOf(agency))[0]).toMatchObject({ title: byHand === "kept" ? title : "Du fichier suivant" });
  });
});

test.each([
  ["cedee", "sold_or_let"],
  ["retiree", "withdrawn_by_hand"],
] as const)("a home that was moved to « %s » by hand stays there: %s", async (to, code) => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const [first] = await listingsOf(agency);
  const moved = await changeListing(needs(), { actor: agency.actor, reference: first!.reference, to });
  expect(moved.ok).toBe(true);
  const [home, ...others] = completeHomes(4);
  const file = await importHomes(agency, [[home![0], home![1], { ...noPhotos, [TITLE]: "Autre titre" }], ...others]);
  expect((await outcomesOf(file))[0]).toBe("left");
  expect((await problemsOf(file))[0]).toContainEqual(expect.objectContaining({ code }));
});

/** The house of a file without its energy figures, and three complete homes. */
const incomplete = (changed = {}): FileHome[] => {
  const [first, ...others] = completeHomes(4);
  return [changedHome(first!, { ...withoutDpe, ...changed }), ...others];
};
const typed = { dpeStatus: "fait", energyClass: "D", energyValue: "180" };

/** Has somebody type into the draft of the first home. */
async function complete(agency: StockAgency, fields: Record<string, string>): Promise<string> {
  const [draft] = await draftsOf(agency);
  expect(await saveDraft(needs(), { actor: agency.actor, draftId: draft!.id, fields })).toMatchObject({ ok: true });
  return draft!.id;
}

const onShow = async (agency: StockAgency) =>
  (await listingsOf(agency)).filter(({ status }) => status === "disponible").length;

describe("a home that its file leaves incomplete", () => {
  test.each([
    ["says the same", {}],
    ["changes it elsewhere", { [TITLE]: "Autre titre" }],
  ])("stays on show once somebody has completed and published it, although a later file %s", async (_, changed) => {
    const agency = await createAgency();
    await importHomes(agency, incomplete());
    const draftId = await complete(agency, typed);
    expect(await publishListing(needs(), { actor: agency.actor, draftId })).toEqual({ ok: true });
    await importHomes(agency, incomplete(changed));
    expect([await onShow(agency), await draftsOf(agency)]).toEqual([4, []]);
  });

  test("keeps the fields typed into its draft, and takes the fields that its file changes", async () => {
    const agency = await createAgency();
    await importHomes(agency, incomplete());
    await complete(agency, { yearBuilt: "1987" });
    for (const title of ["", "Titre du fichier"]) {
      const file = await importHomes(agency, incomplete(title ? { [TITLE]: title } : {}));
      expect(await outcomesOf(file)).toEqual(["draft", ...Array(3).fill("unchanged")]);
      const [draft] = await draftsOf(agency);
      expect(draft!.form).toMatchObject({ yearBuilt: "1987", ...(title ? { title } : {}) });
    }
  });

  test("is published by the person who completed it, not by a file that is still incomplete", async () => {
    const agency = await createAgency();
    await importHomes(agency, incomplete());
    const draftId = await complete(agency, typed);
    await importHomes(agency, incomplete({ [TITLE]: "Autre titre" }));
    expect([await onShow(agency), (await draftsOf(agency)).map(({ id }) => id)]).toEqual([3, [draftId]]);
  });

  test("leads a person with the open draft to the listing once its file is complete", async () => {
    const agency = await createAgency();
    await importHomes(agency, incomplete());
    const draftId = await complete(agency, { quartier: "Graslin" });
    await importHomes(agency, completeHomes(4));
    const late = await saveDraft(needs(), { actor: agency.actor, draftId, fields: { quartier: "Zola" } });
    expect([late, await draftsOf(agency)]).toEqual([{ ok: false, code: "published" }, []]);
  });

  test("causes one mail, and another one when its file has changed", async () => {
    const agency = await createAgency();
    const told = async () => (await mailsTo(portal().db, agency.actor.account.email)).length;
    await importHomes(agency, incomplete());
    expect(await told()).toBe(1);
    await importHomes(agency, incomplete());
    expect(await told()).toBe(1);
    await importHomes(agency, incomplete({ [TITLE]: "Autre titre" }));
    expect(await told()).toBe(2);
  });

  test("does not come back once its draft was discarded, until its file changes", async () => {
    const agency = await createAgency();
    await importHomes(agency, incomplete());
    const [draft] = await draftsOf(agency);
    await discardDraft(needs(), { actor: agency.actor, draftId: draft!.id });
    // The portal deletes this record after a week.
    await portal().db.delete(discardedDrafts);
    await importHomes(agency, incomplete());
    expect(await draftsOf(agency)).toEqual([]);
    await importHomes(agency, incomplete({ [TITLE]: "Autre titre" }));
    const [again] = await draftsOf(agency);
    expect(await saveDraft(needs(), { actor: agency.actor, draftId: again!.id, fields: typed })).toMatchObject({
      ok: true,
    });
    expect(await publishListing(needs(), { actor: agency.actor, draftId: again!.id })).toEqual({ ok: true });
  });

  test("is withdrawn when it leaves the file after its publication; before that, its draft is deleted", async () => {
    const agency = await createAgency();
    await importHomes(agency, incomplete());
    const draftId = await complete(agency, typed);
    await publishListing(needs(), { actor: agency.actor, draftId });
    await importHomes(agency, completeHomes(4).slice(1));
    expect(await onShow(agency)).toBe(3);

    const other = await createAgency();
    await importHomes(other, incomplete());
    await importHomes(other, completeHomes(4).slice(1));
    expect(await draftsOf(other)).toEqual([]);
    // The draft is back once the file has the home again.
    await importHomes(other, incomplete());
    expect(await draftsOf(other)).toHaveLength(1);
  });
});

test("a price changed by hand is replaced by the next file, although that file equals the last one", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const [before] = await listingsOf(agency);
  await portal()
    .db.update(listings)
    .set({ price: before!.price - 1_000_00, updatedAt: new Date(Date.now() + 1_000) })
    .where(eq(listings.id, before!.id));
  const file = await importHomes(agency, completeHomes(4));
  expect(await outcomesOf(file)).toEqual(["changed", ...Array(3).fill("unchanged")]);
  expect((await linesOf(file))[0]!.changes).toMatchObject([{ field: "price", byHand: "replaced" }]);
  expect((await listingsOf(agency))[0]!.price).toBe(before!.price);
});

test("a change by hand that is kept does not update the listing with each file", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  await portal()
    .db.update(feeds)
    .set({ keptFields: ["title"] })
    .where(eq(feeds.advertiserId, agency.advertiserId));
  const [before] = await listingsOf(agency);
  const updatedAt = new Date(Date.now() + 1_000);
  await portal().db.update(listings).set({ title: "À la main", updatedAt }).where(eq(listings.id, before!.id));
  const file = await importHomes(agency, completeHomes(4));
  expect(await outcomesOf(file)).toEqual(Array(4).fill("unchanged"));
  expect((await linesOf(file))[0]!.changes).toEqual([{ field: "title", byHand: "kept" }]);
  expect((await listingsOf(agency))[0]!.updatedAt).toEqual(updatedAt);
});

test("a draft that its file completes goes online with its typed fields and arranged photos", async () => {
  const agency = await createAgency();
  await importHomes(agency, incomplete());
  const draftId = await complete(agency, { quartier: "Graslin" });
  const { id: mediaId } = await createMedia(portal().db);
  await setDraftPhotos(portal().db, draftId, [{ mediaId, alt: "Façade" }]);
  await importHomes(agency, incomplete({ [TITLE]: "Autre titre" }));
  expect(await findDraftPhotos(portal().db, draftId)).toEqual([{ mediaId, alt: "Façade" }]);
  await importHomes(agency, completeHomes(4));
  const home = (await listingsOf(agency)).at(-1)!;
  expect(home).toMatchObject({ quartier: "Graslin", photoCount: 1, status: "disponible" });
  expect(await draftsOf(agency)).toEqual([]);
});

test("photos that somebody adds to a home stay, where its file has none", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const [home] = await listingsOf(agency);
  const { id: mediaId } = await createMedia(portal().db);
  await setListingPhotos(portal().db, home!.id, [{ mediaId, alt: "" }]);
  await portal()
    .db.update(listings)
    .set({ updatedAt: new Date(Date.now() + 1_000) })
    .where(eq(listings.id, home!.id));
  const file = await importHomes(agency, completeHomes(4));
  expect((await linesOf(file))[0]).toMatchObject({
    outcome: "unchanged",
    changes: [{ field: "photos", byHand: "kept" }],
  });
  expect(await findListingPhotos(portal().db, home!.id)).toEqual([{ mediaId, alt: "" }]);
});

test("a home that its file left incomplete, and somebody put on show again, is withdrawn when it leaves the file", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  await importHomes(agency, incomplete());
  expect(await onShow(agency)).toBe(3);
  const draftId = await complete(agency, typed);
  expect(await publishListing(needs(), { actor: agency.actor, draftId })).toEqual({ ok: true });
  expect(await onShow(agency)).toBe(4);
  await importHomes(agency, completeHomes(4).slice(1));
  expect(await onShow(agency)).toBe(3);
});

test("a home that its file leaves incomplete stays withdrawn with the same file, also once its draft is discarded", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  for (let file = 0; file < 2; file++) await importHomes(agency, incomplete());
  expect([await onShow(agency), (await draftsOf(agency)).length]).toEqual([3, 1]);
  const [draft] = await draftsOf(agency);
  await discardDraft(needs(), { actor: agency.actor, draftId: draft!.id });
  await importHomes(agency, incomplete());
  expect([await onShow(agency), (await draftsOf(agency)).length]).toEqual([3, 0]);
});

test("a field that is no longer kept takes the file's value with the next file", async () => {
  const agency = await createAgency();
  await importHomes(agency, completeHomes(4));
  const [home] = await listingsOf(agency);
  const [feed] = await portal().db.select().from(feeds).where(eq(feeds.advertiserId, agency.advertiserId));
  const keep = (names: string[]) => keepFields(needs(), { actor: agency.actor, feedId: feed!.id, names });
  await keep(["title"]);
  await portal().db.update(listings).set({ title: "À la main" }).where(eq(listings.id, home!.id));
  await importHomes(agency, completeHomes(4));
  expect((await listingsOf(agency))[0]!.title).toBe("À la main");
  await keep([]);
  await importHomes(agency, completeHomes(4));
  expect((await listingsOf(agency))[0]!.title).toBe(home!.title);
});

test("incomplete homes of files do not prevent a person from beginning a draft", async () => {
  const agency = await createAgency();
  await importHomes(
    agency,
    completeHomes(410, withoutDpe).filter(([kind]) => kind !== "plot"),
  );
  expect((await draftsOf(agency)).length).toBeGreaterThan(300);
  const begun = { actor: agency.actor, draftId: randomUUID(), fields: { type: "maison" } };
  expect(await saveDraft(needs(), begun)).toMatchObject({ ok: true });
});
