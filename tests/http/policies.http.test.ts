import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { type Act, isOperatorAct, may, reachOf } from "#app/account/policy.ts";
import { type Address, addresses, isPrivate } from "#app/addresses.ts";
import { advertisers, memberships } from "#db/schema/advertisers.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createDraft } from "../factories/drafts.ts";
import { createImport } from "../factories/imports.ts";
import { createListing, type InsertedListing } from "../factories/listings.ts";
import { createRequest } from "../factories/requests.ts";
import { actorOf } from "../setup/visitors/actors.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { saveLegalNotice } from "../setup/data/written-notice.ts";
import { cookieHeader, type OpenedAccount } from "../setup/visitors/test-accounts.ts";

const portal = useHttpPortal({ template: "communes" });

/** The first three are of the organisation whose listings are asked for; `participant` asked about them. */
const people = [
  "administrator",
  "agent",
  "assistant",
  "participant",
  "seeker",
  "otherOwner",
  "otherAgency",
  "moderator",
  "operator",
] as const;
type Who = "visitor" | (typeof people)[number];
/** The outcome of a call: shown or done, led to the login, for advertisers only, unknown, or refused by the use-case. */
type Answer = "yes" | "login" | "advertisers only" | "unknown" | "refused";

const accounts = {} as Record<(typeof people)[number], OpenedAccount>;
const actors = {} as Record<(typeof people)[number], Person>;
const cookies: Partial<Record<Who, string>> = {};
let listing: InsertedListing;

beforeAll(async () => {
  const { db } = portal;
  const { openAccount, openDashboard, openOperator, sessionOf } = portal.accounts;
  const { account, advertiser } = await openDashboard({ userType: "proprietaire" });
  Object.assign(accounts, {
    administrator: account,
    agent: await openAccount(),
    assistant: await openAccount(),
    participant: await openAccount(),
    seeker: await openAccount(),
    otherOwner: (await openDashboard({ userType: "proprietaire" })).account,
    otherAgency: (await openDashboard({ userType: "agence", listings: [{}] })).account,
    moderator: await openOperator("moderator"),
    operator: await openOperator("operator"),
  });
  await saveLegalNotice(db);
  for (const role of ["agent", "assistant"] as const)
    await db.insert(memberships).values({ advertiserId: advertiser.id, userId: accounts[role].id, role });
  listing = await createListing(db, { photos: 0, advertiserId: advertiser.id, communeId: advertiser.communeId });
  for (const who of people) {
    cookies[who] = cookieHeader(await sessionOf(accounts[who], new Date()));
    actors[who] = await actorOf(db, accounts[who]);
  }
});

/** A new draft, listing and request of the organisation, by the names that addresses and forms give them. */
async function newThings(): Promise<Record<string, string>> {
  const { db } = portal;
  const { advertiserId, communeId } = listing;
  const made = await createListing(db, { photos: 0, advertiserId, communeId });
  const { id: seekerId, email: seekerEmail } = accounts.participant;
  const request = await createRequest(db, { listingId: made.id, seekerId, seekerEmail });
  // An account has a limited number of them.
  await db.$client.query("delete from listing_drafts where advertiser_id = $1", [advertiserId]);
  const draft = await createDraft(db, { userId: accounts.administrator.id, advertiserId, photos: 1 });
  const { rows } = await db.$client.query<{ id: string }>("select id from draft_photos where draft_id = $1", [draft]);
  const { reference, slug } = made;
  const address = { draft, reference, slugAndReference: `${slug}-${reference}`, id: request.id, step: "prix" };
  const cased = await portal.db.$client.query<{ id: string }>(
    "insert into cases (subject, subject_id, is_grave, opened_at, due_at) values ('listing', $1, true, now(), now()) returning id::text",
    [reference],
  );
  const decided = { case: cased.rows[0]!.id, kind: "annonce", thing: reference };
  const { importId, feedId } = await createImport(db, { advertiserId });
  const files = { import: String(importId), feed: String(feedId) };
  const doomed = await portal.accounts.openAccount();
  const other = await createAdvertiser(db);
  const { rows: texts } = await db.$client.query<{ version: string }>(
    "select md5(l.title || d.description) as version from listings l join listing_details d on d.listing_id = l.id where l.id = $1",
    [made.id],
  );
  const office = {
    account: doomed.id,
    organisation: String(advertiserId),
    other: other.slug,
    page: "cgu",
    ...texts[0]!,
  };
  return { ...address, ...office, ...decided, ...files, photo: rows[0]!.id, new: randomUUID() };
}

