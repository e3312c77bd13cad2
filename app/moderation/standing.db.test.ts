import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { loadPerson } from "#app/account/members.repository.server.ts";
import { listAdvertisers } from "#app/directory/use-cases/list-advertisers.server.ts";
import { showAdvertiser } from "#app/directory/use-cases/show-advertiser.server.ts";
import { showListing } from "#app/listings/page/use-cases/show-listing.server.ts";
import { duplicateListing } from "#app/publish/drafts/use-cases/duplicate-listing.server.ts";
import { changeListing } from "#app/requests/use-cases/change-listing.server.ts";
import { withdrawRequest } from "#app/requests/use-cases/move-request.server.ts";
import { writeMessage } from "#app/requests/use-cases/write-message.server.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { advanceRun, findOpenRuns } from "#db/runs.ts";
import { users } from "#db/schema/accounts.ts";
import { operators } from "#db/schema/advertisers.ts";
import { listings } from "#db/schema/listings.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { actorOf, createModerator } from "#tests/setup/visitors/actors.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { as, byLink, stepsOfThread } from "#tests/setup/data/threads.ts";
import { followStanding } from "./use-cases/follow-standing.server.ts";
import { hideListing, restoreListing } from "./use-cases/hide-listing.server.ts";
import { liftSanction, sanction } from "./use-cases/sanction.server.ts";

let database: TestDatabase;
let moderator: Person;
beforeAll(async () => {
  database = await createTestDatabase();
  moderator = await createModerator(database.db);
});
afterAll(() => database.drop());

const needs = () => queueingNeeds(database.db);
const why = "arnaque";
const hide = (reference: string, actor = moderator) =>
  database.db.transaction((tx) => hideListing(needs(), tx, { actor, reference, why }));
const restore = (reference: string) =>
  database.db.transaction((tx) => restoreListing(needs(), tx, { actor: moderator, reference, why }));
const lifeOf = async (id: number) => {
  const [row] = await database.db.select().from(listings).where(eq(listings.id, id));
  return [row!.status, row!.stage];
};
const show = ({ slug, reference }: { slug: string; reference: string }) =>
  showListing({ db: database.db, clock: () => new Date(), rentControlPeriods: async () => [] }, { slug, reference });

type On = Parameters<typeof sanction>[2]["on"];
const suspend = (on: On) =>
  database.db.transaction((tx) => sanction(needs(), tx, { actor: moderator, on, degree: "suspended", why }));
const lift = (on: On) => database.db.transaction((tx) => liftSanction(needs(), tx, { actor: moderator, on, why }));

/** Does all chunks that wait, as the jobs would; returns how many there were. */
async function follow(): Promise<number> {
  let chunks = 0;
  for (const run of await findOpenRuns(database.db))
    for (let now: typeof run | null = run; now && !now.endedAt; chunks++) {
      const { id, step }: typeof run = now;
      now = await database.db.transaction((tx) => advanceRun(tx, { run: id, step }, followStanding(needs())));
    }
  return chunks;
}

test.each<[ListingStage, string | null]>([
  ["disponible", null],
  ["offre", "offre"],
  ["pause", "pause"],
  ["cedee", null],
])("a home that is %s is hidden, cannot be put back by its owner, and returns to its stage", async (stage, stored) => {
  const { listing, owner } = await createOwnedListing(database.db);
  if (stage !== "disponible")
    await changeListing(needs(), { actor: owner.actor, reference: listing.reference, to: stage });
  const before = await lifeOf(listing.id);
  expect(before[1]).toBe(stored);
  expect(await hide(listing.reference)).toEqual({ ok: true });
  expect(await hide(listing.reference)).toEqual({ ok: false, code: "hidden_already" });
  expect(await lifeOf(listing.id)).toEqual(["retiree", "masquee"]);
  expect(await show(listing)).toMatchObject({ kind: "gone", stage: "masquee" });
  expect(
    await changeListing(needs(), { actor: owner.actor, reference: listing.reference, to: "disponible" }),
  ).toMatchObject({ code: "hidden" });
  expect(await restore(listing.reference)).toEqual({ ok: true });
  expect(await lifeOf(listing.id)).toEqual(before);
  expect(await restore(listing.reference)).toEqual({ ok: false, code: "not_hidden" });
});

test("only moderation hides a listing", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  expect(await hide(listing.reference, owner.actor)).toEqual({ ok: false, code: "unknown" });
  expect(await lifeOf(listing.id)).toEqual(["disponible", null]);
});

test("threads of a hidden home get a message, wait, and continue once the home is back", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const { id, seekerEmail } = await createRequest(database.db, { listingId: listing.id });
  await hide(listing.reference);
  const [mail] = (await mailsTo(database.db, seekerEmail)).slice(-1);
  expect(mail!.text).toContain("Ne versez aucune somme");
  const write = () => writeMessage(needs(), { ...as(owner, id), message: "Bonjour" });
  expect(await write()).toEqual({ ok: false, code: "listing_hidden" });
  await restore(listing.reference);
  expect(await write()).toEqual({ ok: true });
  expect((await stepsOfThread(database.db, id)).slice(-3)).toEqual([
    "message portail",
    "message portail",
    "message annonceur",
  ]);
});

