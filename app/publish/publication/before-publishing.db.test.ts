import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { createDraft, flatForm } from "#tests/factories/drafts.ts";
import { publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findCommuneNamed } from "../form/places.repository.server.ts";
import { openDraft } from "../drafts/use-cases/open-draft.server.ts";
import { previewListing } from "./use-cases/preview-listing.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, listingsOf, published } = publishingOn(() => database.db);

describe("before publishing", () => {
  test("the preview shows the page that would be published, and stores nothing", async () => {
    const who = await account();
    const draftId = await createDraft(database.db, {
      userId: who.id,
      form: flatForm({ title: "", dpeStatus: "" }),
      photos: 1,
    });
    const opened = await openDraft(needs(), { actor: await actorOf(database.db, who), draftId });
    if (!opened.ok || opened.kind !== "open") throw new Error("not open");
    const preview = await previewListing(needs(), { actor: await actorOf(database.db, who), opened });
    expect(preview).toMatchObject({
      ok: true,
      listing: {
        price: { amount: 28_500_000 },
        place: { address: null, communeName: "Nantes" },
        photos: [{ alt: "Photo 1" }],
        agent: { name: `${who.firstName} ${who.familyName}` },
      },
    });
    expect(await listingsOf(who)).toEqual([]);
    const empty = await openDraft(needs(), { actor: await actorOf(database.db, who), draftId: randomUUID() });
    if (!empty.ok || empty.kind !== "open") throw new Error("not open");
    expect(await previewListing(needs(), { actor: await actorOf(database.db, who), opened: empty })).toEqual({
      ok: false,
      code: "too_little",
      missing: ["transaction", "type", "commune", "price"],
    });
  });

  test("Paris, Lyon and Marseille require an arrondissement", async () => {
    expect((await findCommuneNamed(database.db, "Lyon"))!.hasArrondissements).toBe(true);
    expect((await findCommuneNamed(database.db, "Lyon 3e"))!.hasArrondissements).toBe(false);
    expect(await findCommuneNamed(database.db, "qqqqzzzzxx")).toBeNull();
  });

  test("the record of a published draft is deleted with its listing", async () => {
    const { listing, draftId } = await published(await account());
    await database.db.delete(listings).where(eq(listings.id, listing.id));
    expect(await database.db.select().from(publishedDrafts).where(eq(publishedDrafts.draftId, draftId))).toEqual([]);
  });
});