const fill = (text: string, things: Record<string, string>) =>
  text.replaceAll(/:(\w+)/g, (whole, name: string) => things[name] ?? whole);

/** What to send to an address: its forms, one per act, and nothing else where a form makes no difference. */
const forms: Record<string, Record<string, string>[]> = {
  // It asks for the password.
  "/espace/donnees": [],
  "/publier": [{ intent: "delete", draft: ":draft" }],
  "/publier/:draft/enregistrer": [{ step: "prix", price: "250 000" }],
  "/publier/:draft/photos": [{ intent: "remove", photo: ":photo" }],
  "/publier/:draft/photos/rangement": [{ intent: "remove", photo: ":photo" }],
  "/publications": [
    { do: "modifier :reference" },
    { do: "dupliquer :reference" },
    { do: "retiree :reference" },
    { do: "cedee :reference", confirmed: "yes" },
    { do: "prix :reference", prix: "cher" },
  ],
  "/imports/:import": [{ intent: "accept" }, { intent: "drop" }],
  "/administration/signalements/:case": [{ intent: "note", note: "Vu" }],
  "/administration/decision/:kind/:thing": [
    { intent: "decide", choice: "hide" },
    { intent: "note", note: "Vu" },
  ],
  "/exports": [{ intent: "end-key" }, { intent: "remove-ftp" }],
  "/imports/sources": [{ intent: "add-key", name: "Hektor" }],
  "/messages/:id": [{ acte: "message", message: "Bonjour" }, { acte: "offre", amount: "200 000" }, { acte: "retirer" }],
  "/administration/annonces/:reference": [
    { intent: "correct", why: "faute", title: "Maison", description: "Belle", version: ":version" },
    { intent: "transfer", why: "erreur", target: ":other" },
  ],
  "/administration/organisations/:organisation": [{ intent: "note", note: "À rappeler" }],
  "/administration/comptes/:account": [
    { intent: "link", why: "perdu" },
    { intent: "log-out", why: "perdu" },
    { intent: "erase", why: "demande" },
  ],
  "/administration/demandes/:id": [{ why: "signalement" }],
  "/suivi/:id": [
    { acte: "message", message: "Bonjour" },
    { acte: "offre", amount: "200 000" },
    { acte: "negocier" },
    { acte: "decliner" },
    { acte: "bloquer" },
  ],
};
/** Forms that ask more than their address does. */
const moreThanTheAddress: Record<string, Act> = {
  transfer: "listing.transfer",
  erase: "account.erase",
  retiree: "listing.write",
  cedee: "listing.write",
  prix: "listing.write",
};

type Call = { address: Address; method: "GET" | "POST"; form: Record<string, string> | null };
const closed: Call[] = addresses
  .filter((address) => isPrivate(address, "GET") && !isOpen(address))
  // This page is the refusal that others get.
  .filter(({ path }) => path !== "/reserve-aux-annonceurs")
  .flatMap((address) => [
    ...(address.get ? [{ address, method: "GET" as const, form: null }] : []),
    ...(address.post ? (forms[address.path] ?? [{}]).map((form) => ({ address, method: "POST" as const, form })) : []),
  ]);

function isOpen({ get, post }: Address): boolean {
  return [get, post].every((act) => act === null || reachOf({ kind: "visitor" }, act) !== null);
}

const nameOf = ({ address, method, form }: Call) =>
  `${method} ${address.path}${form && Object.keys(form).length > 0 ? ` ${Object.values(form).join(" ")}` : ""}`;