test("a home is available again after its seeker left the negotiation while the home was hidden", async () => {
  const { listing } = await createOwnedListing(database.db, { status: "en_negociation" });
  const request = await createRequest(database.db, { listingId: listing.id, status: "en_negociation" });
  await hide(listing.reference);
  expect(await withdrawRequest(needs(), byLink(request.id))).toEqual({ ok: true });
  await restore(listing.reference);
  expect(await lifeOf(listing.id)).toEqual(["disponible", null]);
});

test("suspending an account suspends its organisation: pages at once, listings in chunks; lifting it restores all", async () => {
  const { db } = database;
  const { listing, owner } = await createOwnedListing(db);
  const own = { advertiserId: listing.advertiserId, communeId: listing.communeId, photos: 0 };
  const others = [];
  for (let count = 0; count < 60; count++) others.push(await createListing(db, own));
  const offered = await createListing(db, { ...own, status: "en_negociation", stage: "offre" });
  const alreadyHidden = await createListing(db, own);
  await hide(alreadyHidden.reference);
  const { rows } = await db.execute<{ slug: string; name: string }>(
    sql`select slug, search_name as name from advertisers where id = ${listing.advertiserId}`,
  );
  const { slug, name } = rows[0]!;
  const on: On = { kind: "account", id: owner.id };
  expect(await suspend(on)).toEqual({ ok: true });
  expect(await suspend(on)).toEqual({ ok: false, code: "same" });
  expect(await show(listing)).toMatchObject({ kind: "gone" });
  expect(await showAdvertiser({ db }, { slug, page: 1 })).toBeNull();
  expect((await listAdvertisers({ db }, { name, place: null, page: 1 })).total).toBe(0);
  const [user] = await db.select().from(users).where(eq(users.id, owner.id));
  expect(await loadPerson(db, user!)).toMatchObject({ member: null, standing: "suspended" });
  expect(await follow()).toBe(3);
  expect(await lifeOf(offered.id)).toEqual(["retiree", "masquee"]);

  expect(await lift(on)).toEqual({ ok: true });
  await follow();
  expect(await lifeOf(offered.id)).toEqual(["en_negociation", "offre"]);
  for (const { id } of [listing, ...others]) expect(await lifeOf(id)).toEqual(["disponible", null]);
  expect(await lifeOf(alreadyHidden.id)).toEqual(["retiree", "masquee"]);
  expect(await showAdvertiser({ db }, { slug, page: 1 })).not.toBeNull();
  expect(await loadPerson(db, user!)).toMatchObject({ member: { role: "administrator" }, standing: null });
});

test("a suspension that is lifted before its chunks are done ends with everything back", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const on: On = { kind: "organisation", id: String(listing.advertiserId) };
  await suspend(on);
  await lift(on);
  await follow();
  expect(await lifeOf(listing.id)).toEqual(["disponible", null]);
  expect((await actorOf(database.db, owner)).standing).toBeNull();
});

test("a home hidden by its own decision is restored neither during its organisation's suspension nor by its end", async () => {
  const { listing } = await createOwnedListing(database.db);
  await hide(listing.reference);
  const on: On = { kind: "organisation", id: String(listing.advertiserId) };
  await suspend(on);
  expect(await restore(listing.reference)).toEqual({ ok: false, code: "suspended" });
  await lift(on);
  await follow();
  expect(await lifeOf(listing.id)).toEqual(["retiree", "masquee"]);
});

test("a moderator decides nothing about their own organisation", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const actor = { ...owner.actor, operator: "moderator" as const };
  expect(await hide(listing.reference, actor)).toEqual({ ok: false, code: "own" });
  const on: On = { kind: "organisation", id: String(listing.advertiserId) };
  const sanctioned = database.db.transaction((tx) => sanction(needs(), tx, { actor, on, degree: "warned", why }));
  expect(await sanctioned).toEqual({ ok: false, code: "own" });
});

test("a hidden home is not copied", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const copy = () =>
    duplicateListing({ db: database.db }, { actor: owner.actor, original: { reference: listing.reference } });
  expect((await copy()).ok).toBe(true);
  await hide(listing.reference);
  expect(await copy()).toEqual({ ok: false, code: "hidden" });
});

test("the address of a suspended account writes in no thread, not even through a link", async () => {
  const { listing } = await createOwnedListing(database.db);
  const seeker = await createUser(database.db);
  const request = await createRequest(database.db, { listingId: listing.id, seekerEmail: seeker.email });
  const write = () => writeMessage(needs(), { ...byLink(request.id), message: "Bonjour" });
  await suspend({ kind: "account", id: seeker.id });
  expect(await write()).toEqual({ ok: false, code: "blocked" });
  await lift({ kind: "account", id: seeker.id });
  expect(await write()).toEqual({ ok: true });
});

test("nobody sanctions themselves or somebody who runs the portal", async () => {
  const { db } = database;
  const colleague = await createUser(db);
  await db.insert(operators).values({ userId: colleague.id, role: "operator" });
  expect(await suspend({ kind: "account", id: moderator.account.id })).toEqual({ ok: false, code: "own" });
  expect(await suspend({ kind: "account", id: colleague.id })).toEqual({ ok: false, code: "colleague" });
  expect(await suspend({ kind: "account", id: "personne" })).toEqual({ ok: false, code: "unknown" });
});
