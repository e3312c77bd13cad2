import { expect, test } from "vitest";
import { canAct, possibleActs, refusalOf, requestActs } from "./request-acts.ts";

/** What both sides can do while a request is open. */
const saying = ["message", "accepter_offre", "refuser_offre", "offre"] as const;

test.each([
  ["annonceur", "nouvelle", "disponible", [...saying, "negocier", "decliner"]],
  ["annonceur", "nouvelle", "en_negociation", [...saying, "decliner"]],
  ["annonceur", "nouvelle", "retiree", [...saying, "decliner"]],
  ["annonceur", "en_negociation", "en_negociation", [...saying, "accepter", "arreter", "decliner"]],
  ["annonceur", "en_negociation", "disponible", [...saying, "accepter", "arreter", "decliner"]],
  ["annonceur", "en_negociation", "transmis", [...saying, "arreter", "decliner"]],
  ["annonceur", "acceptee", "transmis", ["message"]],
  ["annonceur", "declinee", "disponible", []],
  ["annonceur", "retiree", "disponible", []],
  ["demandeur", "nouvelle", "disponible", [...saying, "retirer"]],
  ["demandeur", "en_negociation", "en_negociation", [...saying, "retirer"]],
  ["demandeur", "acceptee", "transmis", ["message"]],
  ["demandeur", "declinee", "disponible", []],
  ["demandeur", "retiree", "disponible", []],
] as const)(
  "the %s of a request that is %s, on a listing that is %s, can do %j",
  (side, status, listingStatus, expected) => {
    expect(
      possibleActs(side, { status, listingStatus, isOtherGone: false, isHidden: false, isBlocked: false }),
    ).toEqual(expected);
  },
);

test.each([
  ["negocier", "nouvelle", "en_negociation", "listing_negotiated"],
  ["negocier", "nouvelle", "transmis", "listing_gone"],
  ["negocier", "nouvelle", "retiree", "listing_gone"],
  ["negocier", "en_negociation", "en_negociation", "already_negotiating"],
  ["accepter", "nouvelle", "disponible", "not_negotiating"],
  ["arreter", "nouvelle", "disponible", "not_negotiating"],
  ["arreter", "acceptee", "transmis", "ended"],
  ["accepter", "en_negociation", "transmis", "listing_gone"],
  ["accepter", "acceptee", "transmis", "ended"],
  ["decliner", "declinee", "disponible", "ended"],
  ["message", "retiree", "disponible", "ended"],
] as const)("%s on a request that is %s, its listing %s: %s", (act, status, listingStatus, expected) => {
  expect(refusalOf(act, { status, listingStatus, isOtherGone: false, isHidden: false })).toBe(expected);
});

test("a blocked seeker can only withdraw the request; the advertiser can end what is open", () => {
  const blocked = {
    status: "nouvelle",
    listingStatus: "disponible",
    isOtherGone: false,
    isHidden: false,
    isBlocked: true,
  } as const;
  expect(possibleActs("demandeur", blocked)).toEqual(["retirer"]);
  expect(possibleActs("annonceur", blocked)).toEqual(["accepter_offre", "refuser_offre", "decliner"]);
});

test("each act belongs to its side", () => {
  expect(requestActs.filter((act) => canAct("demandeur", act))).toEqual([...saying, "retirer"]);
  expect(requestActs.filter((act) => canAct("annonceur", act))).toEqual([
    ...saying,
    "negocier",
    "accepter",
    "arreter",
    "decliner",
  ]);
});

test.each(requestActs)("nobody can « %s » any more with a deleted account", (act) => {
  for (const status of ["nouvelle", "en_negociation", "acceptee"] as const)
    expect(refusalOf(act, { status, listingStatus: "disponible", isOtherGone: true, isHidden: false })).toBe(
      "other_gone",
    );
  expect(refusalOf(act, { status: "declinee", listingStatus: "retiree", isOtherGone: true, isHidden: false })).toBe(
    "ended",
  );
});

test("about a listing that the portal hides, a request waits or ends", () => {
  const hidden = { status: "en_negociation", listingStatus: "retiree", isOtherGone: false, isHidden: true } as const;
  expect(possibleActs("demandeur", { ...hidden, isBlocked: false })).toEqual(["retirer"]);
  expect(possibleActs("annonceur", { ...hidden, isBlocked: false })).toEqual(["arreter", "decliner"]);
  expect(refusalOf("message", { ...hidden, status: "acceptee" })).toBe("listing_hidden");
});
