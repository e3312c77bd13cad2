import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Actor, type Person, visitor } from "#app/account/actor.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { actorOf, createModerator } from "#tests/setup/visitors/actors.ts";
import { mailsTo, queueingNeeds, secretIn } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { writtenKit } from "#tests/setup/data/written-notice.ts";
import type { ListedCase } from "./cases.ts";
import { listCases, listReports } from "./cases.repository.server.ts";
import type { Choice } from "./decision.ts";
import { listDecisions } from "./decisions.repository.server.ts";
import { addReport } from "./reports.repository.server.ts";
import type { ThingId } from "./thing.ts";
import { contestDecision, findContestable } from "./use-cases/contest-decision.server.ts";
import { decide } from "./use-cases/decide.server.ts";
import { readDecisionBasis } from "./use-cases/load-decision-page.server.ts";

let database: TestDatabase;
let moderator: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  moderator = await createModerator(database.db);
});
afterAll(() => database.drop());

const MONTH_MS = 31 * 24 * 3_600_000;
const needs = (monthsLater = 0) => ({
  ...queueingNeeds(database.db),
  kit: writtenKit(),
  clock: () => new Date(Date.now() + monthsLater * MONTH_MS),
});

const decideNow = async (thing: ThingId, choice: Choice) => {
  const { version } = (await readDecisionBasis(database.db, thing))!;
  const facts = "Un virement est demandé avant la visite.";
  const ground = choice === "keep" || choice === "lift" || choice === "restore" ? null : "fraud";
  const decision = { choice, ground, groundText: "", facts, change: "" } as const;
  expect(await decide(needs(), { actor: moderator, thing, decision, version })).toMatchObject({ ok: true });
};
const lastMail = async (to: string) => (await mailsTo(database.db, to)).at(-1)!;
const read = (asked: { secret?: string; number?: string }, actor: Actor = visitor) =>
  findContestable(database.db, { secret: "", number: "", ...asked }, actor);
const contest = (asked: { secret?: string; number?: string }, explanation: string, actor: Actor = visitor, later = 0) =>
  contestDecision(needs(later), { asked: { secret: "", number: "", ...asked }, actor, explanation });
const openCaseOf = async (thing: ThingId): Promise<ListedCase | undefined> =>
  (await listCases(database.db, { isOpen: true, after: null })).find(({ about }) => about.id === thing.id);

async function hideHome() {
  const { listing, owner } = await createOwnedListing(database.db);
  const thing = { kind: "listing", id: listing.reference } as const;
  await decideNow(thing, "hide");
  const { subject, text } = await lastMail(owner.email);
  return { thing, owner, secret: secretIn(text!), number: /n° (\d+)/.exec(subject)![1]! };
}

test("an advertiser contests once through the mail's link: the case is open again, and the answer comes by mail", async () => {
  const { thing, owner, secret, number } = await hideHome();
  expect(await read({ secret })).toMatchObject({ number, contest: null, text: expect.stringContaining("est masquée") });
  expect(await contest({ secret }, "  ")).toEqual({ ok: false, code: "explanationRequired" });
  const both = await Promise.all([contest({ secret }, "C’est un ami."), contest({ secret }, "C’est un ami.")]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, code: "known" });
  const open = (await openCaseOf(thing))!;
  expect(open).toMatchObject({ kinds: ["contest"], count: 0 });
  expect(await listReports(database.db, open.id)).toMatchObject([{ decision: number, explanation: "C’est un ami." }]);
  const [decided] = await listDecisions(database.db, thing);
  expect(decided).toMatchObject({ id: number, contests: [{ caseId: open.id, explanation: "C’est un ami." }] });
  expect((await lastMail(moderator.account.email)).text).toContain("Une décision est contestée");
  await decideNow(thing, "restore");
  const answer = await lastMail(owner.email);
  expect(answer.subject).toContain(`votre contestation de la décision n° ${number}`);
  expect(answer.text).toContain("elle est de nouveau visible");
  expect(await read({ secret: secretIn(answer.text!) })).toMatchObject({
    number,
    contest: { answer: expect.stringContaining("réexaminé l’annonce") },
  });
});

