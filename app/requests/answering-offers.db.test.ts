import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { requestEvents, requests } from "#db/schema/requests.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { as, byLink, createThread, lastOfferId, stepsOfThread } from "#tests/setup/data/threads.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { acceptRequest } from "./use-cases/accept-request.server.ts";
import type { ActOn } from "./use-cases/act-on-request.server.ts";
import { acceptOffer, refuseOffer } from "./use-cases/answer-offer.server.ts";
import { makeOffer } from "./use-cases/write-message.server.ts";
import { openNegotiation, withdrawRequest } from "./use-cases/move-request.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const stepsOf = (requestId: string) => stepsOfThread(database.db, requestId);
const lastMail = async (address: string) => (await mailsTo(database.db, address)).at(-1)!;

/** A thread with one offer, by default of the seeker. `offerId` names it, as the other side's page does. */
async function offered({ amount = 22_000_000, by = "demandeur" as "demandeur" | "annonceur" } = {}) {
  const { listing, owner, request } = await createThread(database.db);
  const [seeker, advertiser] = [byLink(request.id), as(owner, request.id)];
  await makeOffer(needs(), { ...(by === "demandeur" ? seeker : advertiser), amount, message: "" });
  return { listing, owner, request, seeker, advertiser, offerId: await lastOfferId(database.db, request.id) };
}

test("the advertiser accepts an offer before any negotiation: the amount is fixed and mailed, request and home stay", async () => {
  const { listing, request, advertiser, offerId } = await offered();
  expect(await acceptOffer(needs(), { ...advertiser, offerId })).toEqual({ ok: true });
  expect(await stepsOf(request.id)).toEqual(["demande demandeur", "offre demandeur", "offre_acceptee annonceur"]);
  const [event] = await database.db.select().from(requestEvents).where(eq(requestEvents.offerId, offerId));
  expect(event).toMatchObject({ step: "offre_acceptee", amount: 22_000_000 });
  const { subject, text } = await lastMail(request.seekerEmail);
  expect(subject).toContain("Offre acceptée");
  expect(text).toContain("accepte votre offre de 220\u202F000\u00A0€");
  expect(text).toContain("les réponses à cet e-mail n’arrivent à personne");
  const [stored] = await database.db.select().from(requests).where(eq(requests.id, request.id));
  const [home] = await database.db.select().from(listings).where(eq(listings.id, listing.id));
  expect([stored!.status, home!.status]).toEqual(["nouvelle", "disponible"]);

  await openNegotiation(needs(), advertiser);
  expect(
    await acceptRequest(needs(), { ...advertiser, confirmed: listing.price, stage: "cedee" }),
    "not the price",
  ).toEqual({
    ok: false,
    code: "offer_changed",
  });
  expect(await acceptRequest(needs(), { ...advertiser, confirmed: 22_000_000, stage: "cedee" })).toEqual({ ok: true });
  expect((await lastMail(request.seekerEmail)).text).toMatch(
    /^Félicitations.*accepte votre offre de 220\u202F000\u00A0€/m,
  );
});

test("a seeker accepts a proposal: the advertiser gets the amount, and only the advertiser changes the home", async () => {
  const { listing, owner, request, seeker, offerId } = await offered({ by: "annonceur" });
  expect(await acceptOffer(needs(), { ...seeker, offerId })).toEqual({ ok: true });
  expect((await lastMail(owner.email)).text).toContain("accepte votre proposition de 220\u202F000\u00A0€");
  const [home] = await database.db.select().from(listings).where(eq(listings.id, listing.id));
  expect(home!.status).toBe("disponible");
  expect(await acceptRequest(needs(), { ...seeker, confirmed: 22_000_000, stage: "cedee" })).toEqual({
    ok: false,
    code: "unknown",
  });
  expect(await stepsOf(request.id)).toHaveLength(3);
});

