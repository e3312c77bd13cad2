import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import type { Account } from "#app/account/account.ts";
import { findListingPrices } from "#app/listings/prices/listing-prices.repository.server.ts";
import { memberships } from "#db/schema/advertisers.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { listingDetails, listings } from "#db/schema/listings.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { flatForm, rentalForm } from "#tests/factories/drafts.ts";
import { createRequest } from "#tests/factories/requests.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { NOW, publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { saveDraftFields } from "../drafts/drafts.repository.server.ts";
import { editListing } from "../drafts/use-cases/edit-listing.server.ts";
import { type ChangedPrice, changePrice } from "./use-cases/change-price.server.ts";
import { publishListing } from "./use-cases/publish-listing.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, published } = publishingOn(() => database.db);
const later = (hours: number) => ({ ...needs(), clock: () => new Date(NOW.getTime() + hours * 3_600_000) });

/** A published listing, by default a flat at 285,000 €, and how to change its price two days later. */
async function openListing({ form, userType }: { form?: DraftForm; userType?: Account["userType"] } = {}) {
  const { db } = database;
  const who = await account(userType);
  const { listing } = await published(who, form);
  const { id, reference, advertiserId } = listing;
  const actor = await actorOf(db, who);
  type Asked = { confirmed?: string | null; as?: Person; hours?: number };
  const ask = (typed: string, { confirmed = null, as = actor, hours = 48 }: Asked = {}) =>
    changePrice(later(hours), { actor: as, reference, typed, confirmed });
  const change = async (typed: string, asked: Asked = {}) => {
    const confirmed = planOf(await ask(typed, asked)).fingerprint;
    expect(await ask(typed, { ...asked, confirmed })).toMatchObject({ ok: true });
  };
  const stored = async () => {
    const [row] = await db.select().from(listings).where(eq(listings.id, id));
    const [details] = await db.select().from(listingDetails).where(eq(listingDetails.listingId, id));
    const { price, previousPrice, priceChangedAt, updatedAt } = row!;
    const { priceWithoutFees, rentBase, deposit } = details!;
    return { price, previousPrice, priceChangedAt, updatedAt, priceWithoutFees, rentBase, deposit };
  };
  const events = async () => {
    const { rows } = await db.execute(sql`
      select kind, price::int, former_price::int as former from listing_events
      where listing_id = ${id} and kind <> 'changed' order by id`);
    return rows;
  };
  const prices = async () => (await findListingPrices(db, id)).map(({ price }) => price / 100);
  const draft = async () => {
    const opened = await editListing(needs(), { actor, reference });
    if (!opened.ok) throw new Error(opened.code);
    return opened.draftId;
  };
  return { who, actor, id, reference, advertiserId, ask, change, stored, events, prices, draft };
}

function planOf(answer: ChangedPrice) {
  if (answer.ok || answer.code !== "confirm") throw new Error(JSON.stringify(answer));
  return answer.plan;
}

const formOf = async (draftId: string) =>
  (await database.db.select().from(listingDrafts).where(eq(listingDrafts.id, draftId)))[0]!.form;

test("a price is stored, with history, drop and event, once its author has confirmed the consequences", async () => {
  const { ask, stored, events, prices } = await openListing();
  const answer = await ask("275k");
  expect(planOf(answer)).toMatchObject({ from: 28_500_000, to: 27_500_000, kind: "drop", figures: {}, threads: 0 });
  expect(answer).toMatchObject({ isOutdated: false, event: { kind: "cheaper", price: 27_500_000 } });
  expect([await prices(), (await events()).length]).toEqual([[285_000], 1]);
  expect(await ask("275 000 €", { confirmed: planOf(answer).fingerprint })).toMatchObject({
    ok: true,
    price: 27_500_000,
  });
  const at = later(48).clock();
  expect(await stored()).toMatchObject({
    price: 27_500_000,
    previousPrice: 28_500_000,
    priceChangedAt: at,
    updatedAt: at,
  });
  expect(await prices()).toEqual([285_000, 275_000]);
  expect((await events()).at(-1)).toEqual({ kind: "cheaper", price: 27_500_000, former: 28_500_000 });
});

