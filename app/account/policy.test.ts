import { expect, test } from "vitest";
import type { MemberRole, OperatorRole } from "#app/domain/member-role.ts";
import { type Actor, type Member, type Person, visitor } from "./actor.ts";
import { type Act, may, policy, reachOf } from "./policy.ts";

const names = {
  firstName: "Camille",
  familyName: "Perrin",
  email: "camille@example.org",
  userType: "chercheur",
} as const;
const person = (member: Member | null = null, operator: OperatorRole | null = null): Person => ({
  kind: "person",
  account: { id: "camille", ...names },
  provenEmail: null,
  member,
  operator,
  standing: null,
});
const member = (role: MemberRole, advertiserId: number | null = 7) => person({ advertiserId, role });
const software: Actor = { kind: "software", advertiserId: 7, name: "flux" };

const everybody: Act[] = ["site.see", "own.write"];
const account: Act[] = [...everybody, "account.write", "thread.ask"];
const assistant: Act[] = [...account, "thread.answer", "desk.see", "draft.write"];
const agent: Act[] = [...assistant, "listing.write", "feed.write"];
const staff: Act[] = ["account.restrict", "account.help", "listing.correct", "thread.disclose", "case.decide"];
const moderator: Act[] = [...account, "factor.write", "office.see", "listing.hide", ...staff];

const operator: Act[] = [
  ...moderator,
  "operator.write",
  "account.erase",
  "listing.transfer",
  "feed.attribute",
  "site.write",
  "block.write",
];

test.each<[string, Actor, Act[]]>([
  ["a visitor", visitor, everybody],
  ["the holder of a request's link", { kind: "link", requestId: "r1" }, [...everybody, "thread.ask"]],
  ["a seeker", person(), account],
  ["an assistant", member("assistant"), assistant],
  ["an agent", member("agent"), agent],
  ["an administrator", member("administrator"), [...agent, "organisation.write"]],
  ["a feed", software, [...everybody, "listing.write"]],
  ["a moderator", person(null, "moderator"), moderator],
  ["an operator", person(null, "operator"), operator],
  ["a job of the portal", { kind: "portal", job: "sweep" }, [...everybody, "listing.hide"]],
])("%s may do nothing but its own acts", (_, actor, acts) => {
  const allowed = (Object.keys(policy) as Act[]).filter((act) => reachOf(actor, act) !== null);
  expect(allowed.toSorted()).toEqual(acts.toSorted());
});

test("what belongs to nobody, or is asked for by whoever has no organisation, is nobody's", () => {
  for (const actor of [visitor, person(), member("administrator"), member("administrator", null), software]) {
    for (const act of Object.keys(policy) as Act[]) {
      if (act === "site.see") continue;
      expect(may(actor, act, { advertiserId: null, accountId: null, email: null }), act).toBe(false);
    }
  }
});
