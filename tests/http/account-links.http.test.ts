import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountLinks, sessions, users } from "#db/schema/accounts.ts";
import { requestLinks, requests } from "#db/schema/requests.ts";
import { addRequestLink } from "#app/requests/request-links.repository.server.ts";
import { createOwnedListing, createRequest } from "../factories/requests.ts";
import { newAddress, password } from "../setup/journeys/account-journeys.ts";
import { cookiesOf, form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";
import { setAttempts } from "../setup/visitors/attempts.ts";

const portal = useHttpPortal({ template: "communes" });
const post = (path: string, fields: Record<string, string>, cookie?: string) =>
  portal.fetch(path, form(fields, cookie));

/** The secrets in the mails to an address with this subject, newest first; waits until there are `count`. */
async function tokensTo(email: string, subject: string, count = 1): Promise<string[]> {
  const found = async () =>
    (await portal.mailsTo(email)).filter((mail) => plainSpaces(mail.subject).startsWith(subject));
  await expect.poll(async () => (await found()).length).toBe(count);
  return (await found()).map((mail) => new URL(linkIn(mail)).searchParams.get("token")!);
}
const resetTokens = (email: string, count = 1) => tokensTo(email, "Choisissez un nouveau mot de passe", count);
const askForReset = async (email: string) => expect((await post("/mot-de-passe-oublie", { email })).status).toBe(200);
const setPassword = async (token: string, secret = "Nouveau2!") =>
  (await post("/nouveau-mot-de-passe", { token, password: secret, confirmation: secret })).status;
const linksOf = (userId: string) => portal.db.select().from(accountLinks).where(eq(accountLinks.userId, userId));

test("a link for a new password ends when a new one is sent", async () => {
  const { email } = await portal.accounts.openAccount();
  await askForReset(email);
  const [old] = await resetTokens(email);
  await askForReset(email);
  const newest = (await resetTokens(email, 2)).find((token) => token !== old)!;
  expect(await setPassword(old!)).toBe(410);
  expect(await setPassword(newest)).toBe(302);
  expect(await setPassword(old!)).toBe(410);
  expect((await post("/connexion", { email, password: "Nouveau2!" })).status).toBe(302);
});

test("two concurrent uses of one link set one password", async () => {
  const { email } = await portal.accounts.openAccount();
  await askForReset(email);
  const [token] = await resetTokens(email);
  const answers = await Promise.all(["Premier1!", "Second22!"].map((secret) => setPassword(token!, secret)));
  expect(answers.toSorted()).toEqual([302, 410]);
});

test("a change of password on the account page ends the links of mails", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const next = newAddress();
  await askForReset(account.email);
  const [token] = await resetTokens(account.email);
  await post("/espace", { intent: "change-email", email: next, current: account.password }, cookie);
  const [newAddressToken] = await tokensTo(next, "Confirmez votre nouvelle adresse");
  const change = { current: account.password, password: "Nouveau2!", confirmation: "Nouveau2!" };
  expect((await post("/espace", { intent: "change-password", ...change }, cookie)).status).toBe(303);
  expect(await setPassword(token!, "Intrus33!")).toBe(410);
  expect((await post("/confirmer-nouvelle-adresse", { token: newAddressToken! })).status).toBe(410);
  expect(await linksOf(account.id)).toEqual([]);
});

test("a change of address ends the links sent to the old one, also those of requests made without an account", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const next = newAddress();
  const { listing } = await createOwnedListing(portal.db);
  const request = await createRequest(portal.db, { listingId: listing.id, seekerEmail: account.email });
  const followSecret = await addRequestLink(portal.db, request.id);
  await askForReset(account.email);
  const [token] = await resetTokens(account.email);
  await post("/espace", { intent: "change-email", email: next, current: account.password }, cookie);
  const [newAddressToken] = await tokensTo(next, "Confirmez votre nouvelle adresse");
  const changed = await post("/confirmer-nouvelle-adresse", { token: newAddressToken! }, cookie);
  expect(changed.headers.get("Location")).toBe("/espace?avis=emailDone");
  expect(await setPassword(token!, "Intrus33!")).toBe(410);

  // Requests made with the old address stay with the account, and old mails no longer open them.
  expect((await portal.fetch(`/messages/${request.id}`, { headers: { cookie } })).status).toBe(200);
  const follow = await portal.fetch(`/demandes/suivre?jeton=${followSecret}`, { redirect: "manual" });
  expect(plainSpaces(await follow.text())).toContain("Ce lien n’est pas valable.");
  expect(await portal.db.select().from(requestLinks).where(eq(requestLinks.requestId, request.id))).toEqual([]);
  const [adopted] = await portal.db.select().from(requests).where(eq(requests.id, request.id));
  expect(adopted!.seekerId).toBe(account.id);
});