test("a refused offer leaves the request open to another one", async () => {
  const { request, seeker, advertiser, offerId } = await offered();
  expect(await refuseOffer(needs(), { ...advertiser, offerId })).toEqual({ ok: true });
  const { text } = await lastMail(request.seekerEmail);
  expect(text).toContain("n’accepte pas votre offre de 220\u202F000\u00A0€");
  expect(text).toContain("La demande reste ouverte");
  expect(await makeOffer(needs(), { ...seeker, amount: 22_500_000, message: "" })).toEqual({ ok: true });
  const next = await lastOfferId(database.db, request.id);
  expect(await acceptOffer(needs(), { ...advertiser, offerId: next })).toEqual({ ok: true });
});

test("an answer to an offer that was replaced meanwhile does nothing", async () => {
  const { request, seeker, advertiser, offerId } = await offered();
  await makeOffer(needs(), { ...seeker, amount: 21_000_000, message: "" });
  for (const answer of [acceptOffer, refuseOffer])
    expect(await answer(needs(), { ...advertiser, offerId })).toEqual({ ok: false, code: "offer_changed" });
  expect(await acceptOffer(needs(), { ...advertiser, offerId: null })).toEqual({ ok: false, code: "offer_changed" });
  await openNegotiation(needs(), advertiser);
  expect(await acceptRequest(needs(), { ...advertiser, confirmed: 22_000_000, stage: "cedee" })).toEqual({
    ok: false,
    code: "offer_changed",
  });
  expect(await stepsOf(request.id)).toEqual([
    "demande demandeur",
    "offre demandeur",
    "offre demandeur",
    "negociation annonceur",
  ]);
});

test("nobody answers their own offer, nor one of another thread", async () => {
  const { seeker, advertiser, offerId, request } = await offered();
  const another = await offered();
  expect(await acceptOffer(needs(), { ...seeker, offerId })).toEqual({ ok: false, code: "offer_changed" });
  expect(await acceptOffer(needs(), { ...advertiser, offerId: another.offerId })).toEqual({
    ok: false,
    code: "offer_changed",
  });
  expect(await stepsOf(request.id)).toHaveLength(2);
});

test("a second press of the same answer is reported as done already, the other answer as too late", async () => {
  const { request, seeker, advertiser, offerId } = await offered();
  const press = (answer: typeof acceptOffer, on: ActOn = advertiser) => answer(needs(), { ...on, offerId });
  const codes = await Promise.all([press(acceptOffer), press(acceptOffer), press(acceptOffer)]);
  expect(codes.map((result) => (result.ok ? "ok" : result.code)).toSorted()).toEqual([
    "done_already",
    "done_already",
    "ok",
  ]);
  expect(await press(refuseOffer)).toEqual({ ok: false, code: "answered_already" });
  await withdrawRequest(needs(), seeker);
  expect(await press(acceptOffer)).toEqual({ ok: false, code: "ended" });
  expect(
    (await mailsTo(database.db, request.seekerEmail)).filter(({ subject }) => subject.includes("Offre acceptée")),
  ).toHaveLength(1);
});

test.each(["demandeur", "annonceur"] as const)(
  "an offer of the %s far from the price is sent to nobody before it is confirmed",
  async (side) => {
    const { listing, owner, request } = await createThread(database.db);
    const [on, recipient] =
      side === "demandeur" ? [byLink(request.id), owner.email] : [as(owner, request.id), request.seekerEmail];
    const unusual = listing.price * 10;
    const make = (amount: number, confirmed: number | null) =>
      makeOffer(needs(), { ...on, amount, message: "", confirmed });
    expect(await make(unusual, null)).toEqual({ ok: false, code: "unusual" });
    expect(await make(unusual, unusual - 1), "another amount was confirmed").toEqual({ ok: false, code: "unusual" });
    expect([await mailsTo(database.db, recipient), await stepsOf(request.id)]).toEqual([[], ["demande demandeur"]]);
    expect(await make(unusual, unusual)).toEqual({ ok: true });
    expect(await mailsTo(database.db, recipient)).toHaveLength(1);
  },
);
