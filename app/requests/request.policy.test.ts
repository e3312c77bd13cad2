import { expect, test } from "vitest";
import { type Participant, type RequestParties, sideOf } from "./request.policy.ts";

const request: RequestParties = {
  id: "r1",
  ownerId: "owner",
  seekerId: "seeker",
  seekerEmail: "seeker@example.org",
  isConfirmed: true,
};
const visitor = { seekerId: null } as const;
const account = (accountId: string, provenEmail: string | null = null): Participant => ({ accountId, provenEmail });

test.each<[string, Participant, Partial<RequestParties>, string | null]>([
  ["the advertiser", account("owner"), {}, "annonceur"],
  ["the seeker", account("seeker"), {}, "demandeur"],
  ["another account", account("other"), {}, null],
  ["another account with the seeker's address", account("other", "seeker@example.org"), {}, null],
  ["an account on a listing whose advertiser has none", account("other"), { ownerId: null }, null],
  [
    "an account with the address of who asked without one",
    account("other", "seeker@example.org"),
    visitor,
    "demandeur",
  ],
  ["an account that has not proven that address", account("other"), visitor, null],
  ["an account with another address", account("other", "other@example.org"), visitor, null],
  ["who has the request's link", { linkOf: "r1" }, visitor, "demandeur"],
  ["who has another request's link", { linkOf: "r2" }, visitor, null],
  ["the advertiser, before the seeker's address is proven", account("owner"), { isConfirmed: false }, null],
  ["who has the link, before the seeker's address is proven", { linkOf: "r1" }, { isConfirmed: false }, null],
])("%s", (_who, participant, change, expected) => {
  expect(sideOf(participant, { ...request, ...change })).toBe(expected);
});