test("a reporter contests a decision to do nothing, and reads the answer through the links of the report", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const thing = { kind: "listing", id: listing.reference } as const;
  const email = `temoin${listing.id}@example.org`;
  const said = { explanation: "Un virement", name: "Mehdi", email, accountId: null, now: new Date() };
  await addReport(database.db, { ...said, about: thing, kind: "scam" });
  await decideNow(thing, "keep");
  const secret = secretIn((await lastMail(email)).text!);
  expect(await read({ secret })).toMatchObject({ text: expect.stringContaining("Vous avez signalé") });
  expect(await contest({ secret }, "Regardez la deuxième photo.")).toEqual({ ok: true });
  await decideNow(thing, "keep");
  const { text } = await lastMail(email);
  expect(text).toContain("Notre décision précédente reste la même.");
  // The other side may not read the contest.
  expect(await mailsTo(database.db, owner.email)).toEqual([]);
  for (const link of [secret, secretIn(text!)])
    expect(await read({ secret: link })).toMatchObject({ contest: { explanation: "Regardez la deuxième photo." } });
});

test("a suspended account contests only through its link, and the case is about the account", async () => {
  const account = await createUser(database.db);
  const thing = { kind: "account", id: account.id } as const;
  await decideNow(thing, "suspend");
  const secret = secretIn((await lastMail(account.email)).text!);
  expect(await contest({ secret }, "On m’a volé mon mot de passe.")).toEqual({ ok: true });
  expect(await openCaseOf(thing)).toMatchObject({ about: thing });
  await decideNow(thing, "lift");
  const told = (await mailsTo(database.db, account.email)).map(({ text }) => text!);
  expect(told.filter((text) => text.includes("levée"))).toHaveLength(2);
});

test("a member contests from the account by the number; strangers and guests cannot, and nobody after six months", async () => {
  const { owner, secret, number } = await hideHome();
  const [own, stranger] = [
    await actorOf(database.db, owner),
    await actorOf(database.db, await createUser(database.db)),
  ];
  expect(await read({ number }, own)).toMatchObject({ number });
  for (const actor of [stranger, visitor]) {
    expect(await read({ number }, actor)).toBeNull();
    expect(await contest({ number }, "Non", actor)).toEqual({ ok: false, code: "unknown" });
  }
  for (const unknown of ["0", "x", "99999999999999999999"]) expect(await read({ number: unknown }, own)).toBeNull();
  expect(await read({ secret: "rien" })).toBeNull();
  expect(await contest({ secret }, "Trop tard", visitor, 7)).toEqual({ ok: false, code: "late" });
  expect(await contest({ number }, "À temps", own)).toEqual({ ok: true });
  expect(await contest({ secret }, "Encore")).toEqual({ ok: false, code: "known" });
});

test("a decision about a home stays with the account that got its mail, even if another organisation gets the home", async () => {
  const { thing, owner, number } = await hideHome();
  const { owner: next, listing } = await createOwnedListing(database.db);
  await database.db.execute(
    sql`update listings set advertiser_id = ${listing.advertiserId} where reference = ${thing.id}`,
  );
  expect(await read({ number }, await actorOf(database.db, next))).toBeNull();
  expect(await read({ number }, await actorOf(database.db, owner))).toMatchObject({ number });
});

test("two decisions about one home are contested separately, also in the same words", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const thing = { kind: "listing", id: listing.reference } as const;
  const secrets = [];
  for (const choice of ["change", "hide"] as const) {
    await decideNow(thing, choice);
    secrets.push(secretIn((await lastMail(owner.email)).text!));
  }
  for (const secret of secrets) expect(await contest({ secret }, "C’est un ami.")).toEqual({ ok: true });
  const { id } = (await openCaseOf(thing))!;
  expect(await listReports(database.db, id)).toHaveLength(2);
});
