import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { operators } from "#db/schema/advertisers.ts";
import { listings } from "#db/schema/listings.ts";
import { requests } from "#db/schema/requests.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { createListing } from "../factories/listings.ts";
import { createRequest } from "../factories/requests.ts";
import { partOf } from "../setup/visitors/html-page.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import type { OpenedAccount } from "../setup/visitors/test-accounts.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
let operator: OpenedAccount;
let moderator: OpenedAccount;
beforeAll(async () => {
  operator = await portal.accounts.openOperator();
  moderator = await portal.accounts.openOperator("moderator");
});

const open = (path: string, as = operator) => openVisitor(portal, path, { as, provenAt: new Date() });
const mainOf = (visitor: HttpVisitor) => visitor.page.one("main").text;
const isLogged = async (act: string, id: string) => {
  const visitor = await open(`/administration/journal?acte=${act}&objet=${id}`);
  return mainOf(visitor).includes(id);
};

const lastMailTo = async (address: string) => (await portal.mailsTo(address)).at(-1)!;

test("one field finds a listing by its address, an account by mail or name, an organisation by SIRET, a request by number", async () => {
  const { account, advertiser, listings: own } = await portal.accounts.openDashboard({ listings: [{}] });
  const siret = "73282932000074";
  await portal.db.$client.query("update advertisers set siret = $1 where id = $2", [siret, advertiser.id]);
  const request = await createRequest(portal.db, { listingId: own[0]!.id });
  const finds: [string, string][] = [
    [
      `https://portail.example/annonces/${own[0]!.slug}-${own[0]!.reference}`,
      `/administration/annonces/${own[0]!.reference}`,
    ],
    [account.email, `/administration/comptes/${account.id}`],
    [account.email.split("@")[0]!.slice(0, -2), `/administration/comptes/${account.id}`],
    [account.id, `/administration/comptes/${account.id}`],
    [`${account.firstName} ${account.familyName}`.toUpperCase(), `/administration/comptes/${account.id}`],
    [account.familyName, `/administration/comptes/${account.id}`],
    ["732 829 320 00074", `/administration/organisations/${advertiser.id}`],
    [String(request.number), `/administration/demandes/${request.id}`],
    [request.seekerEmail, `/administration/demandes/${request.id}`],
  ];
  for (const [typed, href] of finds) {
    const visitor = await open(`/administration/recherche?q=${encodeURIComponent(typed)}`, moderator);
    const hrefs = visitor.page.all("link").map(({ element }) => element.getAttribute("href"));
    expect(hrefs, typed).toContain(href);
  }
});

test("a home is found by the beginning of its street, with any accents", async () => {
  const { listings: own } = await portal.accounts.openDashboard({
    listings: [{ details: { address: "12 Allée des Éperviers" } }],
  });
  const visitor = await open("/administration/recherche?q=12%20allee%20des%20eper");
  expect(mainOf(visitor)).toContain(own[0]!.reference);
  await visitor.open("/administration/recherche?q=%25_%00");
  expect(visitor.status).toBe(200);
});

test("a person without a password gets a link by mail, which opens the account", async () => {
  const account = await portal.accounts.openAccount();
  await portal.db.$client.query("delete from credentials where user_id = $1", [account.id]);
  const visitor = await open(`/administration/comptes/${account.id}`, moderator);
  await visitor.press(/^Envoyer un lien/);
  expect(visitor.status).toBe(400);
  expect(mainOf(visitor)).toContain("Indiquez le motif.");
  const button = visitor.page.one("button", /^Envoyer un lien/);
  visitor.enter({ Motif: "a appelé ce matin" }, partOf(button.element.closest("form")!));
  await visitor.press(/^Envoyer un lien/);
  expect(mainOf(visitor)).toContain("Le lien est parti à l’adresse du compte.");
  const mail = await lastMailTo(account.email);
  expect(linkIn(mail)).toContain("/nouveau-mot-de-passe?token=");
  expect(await isLogged("account.reset_link", account.id)).toBe(true);
});

test("a moderator ends the sessions of an account", async () => {
  const account = await portal.accounts.openSession();
  const visitor = await open(`/administration/comptes/${account.id}`, moderator);
  await send(visitor, { intent: "log-out", why: "téléphone volé" });
  expect(await portal.db.select().from(sessions).where(eq(sessions.userId, account.id))).toEqual([]);
});

