import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { requests } from "#db/schema/requests.ts";
import { createUser, type UserRow } from "#tests/factories/accounts.ts";
import { createRequest } from "#tests/factories/requests.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { as, byLink, createThread, stepsOfThread } from "#tests/setup/data/threads.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { acceptRequest } from "./use-cases/accept-request.server.ts";
import { acceptOffer } from "./use-cases/answer-offer.server.ts";
import type { ActResult } from "./use-cases/act-on-request.server.ts";
import { changeListing } from "./use-cases/change-listing.server.ts";
import { declineRequest, endNegotiation, openNegotiation, withdrawRequest } from "./use-cases/move-request.server.ts";
import { writeMessage, makeOffer } from "./use-cases/write-message.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const scene = (options?: { count: number }) => createThread(database.db, options);
const stepsOf = (requestId: string) => stepsOfThread(database.db, requestId);
const statusOf = async (id: number) =>
  (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!.status;
const requestStatus = async (id: string) =>
  (await database.db.select().from(requests).where(eq(requests.id, id)))[0]!.status;
const accept = (confirmed: number, owner: UserRow, requestId: string) =>
  acceptRequest(needs(), { ...as(owner, requestId), confirmed, stage: "cedee" });
const succeeded = (results: ActResult[]) => results.filter((result) => result.ok).length;
const codes = (results: ActResult[]) => results.flatMap((result) => (result.ok ? [] : [result.code]));

describe("a negotiation", () => {
  test("opens, has offers of both sides, and ends with a sale: every step with author and time", async () => {
    const { listing, owner, request } = await scene();
    expect(await openNegotiation(needs(), as(owner, request.id))).toEqual({ ok: true });
    expect([await requestStatus(request.id), await statusOf(listing.id)]).toEqual(["en_negociation", "en_negociation"]);
    expect(
      await makeOffer(needs(), { ...byLink(request.id), amount: 22_000_000, message: "Notre meilleure offre" }),
    ).toEqual({ ok: true });
    expect(await makeOffer(needs(), { ...as(owner, request.id), amount: 22_500_000, message: "" })).toEqual({
      ok: true,
    });
    expect(await acceptRequest(needs(), { ...as(owner, request.id), confirmed: 22_500_000, stage: "cedee" })).toEqual({
      ok: true,
    });
    const told = (await mailsTo(database.db, request.seekerEmail)).map(({ subject, text }) => `${subject} ${text}`);
    expect(told.at(-2)).toMatch(/^Nouvelle proposition.*vous propose 225\u202F000\u00A0€/s);
    expect(told.at(-1)).toContain("accepte votre demande, à 225\u202F000\u00A0€");
    expect([await requestStatus(request.id), await statusOf(listing.id)]).toEqual(["acceptee", "transmis"]);
    expect(await stepsOf(request.id)).toEqual([
      "demande demandeur",
      "negociation annonceur",
      "offre demandeur",
      "offre annonceur",
      "acceptee annonceur",
    ]);
    const changes = await database.db
      .select()
      .from(listingStatusChanges)
      .where(eq(listingStatusChanges.listingId, listing.id))
      .orderBy(asc(listingStatusChanges.id));
    expect(changes.map(({ status, userId }) => [status, userId])).toEqual([
      ["en_negociation", owner.id],
      ["transmis", owner.id],
    ]);
    expect(
      await writeMessage(needs(), { ...byLink(request.id), message: "Merci ! Quand signons-nous ?" }),
      "there is still much to settle",
    ).toEqual({ ok: true });
    expect(await declineRequest(needs(), as(owner, request.id))).toEqual({ ok: false, code: "ended" });
  });

  test("that is declined makes the listing available again", async () => {
    const { listing, owner, request } = await scene();
    await openNegotiation(needs(), as(owner, request.id));
    expect(await declineRequest(needs(), as(owner, request.id))).toEqual({ ok: true });
    expect([await requestStatus(request.id), await statusOf(listing.id)]).toEqual(["declinee", "disponible"]);
    expect(await writeMessage(needs(), { ...byLink(request.id), message: "Pourquoi ?" })).toEqual({
      ok: false,
      code: "ended",
    });
  });

  test("that the advertiser ends makes the listing available again: the thread continues, and may be negotiated again", async () => {
    const { listing, owner, request } = await scene();
    await openNegotiation(needs(), as(owner, request.id));
    expect(await endNegotiation(needs(), byLink(request.id))).toEqual({ ok: false, code: "unknown" });
    expect(await endNegotiation(needs(), as(owner, request.id))).toEqual({ ok: true });
    expect([await requestStatus(request.id), await statusOf(listing.id)]).toEqual(["nouvelle", "disponible"]);
    expect(await writeMessage(needs(), { ...byLink(request.id), message: "Et maintenant ?" })).toEqual({ ok: true });
    const mail = (await mailsTo(database.db, request.seekerEmail)).at(-1)!;
    expect(mail.subject).toMatch(/^Négociation arrêtée/);
    expect(mail.text).toContain("la conversation continue");
    expect(await endNegotiation(needs(), as(owner, request.id))).toEqual({ ok: false, code: "done_already" });
    expect(await openNegotiation(needs(), as(owner, request.id))).toEqual({ ok: true });
    expect(await stepsOf(request.id)).toEqual([
      "demande demandeur",
      "negociation annonceur",
      "fin_negociation annonceur",
      "message demandeur",
      "negociation annonceur",
    ]);
  });

  test("that the seeker leaves makes the listing available again", async () => {
    const { listing, owner, request } = await scene();
    await openNegotiation(needs(), as(owner, request.id));
    expect(await withdrawRequest(needs(), byLink(request.id))).toEqual({ ok: true });
    expect([await requestStatus(request.id), await statusOf(listing.id)]).toEqual(["retiree", "disponible"]);
  });

  test("that succeeds declines the listing's other requests, in the portal's name; unconfirmed ones stay as they are", async () => {
    const { listing, owner, request, others } = await scene({ count: 3 });
    const unproven = await createRequest(database.db, { listingId: listing.id, confirmedAt: null });
    const ended = others[1]!;
    await declineRequest(needs(), as(owner, ended.id));
    await openNegotiation(needs(), as(owner, request.id));
    await acceptRequest(needs(), { ...as(owner, request.id), confirmed: listing.price, stage: "cedee" });
    expect(await stepsOf(others[0]!.id)).toEqual(["demande demandeur", "declinee portail"]);
    expect(await stepsOf(ended.id)).toEqual(["demande demandeur", "declinee annonceur"]);
    expect([await requestStatus(others[0]!.id), await requestStatus(unproven.id)]).toEqual(["declinee", "nouvelle"]);
    const mail = (await mailsTo(database.db, others[0]!.seekerEmail)).at(-1)!;
    expect(mail.text).toContain("ce bien est vendu");
    expect(await mailsTo(database.db, unproven.seekerEmail)).toEqual([]);
  });

  test("that ends after « Sous offre » is announced to the others, but not if they knew of none", async () => {
    const { listing, owner, request, others } = await scene({ count: 2 });
    const other = others[0]!;
    await openNegotiation(needs(), as(owner, request.id));
    await withdrawRequest(needs(), byLink(request.id));
    expect(await stepsOf(other.id)).toEqual(["demande demandeur"]);
    const next = await createRequest(database.db, { listingId: listing.id });
    await openNegotiation(needs(), as(owner, next.id));
    await changeListing(needs(), { actor: owner.actor, reference: listing.reference, to: "offre" });
    await endNegotiation(needs(), as(owner, next.id));
    expect(await statusOf(listing.id)).toBe("disponible");
    expect(await stepsOf(other.id)).toEqual(["demande demandeur", "message portail", "message portail"]);
    expect((await mailsTo(database.db, other.seekerEmail)).at(-1)!.text).toContain("Disponible");
    expect((await stepsOf(next.id)).at(-1)).toBe("fin_negociation annonceur");
  });

  test("that is accepted at the stage that the home has already sends the others no second message", async () => {
    const { listing, owner, request, others } = await scene({ count: 2 });
    await openNegotiation(needs(), as(owner, request.id));
    await changeListing(needs(), { actor: owner.actor, reference: listing.reference, to: "offre" });
    await acceptRequest(needs(), { ...as(owner, request.id), confirmed: listing.price, stage: "offre" });
    expect(await requestStatus(request.id)).toBe("acceptee");
    expect(await stepsOf(others[0]!.id)).toEqual(["demande demandeur", "message portail"]);
  });

  test("keeps the listing when another request ends", async () => {
    const { listing, owner, request, others } = await scene({ count: 2 });
    await openNegotiation(needs(), as(owner, request.id));
    await declineRequest(needs(), as(owner, others[0]!.id));
    expect(await statusOf(listing.id)).toBe("en_negociation");
  });

  test("cannot be accepted before it is open, nor opened on a listing that is no longer available", async () => {
    const { listing, owner, request } = await scene();
    expect(await accept(listing.price, owner, request.id)).toEqual({ ok: false, code: "not_negotiating" });
    await database.db.execute(sql`update listings set status = 'retiree' where id = ${listing.id}`);
    expect(await openNegotiation(needs(), as(owner, request.id))).toEqual({ ok: false, code: "listing_gone" });
    expect(await requestStatus(request.id)).toBe("nouvelle");
  });
});

describe("one transition at a time", () => {
  test("of two concurrent negotiations on one listing, one opens", async () => {
    for (let round = 0; round < 5; round++) {
      const { listing, owner, request, others } = await scene({ count: 2 });
      const results = await Promise.all(
        [request, others[0]!].map((one) => openNegotiation(needs(), as(owner, one.id))),
      );
      expect(succeeded(results)).toBe(1);
      expect(codes(results)).toEqual(["listing_negotiated"]);
      const open = await database.db.select().from(requests).where(eq(requests.listingId, listing.id));
      expect(open.filter(({ status }) => status === "en_negociation")).toHaveLength(1);
      expect(await statusOf(listing.id)).toBe("en_negociation");
    }
  });

  test("of ten concurrent clicks on « Négocier », one counts", async () => {
    const { owner, request } = await scene();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => openNegotiation(needs(), as(owner, request.id))),
    );
    expect(succeeded(results)).toBe(1);
    expect(new Set(codes(results))).toEqual(new Set(["done_already"]));
    expect(await stepsOf(request.id)).toEqual(["demande demandeur", "negociation annonceur"]);
    expect(
      (await mailsTo(database.db, request.seekerEmail)).filter((mail) => mail.subject.startsWith("Négociation")),
    ).toHaveLength(1);
  });

  test("a repeated act is reported as done, also after a message of the other side; an act of the portal is not", async () => {
    const { listing, owner, request, others } = await scene({ count: 2 });
    const onPage = { ...as(owner, request.id), confirmed: listing.price, stage: "cedee" as const };
    for (const act of [openNegotiation, acceptRequest]) {
      expect(await act(needs(), onPage)).toEqual({ ok: true });
      await writeMessage(needs(), { ...byLink(request.id), message: "Merci !" });
      expect(await act(needs(), onPage)).toEqual({ ok: false, code: "done_already" });
    }
    expect(await declineRequest(needs(), as(owner, request.id))).toEqual({ ok: false, code: "ended" });
    expect(await declineRequest(needs(), as(owner, others[0]!.id))).toEqual({ ok: false, code: "ended" });
  });

  test("of an acceptance, a refusal and a withdrawal at once, one takes effect, and the home agrees with it", async () => {
    for (let round = 0; round < 6; round++) {
      const { listing, owner, request } = await scene();
      await openNegotiation(needs(), as(owner, request.id));
      const results = await Promise.all([
        accept(listing.price, owner, request.id),
        declineRequest(needs(), as(owner, request.id)),
        withdrawRequest(needs(), byLink(request.id)),
      ]);
      expect(succeeded(results)).toBe(1);
      expect(codes(results)).toEqual(["ended", "ended"]);
      expect(await statusOf(listing.id)).toBe(
        (await requestStatus(request.id)) === "acceptee" ? "transmis" : "disponible",
      );
      expect(await stepsOf(request.id)).toHaveLength(3);
    }
  });

  test("ten concurrent acts of both sides on three requests of a listing do not deadlock", async () => {
    const { listing, owner, request, others } = await scene({ count: 3 });
    await openNegotiation(needs(), as(owner, request.id));
    const results = await Promise.all([
      accept(listing.price, owner, request.id),
      ...others.flatMap(({ id }) => [
        withdrawRequest(needs(), byLink(id)),
        openNegotiation(needs(), as(owner, id)),
        writeMessage(needs(), { ...byLink(id), message: "Bonjour" }),
        makeOffer(needs(), { ...byLink(id), amount: 100, confirmed: 100, message: "" }),
      ]),
      writeMessage(needs(), { ...as(owner, request.id), message: "Bonjour" }),
    ]);
    expect(results).toHaveLength(10);
    const rows = await database.db.select().from(requests).where(eq(requests.listingId, listing.id));
    expect(rows.filter(({ status }) => status === "nouvelle" || status === "en_negociation")).toEqual([]);
    expect(await statusOf(listing.id)).toBe("transmis");
  });
});