test("a rise ends a drop, is announced in the open threads, and is mailed to nobody", async () => {
  const { id, ask, change, stored, events, prices } = await openListing();
  await change("275 000");
  const request = await createRequest(database.db, { listingId: id });
  const plan = await ask("280 000", { hours: 60 });
  expect(plan).toMatchObject({ event: null, plan: { kind: "rise", endsDrop: true, threads: 1 } });
  await change("280 000", { hours: 60 });
  expect(await stored()).toMatchObject({ price: 28_000_000, previousPrice: null, priceChangedAt: null });
  expect(await prices()).toEqual([285_000, 275_000, 280_000]);
  expect(await events()).toHaveLength(2);
  const { rows } = await database.db.execute(
    sql`select previous_amount::int as "from", amount::int as "to" from request_events
      where request_id = ${request.id} and step = 'prix_modifie'`,
  );
  expect(rows).toEqual([{ from: 27_500_000, to: 28_000_000 }]);
});

test("nobody else changes a price: another advertiser, an assistant, a member who left meanwhile", async () => {
  const { db } = database;
  const { ask, stored, advertiserId } = await openListing();
  const stranger = await openListing();
  const confirmed = planOf(await ask("270 000")).fingerprint;
  expect(await ask("270 000", { as: stranger.actor, confirmed })).toEqual({ ok: false, code: "unknown" });
  const member = async (role: "agent" | "assistant") => {
    const user = await createUser(db);
    await db.insert(memberships).values({ advertiserId, userId: user.id, role });
    return actorOf(db, user);
  };
  expect(await ask("270 000", { as: await member("assistant"), confirmed })).toEqual({
    ok: false,
    code: "not_allowed",
  });
  const agent = await member("agent");
  await db.delete(memberships).where(eq(memberships.userId, agent.account.id));
  expect(await ask("270 000", { as: agent, confirmed })).toEqual({ ok: false, code: "unknown" });
  expect(await stored()).toMatchObject({ price: 28_500_000 });
  expect(await ask("270 000", { as: await member("agent"), confirmed })).toMatchObject({ ok: true });
});

test.each([
  ["", "notANumber"],
  ["environ 200", "notANumber"],
  ["-5", "negative"],
  ["0", "tooSmall"],
  ["3 000 000 000", "tooLarge"],
])("« %s » is no price: %s", async (typed, problem) => {
  const { ask } = await sharedListing();
  expect(await ask(typed)).toEqual({ ok: false, code: "no_price", problem });
});

let shared: ReturnType<typeof openListing> | undefined;
const sharedListing = () => (shared ??= openListing());

test("the same price is no change; only homes on show have their price changed so", async () => {
  const { id, ask, stored } = await openListing();
  expect(await ask("285 000,00 €")).toEqual({ ok: false, code: "same" });
  for (const status of ["retiree", "transmis"] as const) {
    await database.db.update(listings).set({ status }).where(eq(listings.id, id));
    expect(await ask("270 000"), status).toEqual({ ok: false, code: "not_on_show" });
  }
  await database.db.update(listings).set({ status: "en_negociation" }).where(eq(listings.id, id));
  const { fingerprint: confirmed } = planOf(await ask("270 000"));
  expect(await ask("270 000", { confirmed })).toMatchObject({ ok: true });
  const [row] = await database.db.select().from(listings).where(eq(listings.id, id));
  expect([row!.status, (await stored()).price]).toEqual(["en_negociation", 27_000_000]);
});

test("ten clicks store a price once; all of them succeed", async () => {
  const { ask, prices, events } = await openListing();
  const { fingerprint: confirmed } = planOf(await ask("270 000"));
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask("270 000", { confirmed })));
  expect(answers.map(({ ok }) => ok)).toEqual(Array.from({ length: 10 }, () => true));
  expect([await prices(), (await events()).length]).toEqual([[285_000, 270_000], 2]);
});

test("the confirmation is shown again once it is outdated: by another price, or after a day", async () => {
  const { ask, change, stored } = await openListing();
  const { fingerprint: confirmed } = planOf(await ask("270 000", { hours: 20 }));
  const aDayLater = await ask("270 000", { confirmed, hours: 25 });
  expect(aDayLater).toMatchObject({ code: "confirm", isOutdated: true, plan: { kind: "drop" } });
  await change("280 000");
  const again = await ask("270 000", { confirmed: planOf(aDayLater).fingerprint });
  expect(again).toMatchObject({ code: "confirm", isOutdated: true, plan: { from: 28_000_000 } });
  expect(await stored()).toMatchObject({ price: 28_000_000 });
});