test("only an operator who gives a code may act on a member of the team", async () => {
  const { account, listings: own } = await portal.accounts.openDashboard({ listings: [{}] });
  await portal.db.insert(operators).values({ userId: account.id, role: "operator" });
  await portal.accounts.sessionOf(account);
  const request = await createRequest(portal.db, { listingId: own[0]!.id });
  const paths = [`comptes/${account.id}`, `annonces/${own[0]!.reference}`, `demandes/${request.id}`];
  const [file, home, thread] = paths.map((path) => `/administration/${path}`);
  const team = "Quelqu’un de l’équipe est concerné : seule l’administration peut agir ici.";
  const byModerator = await open(file!, moderator);
  expect(mainOf(byModerator)).toContain(team);
  const [version] = await open(home!, moderator).then(({ received }) =>
    /(?<=name="version" value=")\w+/.exec(received[0]!)!,
  );
  const refused: [HttpVisitor, Record<string, string>][] = [
    [byModerator, { intent: "log-out" }],
    [byModerator, { intent: "link" }],
    [await open(home!, moderator), { intent: "correct", title: "Autre", description: "Autre", version: version! }],
    [await open(thread!, moderator), { intent: "disclose" }],
  ];
  for (const [visitor, fields] of refused) {
    const answer = await send(visitor, { ...fields, why: "curiosité" });
    expect(answer.status, JSON.stringify(fields)).toBe(409);
    expect(plainSpaces(await answer.text())).toContain(team);
  }
  expect(await portal.mailsTo(account.email)).toEqual([]);
  const sessionsLeft = async () =>
    (await portal.db.select().from(sessions).where(eq(sessions.userId, account.id))).length;
  const logOut = { intent: "log-out", why: "téléphone volé" };
  const early = await openVisitor(portal, file!, { as: operator, provenAt: new Date(Date.now() - 3_600_000) });
  expect((await send(early, logOut)).status).toBe(403);
  expect(await sessionsLeft()).toBe(1);
  expect((await send(await open(file!), logOut)).status).toBe(200);
  expect(await sessionsLeft()).toBe(0);
});

/** Sends a form of the visitor's page, with its cookies. */
async function send(visitor: HttpVisitor, fields: Record<string, string>): Promise<Response> {
  const cookie = [...visitor.cookies].map((pair) => pair.join("=")).join("; ");
  return portal.fetch(visitor.path, {
    method: "POST",
    redirect: "manual",
    headers: { cookie },
    body: new URLSearchParams(fields),
  });
}

test("an operator deletes an account, and its holder gets the reason; a moderator cannot, nobody deletes a colleague", async () => {
  const { account, listings: own } = await portal.accounts.openDashboard({ listings: [{}] });
  const path = `/administration/comptes/${account.id}`;
  const erase = { intent: "erase", why: "demande reçue par courrier" };
  expect((await send(await open(path, moderator), erase)).status).toBe(404);
  expect((await send(await open(path), { ...erase, why: " " })).status).toBe(400);
  expect((await send(await open(path), erase)).status).toBe(302);
  expect((await lastMailTo(account.email)).text).toContain("demande reçue par courrier");
  expect(await portal.db.select().from(listings).where(eq(listings.id, own[0]!.id))).toEqual([]);
  const colleague = await send(await open(`/administration/comptes/${moderator.id}`), erase);
  expect(await colleague.text()).toContain("Ce compte a un rôle dans l’équipe");
});

test("a text is corrected, with both versions in the log; a second correction of an outdated text is refused", async () => {
  const { account, listings: own } = await portal.accounts.openDashboard({ listings: [{ title: "Maisom de ville" }] });
  const { reference } = own[0]!;
  const path = `/administration/annonces/${reference}`;
  const [first, second] = [await open(path, moderator), await open(path)];
  // Nothing has happened to it yet: no empty box.
  expect(first.page.one("main").text).not.toContain("Histoire");
  const version = /name="version" value="(\w+)"/.exec(first.received.at(-1)!)![1]!;
  const correct = { intent: "correct", why: "faute", title: "Maison de ville", description: "Claire", version };
  expect((await send(first, { ...correct, title: " " })).status).toBe(409);
  expect((await send(first, correct)).status).toBe(200);
  const late = await send(second, { ...correct, title: "Maison en ville" });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain("Le texte a changé entre-temps");
  expect(page).toContain("Maison en ville");
  expect((await lastMailTo(account.email)).text).toMatch(/Motif\s: faute/);
  const log = await open(`/administration/journal?objet=${reference}`);
  expect(log.page.one("main").text).toContain(`Annonce Maison de ville ${reference}`);
  expect(mainOf(log)).toContain("Maisom de ville");
});

test("a listing moves to another organisation with its requests; the people concerned are notified", async () => {
  const { account, listings: own } = await portal.accounts.openDashboard({ listings: [{}] });
  const request = await createRequest(portal.db, { listingId: own[0]!.id });
  const target = await createAdvertiser(portal.db);
  const visitor = await open(`/administration/annonces/${own[0]!.reference}`);
  const transfer = { intent: "transfer", why: "mandat repris" };
  expect((await send(visitor, { ...transfer, target: "personne-du-tout" })).status).toBe(409);
  expect((await send(visitor, { ...transfer, target: `/annonceurs/${target.slug}` })).status).toBe(200);
  const [listing] = await portal.db.select().from(listings).where(eq(listings.id, own[0]!.id));
  const [moved] = await portal.db.select().from(requests).where(eq(requests.id, request.id));
  expect([listing!.advertiserId, listing!.inChargeId, moved!.advertiserId]).toEqual([target.id, null, target.id]);
  expect((await lastMailTo(account.email)).text).toContain("mandat repris");
  expect((await lastMailTo(request.seekerEmail)).text).toContain("est désormais suivie par");
});

test("a conversation is shown for a reason, which is logged; its participants can be notified", async () => {
  const listing = await createListing(portal.db, { photos: 0 });
  const request = await createRequest(portal.db, { listingId: listing.id, message: "Un secret entre nous" });
  const visitor = await open(`/administration/demandes/${request.id}`, moderator);
  expect(visitor.received.at(-1)).not.toContain("Un secret entre nous");
  const refused = await send(visitor, { intent: "disclose", why: "" });
  expect(await refused.text()).not.toContain("Un secret entre nous");
  const shown = await send(visitor, { intent: "disclose", why: "signalement n° 4", tell: "on" });
  const page = await shown.text();
  expect(page).toContain("Un secret entre nous");
  // The page shows all steps that it counts, including the last one.
  const steps = page.match(/<li class="rounded-control border[^]*?<\/li>/g)!;
  expect(page).toContain(`Étapes de l’échange</dt><dd class="font-medium break-words">${steps.length}<`);
  expect(steps.at(-1)).toContain("a lu cet échange");
  expect(await isLogged("thread.disclose", request.id)).toBe(true);
  expect((await lastMailTo(request.seekerEmail)).text).toContain("a lu cet échange");
});

test.each([
  "/administration/annonces/BVZZZZZ",
  "/administration/annonces/x",
  "/administration/comptes/personne",
  "/administration/organisations/x",
  "/administration/organisations/999999999",
  "/administration/demandes/x",
])("%s is not found", async (path) => {
  expect((await open(path)).status).toBe(404);
});

test("the team reads a note on the page of its account, listing or organisation", async () => {
  const { account, advertiser, listings: own } = await portal.accounts.openDashboard({ listings: [{}] });
  for (const path of [
    `/administration/comptes/${account.id}`,
    `/administration/annonces/${own[0]!.reference}`,
    `/administration/organisations/${advertiser.id}`,
  ]) {
    const visitor = await open(path, moderator);
    await visitor.press("Ajouter la note");
    expect(visitor.status).toBe(400);
    visitor.enter({ "Nouvelle note": `À rappeler : ${path}` });
    await visitor.press("Ajouter la note");
    await visitor.open(path);
    expect(mainOf(visitor)).toContain(path);
  }
});

test("impossible days and invalid characters cause no server error", async () => {
  const { listings: own } = await portal.accounts.openDashboard({ listings: [{}] });
  for (const path of [
    "/administration/journal?du=2026-02-30&au=9999-12-31",
    "/administration/journal.csv?du=0000-01-01",
  ])
    expect((await open(path)).status).toBe(200);
  const visitor = await open(`/administration/annonces/${own[0]!.reference}`);
  const version = /name="version" value="(\w+)"/.exec(visitor.received.at(-1)!)![1]!;
  const correct = { intent: "correct", why: "f\0aute", title: "Mai\0son", description: "Bel\0le", version };
  expect((await send(visitor, correct)).status).toBe(200);
});
