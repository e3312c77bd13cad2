import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, visitor } from "#app/account/actor.ts";
import { openKit } from "#app/platform/documents/kit.server.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { createModerator } from "#tests/setup/visitors/actors.ts";
import { mailsTo, queueingNeeds, secretIn } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { writtenKit } from "#tests/setup/data/written-notice.ts";
import type { WrittenDecision } from "./decision.ts";
import { findLinkedReport } from "./reports.repository.server.ts";
import type { ThingId } from "./thing.ts";
import { decide } from "./use-cases/decide.server.ts";
import { loadDecisionPage, readDecisionBasis } from "./use-cases/load-decision-page.server.ts";
import { reportThing } from "./use-cases/report-thing.server.ts";

let database: TestDatabase;
let moderator: Person;
let colleague: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  [moderator, colleague] = [await createModerator(database.db), await createModerator(database.db)];
});
afterAll(() => database.drop());

const needs = () => ({ ...queueingNeeds(database.db), kit: writtenKit(), clock: () => new Date() });
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.db.$client.query<Row>(text, values)).rows;

let people = 0;
const report = async (about: ThingId, email = `temoin${++people}@example.org`) => {
  await reportThing(needs(), {
    about: about as Parameters<typeof reportThing>[1]["about"],
    report: { kind: "scam", explanation: `Un virement ${++people}`, name: "Mehdi", email },
    actor: visitor,
    network: `192.0.2.${people}`,
  });
  return email;
};
const written = (choice: WrittenDecision["choice"]): WrittenDecision => ({
  choice,
  ground: choice === "keep" || choice === "lift" ? null : "fraud",
  groundText: "",
  facts: "Un virement est demandé avant la visite.",
  change: "",
});
const versionOf = async (thing: ThingId) => (await readDecisionBasis(database.db, thing))!.version;
const decideNow = async (thing: ThingId, choice: WrittenDecision["choice"], version?: string, actor = moderator) =>
  decide(needs(), { actor, thing, decision: written(choice), version: version ?? (await versionOf(thing)) });
const stageOf = async (reference: string) =>
  (await query<{ stage: string | null }>("select stage from listings where reference = $1", [reference]))[0]!.stage;

test("a decision hides, closes the case, is in the log, and mails its reasons to both sides, each address once", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const thing = { kind: "listing", id: listing.reference } as const;
  const email = await report(thing);
  await report(thing, email);
  const other = await report(thing);
  expect(await decideNow(thing, "hide")).toMatchObject({ ok: true });
  expect(await stageOf(listing.reference)).toBe("masquee");
  expect(await query("select from cases where subject_id = $1 and closed_at is null", [listing.reference])).toEqual([]);
  const [told] = await mailsTo(db, owner.email);
  for (const said of ["est masquée", "Un virement est demandé", "escroquerie", "sans moyen automatisé"])
    expect(told!.text).toContain(said);
  for (const address of [email, other]) expect(told!.text).not.toContain(address);
  const answers = async (address: string) =>
    (await mailsTo(db, address)).filter(({ subject }) => subject.startsWith("Réponse"));
  for (const address of [email, other]) expect(await answers(address)).toHaveLength(1);
  const [answer] = await answers(other);
  expect((await findLinkedReport(db, secretIn(answer!.text!)))!.answer).toContain("Nous l’avons masquée");
  const acts = (await loadDecisionPage(needs(), thing, moderator))!.acts.map(({ act }) => act);
  expect(acts).toEqual(["decision.send", "listing.hide"]);
});