test("an open draft takes the new price, so that its publication does not bring the old one back", async () => {
  const { actor, change, stored, draft } = await openListing();
  const draftId = await draft();
  await saveDraftFields(database.db, { id: draftId, actor, fields: { title: "Un autre titre", price: "285 000" } });
  await change("270 000");
  expect(await formOf(draftId)).toMatchObject({ title: "Un autre titre", price: "270000" });
  expect(await publishListing(later(50), { actor, draftId })).toEqual({ ok: true });
  expect(await stored()).toMatchObject({ price: 27_000_000 });
});

test("a draft that changes the price itself keeps it", async () => {
  const { actor, change, draft } = await openListing();
  const draftId = await draft();
  await saveDraftFields(database.db, { id: draftId, actor, fields: { price: "260 000" } });
  await change("270 000");
  expect(await formOf(draftId)).toMatchObject({ price: "260 000" });
});

test("a price and the publication of the listing's draft at once: neither waits for ever, both are stored", async () => {
  const { actor, ask, stored, draft } = await openListing();
  const draftId = await draft();
  await saveDraftFields(database.db, { id: draftId, actor, fields: { title: "Un autre titre" } });
  const { fingerprint: confirmed } = planOf(await ask("270 000"));
  const answers = await Promise.all([publishListing(later(48), { actor, draftId }), ask("270 000", { confirmed })]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect(await stored()).toMatchObject({ price: 27_000_000 });
});

const agencySale = flatForm({
  feesPayer: "acquereur",
  feesPercent: "5",
  priceWithoutFees: "271 429",
  feeScheduleUrl: "https://agence.example/honoraires",
});

test("the price without fees follows by its percentage, also in the listing's draft", async () => {
  const { ask, change, stored, draft } = await openListing({ form: agencySale, userType: "agence" });
  const draftId = await draft();
  expect(planOf(await ask("275 000"))).toMatchObject({ figures: { priceWithoutFees: 26_190_500 }, feesPercent: 5 });
  await change("275 000");
  expect(await stored()).toMatchObject({ price: 27_500_000, priceWithoutFees: 26_190_500 });
  expect(await formOf(draftId)).toMatchObject({ price: "275000", priceWithoutFees: "261905", feesPercent: "5" });
});

const controlled = rentalForm({ rentBase: "810", rentReferenceMax: "850" });

test("the base of a controlled rent and a deposit of one month follow; above its cap the form's rule refuses", async () => {
  const { ask, change, stored } = await openListing({
    form: { ...controlled, commune: "Saint-Pierre (974)" },
  });
  await change("880");
  expect(await stored()).toMatchObject({ price: 88_000, rentBase: 80_000, deposit: 80_000 });
  expect(await ask("940")).toMatchObject({
    code: "by_form",
    problems: [{ field: "rentBase", code: "rentAboveReference" }],
  });
});

test("a rent with a supplement, and one that makes the deposit too high, are for the form", async () => {
  const supplement = await openListing({
    form: { ...controlled, commune: "Saint-Pierre (974)", rentBase: "800", rentSupplement: "10" },
  });
  expect(await supplement.ask("880")).toMatchObject({
    code: "by_form",
    problems: [{ field: "rentBase", code: "rentInconsistent" }],
  });
  const deposit = await openListing({ form: rentalForm({ deposit: "790" }) });
  expect(await deposit.ask("850")).toEqual({
    ok: false,
    code: "by_form",
    problems: [{ field: "deposit", code: "depositTooHigh" }],
  });
});

test("an unusual price is reported, and so is one far too low", async () => {
  const { ask } = await openListing();
  expect(planOf(await ask("2 850"))).toMatchObject({
    isUnlikely: true,
    unusual: { factor: { times: 100, direction: "less" } },
  });
  expect(planOf(await ask("280 000"))).toMatchObject({ isUnlikely: false, unusual: null });
});