describe("who may", () => {
  test("another's request is unknown, and no side does what only the other may", async () => {
    const { listing, owner, request } = await scene();
    const shown = { confirmed: listing.price, offerId: 1, stage: "cedee" as const };
    const [stranger, other] = [await createUser(database.db), await scene()];
    for (const on of [
      as(stranger, request.id),
      as(other.owner, request.id),
      { ...byLink(request.id), actor: { kind: "link" as const, requestId: other.request.id } },
      { ...as(owner, request.id), side: "demandeur" as const },
    ]) {
      for (const act of [openNegotiation, endNegotiation, acceptRequest, declineRequest, withdrawRequest, acceptOffer])
        expect(await act(needs(), { ...on, ...shown })).toEqual({ ok: false, code: "unknown" });
      expect(await writeMessage(needs(), { ...on, message: "?" })).toEqual({ ok: false, code: "unknown" });
      expect(await makeOffer(needs(), { ...on, amount: 100, message: "" })).toEqual({ ok: false, code: "unknown" });
    }
    for (const act of [openNegotiation, acceptRequest, declineRequest])
      expect(await act(needs(), { ...byLink(request.id), ...shown })).toEqual({ ok: false, code: "unknown" });
    expect(await withdrawRequest(needs(), as(owner, request.id))).toEqual({ ok: false, code: "unknown" });
    expect(await stepsOf(request.id)).toEqual(["demande demandeur"]);
    for (const id of ["", "1", "-".repeat(36), "00000000-0000-0000-0000-000000000000"])
      expect(await openNegotiation(needs(), as(owner, id)), id).toEqual({ ok: false, code: "unknown" });
  });
});