test("if two operators decide at once, the second sees the decision of the first, and nothing happens twice", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const thing = { kind: "listing", id: listing.reference } as const;
  await report(thing);
  const version = await versionOf(thing);
  const both = await Promise.all([decideNow(thing, "hide", version), decideNow(thing, "keep", version, colleague)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = both.find(({ ok }) => !ok)!;
  const first = both[0].ok ? moderator : colleague;
  expect(refused).toMatchObject({ code: "meanwhile", last: { act: "decision.send", actorId: first.account.id } });
  expect(await query("select from decisions where subject_id = $1", [listing.reference])).toHaveLength(1);
  expect(await mailsTo(database.db, owner.email)).toHaveLength(both[0].ok ? 1 : 0);
});

test.each([
  ["another report", (thing: ThingId) => report(thing)],
  [
    "a change by its author",
    ({ id }: ThingId) => query("update listings set updated_at = now() where reference = $1", [id]),
  ],
  ["its end", ({ id }: ThingId) => query("update listings set reference = reverse($1) where reference = $1", [id])],
] as const)("a decision must have seen %s", async (_, change) => {
  const { listing } = await createOwnedListing(database.db);
  const thing = { kind: "listing", id: listing.reference } as const;
  await report(thing);
  const version = await versionOf(thing);
  await change(thing);
  expect(await decideNow(thing, "hide", version)).toMatchObject({ ok: false, code: "meanwhile" });
  expect(await query("select from cases where subject_id = $1 and closed_at is null", [thing.id])).toHaveLength(1);
});

test("a case whose thing is gone can still be closed", async () => {
  const thing = { kind: "listing", id: "BVG0NE01" } as const;
  const email = await report(thing);
  expect((await readDecisionBasis(database.db, thing))!.choices).toEqual(["keep"]);
  expect(await decideNow(thing, "keep")).toMatchObject({ ok: true });
  expect(await readDecisionBasis(database.db, thing)).toBeNull();
  expect(await mailsTo(database.db, email)).toHaveLength(2);
});

test("a seeker's message leads to the account: a warning, a suspension and its lifting are each mailed", async () => {
  const { db } = database;
  const { listing } = await createOwnedListing(db);
  const seeker = await createUser(db);
  const request = await createRequest(db, { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email });
  const [said] = await query<{ id: string }>("select id::text from request_events where request_id = $1", [request.id]);
  const thing = { kind: "message", id: said!.id } as const;
  await report(thing);
  const account = { kind: "account", id: seeker.id } as const;
  expect(await decideNow(thing, "warn")).toMatchObject({ ok: true });
  expect(await decideNow(account, "suspend")).toEqual({ ok: true, caseId: null });
  expect((await readDecisionBasis(db, account))!.standing).toBe("suspended");
  expect(await decideNow(account, "lift")).toMatchObject({ ok: true });
  const subjects = (await mailsTo(db, seeker.email)).map(({ text }) => /avertissement|suspendu|levée/.exec(text!)?.[0]);
  expect(subjects).toEqual(["avertissement", "suspendu", "levée"]);
});

test("nobody decides about a colleague or oneself: nothing is stored, nothing is mailed", async () => {
  const { db } = database;
  for (const [person, code] of [
    [colleague, "colleague"],
    [moderator, "own"],
  ] as const) {
    const thing = { kind: "account", id: person.account.id } as const;
    expect(await decideNow(thing, "suspend")).toEqual({ ok: false, code });
    expect(await query("select from decisions where subject_id = $1", [thing.id])).toEqual([]);
    expect((await mailsTo(db, person.account.email)).filter(({ subject }) => subject.includes("Décision"))).toEqual([]);
  }
});

test("a person who is not an operator decides nothing", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const thing = { kind: "listing", id: listing.reference } as const;
  expect(await decideNow(thing, "hide", undefined, owner.actor)).toEqual({ ok: false, code: "unknown" });
});

test("with the example legal notice nothing is decided, and the basis says whether its reader may write the notice", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const thing = { kind: "listing", id: listing.reference } as const;
  const version = await versionOf(thing);
  const example = { ...needs(), kit: openKit({ folder: "brand", log: { warn: () => {} } }) };
  expect(await decide(example, { actor: moderator, thing, decision: written("hide"), version })).toEqual({
    ok: false,
    code: "notice",
  });
  expect(await stageOf(listing.reference)).toBeNull();
  expect(await mailsTo(database.db, owner.email)).toEqual([]);
  expect((await loadDecisionPage(example, thing, moderator))!.notice).toEqual({ mayWrite: false });
  expect((await loadDecisionPage(needs(), thing, moderator))!.notice).toBeNull();
});