test("pending links are stored as hashes, and an expired link does nothing", async () => {
  const { id, email } = await portal.accounts.openAccount();
  await askForReset(email);
  const [token] = await resetTokens(email);
  const [link] = await linksOf(id);
  expect(JSON.stringify(link)).not.toContain(token);
  await portal.db
    .update(accountLinks)
    .set({ expiresAt: new Date(0) })
    .where(eq(accountLinks.userId, id));
  expect(await setPassword(token!)).toBe(410);
});

test("the link for a forgotten password confirms an account that was never confirmed, and ends its confirmation link", async () => {
  const email = newAddress();
  await signUp({ email, userType: "chercheur" });
  const [confirmation] = await tokensTo(email, "Confirmez votre adresse");
  await askForReset(email);
  const [reset] = await resetTokens(email);
  expect(await setPassword(reset!)).toBe(302);
  expect((await post("/confirmer-adresse", { token: confirmation! })).status).toBe(410);
  expect((await post("/connexion", { email, password: "Nouveau2!" })).status).toBe(302);
});

async function signUp({ email, userType, suite = "" }: { email: string; userType: string; suite?: string }) {
  const names = { firstName: "Zoé", familyName: "Le Goff" };
  const fields = { ...names, email, userType, suite, password, confirmation: password };
  expect((await post("/creer-compte", fields)).status).toBe(201);
}

test("a visitor who wanted to publish arrives at the form by login, by sign-up and by the mail's link", async () => {
  const email = newAddress();
  const asked = await portal.fetch("/publier", { redirect: "manual" });
  const login = await (await portal.fetch(asked.headers.get("Location")!)).text();
  expect(login).toContain('href="/creer-compte?suite=%2Fpublier"');
  const page = await (await portal.fetch("/creer-compte?suite=%2Fpublier")).text();
  expect(page).toContain('name="suite" value="/publier"');
  expect(page).toContain('href="/connexion?suite=%2Fpublier"');
  await signUp({ email, userType: "proprietaire", suite: "/publier" });
  const [token] = await tokensTo(email, "Confirmez votre adresse");
  const confirmed = await post("/confirmer-adresse", { token: token! });
  expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([302, "/publier"]);
  expect(confirmed.headers.get("Cache-Control")).toBe("no-store");
  const publish = await portal.fetch("/publier", { headers: { cookie: cookiesOf(confirmed) }, redirect: "manual" });
  expect(publish.headers.get("Location")).toMatch(/^\/publier\/[\da-f-]{36}\/bien$/);
});

test("the home page leads an agency to its imports, through a sign-up that preselects an agency", async () => {
  const visitor = await openVisitor(portal, "/");
  await visitor.follow("Envoyez votre stock");
  expect(visitor.page.text).toContain("Connectez-vous pour envoyer votre stock.");
  await visitor.follow("Créer un compte");
  expect(visitor.page.field("Type d’utilisateur").value).toBe("agence");
  await visitor.open("/verifier-un-fichier");
  await visitor.follow("Créer un compte d’agence");
  expect(visitor.page.field("Type d’utilisateur").value).toBe("agence");
  const newcomer = await portal.accounts.openAccount({ userType: "chercheur" });
  const { page } = await openVisitor(portal, "/bienvenue?suite=%2Fimports", { as: newcomer });
  expect(page.field("Type d’utilisateur").value, "after a login by Google").toBe("agence");
  const email = newAddress();
  visitor.enter({ Prénom: "Zoé", "Nom de famille": "Le Goff", "Adresse e-mail": email });
  visitor.enter({ "Mot de passe": password, "Confirmer le mot de passe": password });
  await visitor.press("Créer mon compte");
  const [token] = await tokensTo(email, "Confirmez votre adresse");
  const confirmed = await post("/confirmer-adresse", { token: token! });
  expect(confirmed.headers.get("Location")).toBe("/imports");
  expect(
    (await portal.fetch("/imports", { headers: { cookie: cookiesOf(confirmed) }, redirect: "manual" })).status,
  ).toBe(200);
});

