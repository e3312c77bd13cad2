import { expect, test } from "vitest";
import type { MemberRole } from "#app/domain/member-role.ts";
import type { Actor, Person } from "#app/account/actor.ts";
import { type RequestParties, sideOf } from "./request.policy.ts";

const request: RequestParties = {
  id: "r1",
  advertiserId: 7,
  seekerId: "seeker",
  seekerEmail: "seeker@example.org",
  isConfirmed: true,
};
const visitor = { seekerId: null } as const;
const names = { firstName: "Camille", familyName: "Perrin", email: "camille@example.org" };
const account = (id: string, provenEmail: string | null = null): Person => ({
  kind: "person",
  account: { id, userType: "chercheur", ...names },
  provenEmail,
  member: null,
  operator: null,
  standing: null,
});
const member = (advertiserId: number | null, role: MemberRole = "administrator"): Actor => ({
  ...account("member"),
  member: { advertiserId, role },
});
const link = (requestId: string): Actor => ({ kind: "link", requestId });

test.each<[string, Actor, Partial<RequestParties>, string | null]>([
  ["an administrator of the advertiser", member(7), {}, "annonceur"],
  ["an assistant of the advertiser", member(7, "assistant"), {}, "annonceur"],
  ["a member of another advertiser", member(8), {}, null],
  ["an advertiser without a listing yet", member(null), {}, null],
  ["the seeker", account("seeker"), {}, "demandeur"],
  ["another account", account("other"), {}, null],
  ["another account with the seeker's address", account("other", "seeker@example.org"), {}, null],
  [
    "an account with the address of who asked without one",
    account("other", "seeker@example.org"),
    visitor,
    "demandeur",
  ],
  ["an account that has not proven that address", account("other"), visitor, null],
  ["an account with another address", account("other", "other@example.org"), visitor, null],
  ["who has the request's link", link("r1"), visitor, "demandeur"],
  ["who has another request's link", link("r2"), visitor, null],
  ["the advertiser, before the seeker's address is proven", member(7), { isConfirmed: false }, null],
  ["who has the link, before the seeker's address is proven", link("r1"), { isConfirmed: false }, null],
])("%s", (_who, actor, change, expected) => {
  expect(sideOf(actor, { ...request, ...change })).toBe(expected);
});
