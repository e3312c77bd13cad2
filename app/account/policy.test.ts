import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type MemberRole, memberRoles, type OperatorRole, operatorRoles } from "#app/domain/member-role.ts";
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
const assistant: Act[] = [...account, "thread.answer", "dashboard.see", "draft.write"];
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

test("moderators may not act on people of the team, operators may; moderators may hide listings of the team", () => {
  const [moderator, operator] = [person(null, "moderator"), person(null, "operator")];
  for (const act of ["account.help", "account.restrict", "listing.correct", "thread.disclose"] as const) {
    expect(
      [{ isOfTeam: false }, { isOfTeam: true }, {}].map((whose) => may(moderator, act, whose)),
      act,
    ).toEqual([true, false, false]);
    expect(may(operator, act, { isOfTeam: true }), act).toBe(true);
  }
  expect(may(moderator, "listing.hide", { isOfTeam: true })).toBe(true);
});

test("an object that belongs to nobody gives rights to nobody, not even to an actor without an organisation", () => {
  for (const actor of [visitor, person(), member("administrator"), member("administrator", null), software]) {
    for (const act of Object.keys(policy) as Act[]) {
      if (act === "site.see") continue;
      expect(may(actor, act, { advertiserId: null, accountId: null, email: null }), act).toBe(false);
    }
  }
});

test("no other code compares roles: it asks the policy", () => {
  const root = join(import.meta.dirname, "../..");
  const name = `["'](${[...operatorRoles, ...memberRoles].join("|")})["']`;
  const comparison = new RegExp(`[!=]==?\\s*${name}|${name}\\s*[!=]==?|case ${name}:`);
  expect(comparison.test('actor.operator === "operator"')).toBe(true);
  const files = globSync("{app,server}/**/*.{ts,tsx}", { cwd: root }).filter((file) => !file.includes(".test."));
  expect(files.filter((file) => comparison.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
