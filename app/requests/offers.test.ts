import { describe, expect, test } from "vitest";
import { agreedOffer, agreementOf, type OfferEvent, offerState, priceBeside, standingOffer } from "./offers.ts";

const PRICE = 285_000;

/** A thread: « 1 demandeur 270 », « 2 annonceur accepte 1 ». */
function thread(...lines: string[]): OfferEvent[] {
  const steps = { accepte: "offre_acceptee", refuse: "offre_refusee", conclut: "acceptee" } as const;
  return lines.map((line) => {
    const [id, author, what, about] = line.split(" ");
    const event = { id: Number(id), author: author as OfferEvent["author"], amount: null, offerId: null };
    if (what === "remet") return { ...event, step: "remise_en_ligne" };
    if (what && Object.hasOwn(steps, what))
      return { ...event, step: steps[what as keyof typeof steps], offerId: about ? Number(about) : null };
    return { ...event, step: "offre", amount: Number(what) * 1_000 };
  });
}

const offersOf = (events: OfferEvent[]) =>
  events.flatMap(({ step, id, author }) => (step === "offre" ? [{ id, author: author as "demandeur" }] : []));
const states = (
  side: "demandeur" | "annonceur",
  events: OfferEvent[],
  status: "nouvelle" | "acceptee" | "declinee" = "nouvelle",
) => offersOf(events).map((offer) => offerState(offer, { events, side, status }));

describe("an offer", () => {
  const counter = thread("1 demandeur 270", "2 annonceur 280");

  test("waits for the other side, and is replaced by the next one, whoever makes it", () => {
    expect(states("annonceur", thread("1 demandeur 270"))).toEqual(["to_answer"]);
    expect(states("demandeur", thread("1 demandeur 270"))).toEqual(["waiting"]);
    expect(states("demandeur", counter)).toEqual(["replaced", "to_answer"]);
    expect(standingOffer(counter)).toEqual({ id: 2, author: "annonceur", amount: 280_000 });
  });

  test("that was answered no longer waits", () => {
    const refused = [...counter, ...thread("3 demandeur refuse 2")];
    expect(states("annonceur", refused)).toEqual(["replaced", "refused"]);
    expect(standingOffer(refused)).toBeNull();
    const accepted = [...counter, ...thread("3 demandeur accepte 2")];
    expect(states("annonceur", accepted)).toEqual(["replaced", "accepted"]);
    expect(standingOffer(accepted)).toBeNull();
  });

  test("that was accepted holds until another one is accepted", () => {
    const renegotiated = thread("1 demandeur 280", "2 annonceur accepte 1", "3 demandeur 260");
    expect(states("annonceur", renegotiated)).toEqual(["accepted", "to_answer"]);
    expect(agreedOffer(renegotiated)?.amount).toBe(280_000);
    const again = [...renegotiated, ...thread("4 annonceur accepte 3")];
    expect(states("annonceur", again)).toEqual(["replaced", "accepted"]);
    expect(agreedOffer(again)?.amount).toBe(260_000);
  });

  test("of the advertiser is not accepted by the advertiser's own conclusion", () => {
    const concluded = thread("1 demandeur 270", "2 annonceur 280", "3 annonceur conclut 2");
    expect(states("demandeur", concluded, "acceptee")).toEqual(["replaced", "unanswered"]);
    const agreed = thread("1 annonceur 280", "2 demandeur accepte 1", "3 annonceur conclut 1");
    expect(states("demandeur", agreed, "acceptee")).toEqual(["accepted"]);
  });

  test("is closed without an answer when its request ends", () => {
    expect(states("annonceur", thread("1 demandeur 270"), "declinee")).toEqual(["unanswered"]);
    expect(states("annonceur", counter, "acceptee")).toEqual(["replaced", "unanswered"]);
  });

  test("that a seeker made last is the accepted one if the request was accepted without naming an offer", () => {
    expect(
      states("demandeur", thread("1 annonceur 280", "2 demandeur 275", "3 annonceur conclut"), "acceptee"),
    ).toEqual(["replaced", "accepted"]);
  });

  test("and its acceptance do not outlive the return of the home", () => {
    const returned = thread("1 demandeur 270", "2 annonceur accepte 1", "3 annonceur conclut 1", "4 annonceur remet");
    expect([standingOffer(returned), agreedOffer(returned)]).toEqual([null, null]);
    expect(states("annonceur", thread("1 demandeur 270", "2 annonceur remet"))).toEqual(["unanswered"]);
  });
});

test("an offer that waits is compared with the current price, an answered one with the price of its time", () => {
  const withPrices = (events: OfferEvent[]) => events.map((event) => ({ ...event, previousAmount: null }));
  const change = { id: 2, step: "prix_modifie", author: "portail", amount: 260_000, offerId: null } as const;
  const waiting = [...withPrices(thread("1 demandeur 270")), { ...change, previousAmount: PRICE }];
  expect(priceBeside(1, waiting, 260_000)).toBe(260_000);
  expect(priceBeside(1, [...waiting, ...withPrices(thread("3 annonceur refuse 1"))], 260_000)).toBe(PRICE);
});

describe("the amount of an agreement", () => {
  test("is the price without offers, or once they are refused", () => {
    expect(agreementOf([], PRICE)).toEqual({ amount: PRICE, offer: null, source: "asking" });
    expect(agreementOf(thread("1 demandeur 200", "2 annonceur refuse 1"), PRICE)).toMatchObject({ source: "asking" });
  });

  test("is the accepted offer, also after another proposal of the advertiser", () => {
    const events = thread("1 demandeur 270", "2 annonceur accepte 1", "3 annonceur 300");
    expect(agreementOf(events, PRICE)).toMatchObject({ amount: 270_000, source: "agreed" });
  });

  test("is open again once the seeker offers another amount, unless that is refused", () => {
    const events = thread("1 demandeur 170", "2 annonceur accepte 1", "3 demandeur 165");
    expect(agreementOf([...events, ...thread("4 annonceur 190")], PRICE)).toMatchObject({ source: "proposed" });
    expect(agreementOf([...events, ...thread("4 annonceur refuse 3")], PRICE)).toMatchObject({ amount: 170_000 });
  });

  test("is the advertiser's proposal where the seeker has not answered", () => {
    expect(agreementOf(thread("1 annonceur 280"), PRICE)).toMatchObject({ amount: 280_000, source: "proposed" });
  });

  test("is open while an offer of the seeker waits", () => {
    expect(agreementOf(thread("1 annonceur 280", "2 demandeur 275"), PRICE)).toBeNull();
  });
});