async function ask(
  who: Who,
  { address, method, form }: Call,
  things: Record<string, string>,
): Promise<Answer | number> {
  const body = form && new URLSearchParams(Object.entries(form).map(([name, value]) => [name, fill(value, things)]));
  const path = fill(address.path, things) + (address.path.endsWith("/envoi") ? `?photo=${randomUUID()}` : "");
  const answer = await portal.fetch(path, {
    method,
    redirect: "manual",
    headers: cookies[who] ? { cookie: cookies[who] } : {},
    ...(body ? { body } : {}),
  });
  const location = answer.headers.get("location") ?? "";
  if (location.includes("/connexion?")) return "login";
  if (location.includes("/reserve-aux-annonceurs")) return "advertisers only";
  if (answer.status === 404 || answer.status === 409) return "unknown";
  if (answer.status === 403) return "refused";
  // Also refusals of an empty form: actors without permission never get that far.
  return answer.status < 500 ? "yes" : answer.status;
}

/** The answer that the policy gives. */
function expected(who: Who, { address, method, form }: Call): Answer {
  const act = (method === "GET" ? address.get : address.post)!;
  if (who === "visitor") return isOperatorAct(act) ? "unknown" : "login";
  const actor = actors[who];
  if (isOperatorAct(act) && !reachOf(actor, act)) return "unknown";
  if (!reachOf(actor, act)) return "advertisers only";
  const more = moreThanTheAddress[(form?.do ?? form?.intent ?? "").split(" ", 1)[0]!];
  if (more && !reachOf(actor, more)) return isOperatorAct(more) ? "unknown" : "refused";
  const names = /:\w+/.test(address.path + Object.values(form ?? {}).join(" "));
  const whose = { advertiserId: listing.advertiserId, accountId: accounts.participant.id, isOfTeam: false };
  return !names || may(actor, more ?? act, whose) ? "yes" : "unknown";
}

/** The objects of the last test, unless an act may have changed them. */
let things: Promise<Record<string, string>> | null = null;

describe.each(closed)("$method $address.path $form", (call) => {
  test.each<Who>(["visitor", ...people])(`${nameOf(call)}: %s`, async (who) => {
    things ??= newThings();
    const answer = await ask(who, call, await things);
    if (call.method === "POST" && answer === "yes") things = null;
    expect(answer).toBe(expected(who, call));
  });
});

test("nobody withdraws another's listing", async () => {
  const things = await newThings();
  await ask(
    "otherAgency",
    { address: addressAt("/publications"), method: "POST", form: { do: "retiree :reference" } },
    things,
  );
  const [kept] = await portal.db.$client
    .query<{ status: string }>("select status from listings where reference = $1", [things.reference])
    .then(({ rows }) => rows);
  expect(kept!.status).toBe("disponible");
});

/** The cookies of somebody who may open an address. */
const cookieFor = ({ get, post }: Address): string =>
  cookies[isOperatorAct(get ?? post ?? "site.see") ? "operator" : "administrator"]!;

const addressAt = (path: string) => addresses.find((address) => address.path === path)!;

test.each(addresses.filter(({ post, path }) => post === null && path !== "/*"))(
  "$path answers no POST",
  async (address) => {
    const { path } = address;
    things ??= newThings();
    const answer = await portal.fetch(fill(path, await things).replaceAll(/:\w+/g, "x"), {
      method: "POST",
      redirect: "manual",
      headers: { cookie: cookieFor(address) },
      body: new URLSearchParams(),
    });
    expect(answer.status).toBe(405);
  },
);

test("a private answer is never stored", async () => {
  const things = await newThings();
  for (const address of addresses.filter((one) => isPrivate(one, "GET") && one.get !== null)) {
    const path = fill(address.path, things).replaceAll(/:\w+/g, "x");
    const answer = await portal.fetch(path, { redirect: "manual", headers: { cookie: cookieFor(address) } });
    expect([path, answer.headers.get("cache-control")]).toEqual([path, "no-store"]);
  }
});

test("no form makes an account an operator, or a member of another organisation", async () => {
  const before = await portal.db.select().from(memberships);
  const fields = { operator: "operator", role: "administrator", advertiserId: String(listing.advertiserId) };
  for (const call of closed.filter(({ method }) => method === "POST"))
    await ask("otherOwner", { ...call, form: { ...call.form, ...fields } }, await newThings());
  expect((await portal.db.$client.query("select from operators")).rowCount).toBe(2);
  expect(await portal.db.select().from(memberships)).toEqual(before);
  const [own] = await portal.db.select().from(advertisers).where(eq(advertisers.id, listing.advertiserId));
  expect(own!.userId).toBe(accounts.administrator.id);
});