test.each([
  ["proprietaire", "", "/publier"],
  ["agence", "", "/publier"],
  ["chercheur", "", "/espace"],
  ["chercheur", "/favoris", "/favoris"],
  ["proprietaire", "//mal.example/publier", "/publier"],
  ["chercheur", "https://mal.example/", "/espace"],
])("a new account of a %s on the way to « %s » starts at %s", async (userType, suite, begins) => {
  const email = newAddress();
  await signUp({ email, userType, suite });
  const [token] = await tokensTo(email, "Confirmez votre adresse");
  expect((await post("/confirmer-adresse", { token: token! })).headers.get("Location")).toBe(begins);
});

test("visiting a confirmation link opens no session; pressing its button opens one", async () => {
  const email = newAddress();
  await signUp({ email, userType: "proprietaire" });
  const [user] = await portal.db.select().from(users).where(eq(users.email, email));
  const sessionsOf = () => portal.db.select().from(sessions).where(eq(sessions.userId, user!.id));
  const [token] = await tokensTo(email, "Confirmez votre adresse");
  for (const method of ["GET", "HEAD", "GET"]) {
    const visit = await portal.fetch(`/confirmer-adresse?token=${token}`, { method });
    expect([visit.status, visit.headers.getSetCookie()]).toEqual([200, []]);
  }
  expect((await portal.fetch("/tableau-de-bord", { redirect: "manual" })).status).toBe(302);
  expect(await sessionsOf()).toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(() => post("/confirmer-adresse", { token: token! })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 410, 410]);
  for (const refused of answers.filter(({ status }) => status === 410))
    expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await sessionsOf()).toHaveLength(1);
});

test("a login before the address is confirmed sends a new link, which replaces the old one and keeps the destination", async () => {
  const email = newAddress();
  await signUp({ email, userType: "proprietaire" });
  const [first] = await tokensTo(email, "Confirmez votre adresse");
  expect((await post("/connexion", { email, password, suite: "/favoris" })).status).toBe(401);
  const second = (await tokensTo(email, "Confirmez votre adresse", 2)).find((token) => token !== first)!;
  expect((await post("/confirmer-adresse", { token: first! })).status).toBe(410);
  expect((await post("/confirmer-adresse", { token: second })).headers.get("Location")).toBe("/favoris");
});

test("a link cannot be used for another purpose", async () => {
  const email = newAddress();
  await signUp({ email, userType: "chercheur" });
  const [token] = await tokensTo(email, "Confirmez votre adresse");
  expect(await setPassword(token!)).toBe(410);
  expect((await post("/confirmer-nouvelle-adresse", { token: token! })).status).toBe(410);
  expect((await post("/confirmer-adresse", { token: token! })).status).toBe(302);
});

test("links that set a password are tried at most sixty times in a quarter of an hour from one address", async () => {
  const visitor = portal.visitFrom("203.0.113.60");
  const attempt = () =>
    visitor.fetch("/nouveau-mot-de-passe", form({ token: "inconnu", password, confirmation: password }));
  expect((await attempt()).status).toBe(410);
  await setAttempts(portal.db, "links", "203.0.113.60", 60);
  const late = await attempt();
  expect([late.status, (await late.text()).includes("Attendez un quart d’heure")]).toEqual([429, true]);
  expect((await portal.visitFrom("203.0.113.61").fetch("/nouveau-mot-de-passe?token=x")).status).toBe(200);
});
