import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { expectNoAddress, newEmail, requestsOn } from "../setup/visitors/request-pages.ts";
import type { OpenedAccount } from "../setup/visitors/test-accounts.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const { ownedListing, accountsRequest, mailTo } = requestsOn(portal);

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { Origin: portal.address, ...headers },
  body: new URLSearchParams(fields),
});
const requestsOf = async (listingId: number) =>
  (await portal.db.$client.query("select from requests where listing_id = $1", [listingId])).rowCount;

/** The status of a path, or of an act by form on it, for an account. */
async function statusesFor(account: OpenedAccount) {
  const headers = { Cookie: await portal.accounts.cookieOf(account) };
  return async (path: string, act?: string) => {
    const sent = act
      ? { ...form({ acte: act, message: "?", amount: "1" }, headers), redirect: "manual" as const }
      : { headers };
    return (await portal.fetch(path, sent)).status;
  };
}

async function writeAsVisitor(
  visitor: HttpVisitor,
  { name, email, message }: { name: string; email: string; message?: string },
) {
  const fields = { "Votre nom": name, "Votre adresse e-mail": email, ...(message ? { "Votre message": message } : {}) };
  visitor.enter(fields);
  await visitor.press("Envoyer ma demande");
}

test.each(["/suivi/:id", "/messages/:id", "/suivi/1", "/messages/%27%20or%20true"])(
  "another account's request is unknown, by page or by form: %s",
  async (address) => {
    const { id } = await accountsRequest();
    const path = address.replace(":id", id);
    const status = await statusesFor(await portal.accounts.openAccount({ userType: "agence" }));
    expect(await status(path)).toBe(404);
    for (const act of ["message", "offre", "negocier", "accepter", "arreter", "decliner", "retirer"])
      expect(await status(path, act), act).toBe(404);
  },
);

test("a request at the other side's address is not found", async () => {
  const { id, owner, seeker } = await accountsRequest();
  const [byOwner, bySeeker] = [await statusesFor(owner), await statusesFor(seeker)];
  expect(await byOwner(`/suivi/${id}`)).toBe(200);
  expect(await bySeeker(`/messages/${id}`)).toBe(200);
  expect(await byOwner(`/messages/${id}`)).toBe(404);
  expect(await bySeeker(`/suivi/${id}`), "seekers have no such area").toBe(403);
  expect(await byOwner(`/suivi/${id}`, "retirer")).toBe(404);
  expect(await bySeeker(`/messages/${id}`, "accepter")).toBe(404);
  expect(await byOwner(`/suivi/${id}`, "autre")).toBe(404);
});

test("requests and threads need a login", async () => {
  const { listing } = await ownedListing();
  const { id } = await createRequest(portal.db, { listingId: listing.id });
  for (const path of ["/suivi", `/suivi/${id}`, "/messages", `/messages/${id}`]) {
    const answer = await portal.fetch(path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], path).toEqual([
      302,
      `/connexion?suite=${encodeURIComponent(path)}`,
    ]);
  }
});

test("a link without its secret, or of no listing, is not found", async () => {
  for (const [path, expected] of [
    ["/demandes/suivre", 404],
    ["/demandes/suivre?jeton=x", 404],
    ["/demandes/confirmer?jeton=x", 410],
    ["/annonces/BVNONE9/demande", 404],
  ] as const)
    expect((await portal.fetch(path)).status, path).toBe(expected);
  const forged = await portal.fetch("/demandes/suivre?jeton=x", form({ acte: "message", message: "?" }));
  expect(forged.status).toBe(404);
});

test("nobody sends a message about their own listing", async () => {
  const { listing, owner } = await ownedListing();
  const question = { name: owner.firstName, email: owner.email, message: "Bonjour" };
  const answer = await portal.fetch(
    `/annonces/${listing.reference}/demande`,
    form(question, { Cookie: await portal.accounts.cookieOf(owner) }),
  );
  expect(answer.status).toBe(403);
  expect(await answer.text()).toMatch(/<h2[^>]*>C’est votre annonce</);
  expect(await requestsOf(listing.id)).toBe(0);
});

test("only the account that owns a listing learns from the answer that it is its own", async () => {
  const { listing, owner } = await ownedListing();
  const told = async (headers: Record<string, string>) =>
    (await portal.fetch(`/annonces/${listing.reference}/est-a-moi`, { headers })).json();
  expect(await told({ Cookie: await portal.accounts.cookieOf(owner) })).toEqual({ isOwn: true, mayWrite: true });
  const other = await portal.accounts.openAccount({ userType: "proprietaire" });
  expect(await told({ Cookie: await portal.accounts.cookieOf(other) })).toEqual({ isOwn: false, mayWrite: false });
  expect(await told({})).toEqual({ isOwn: false, mayWrite: false });
});

test("a robot that fills every field gets the same answer as a success", async () => {
  const { listing } = await ownedListing();
  const answer = await portal.fetch(
    `/annonces/${listing.reference}/demande`,
    form({
      name: "Robot",
      email: `${uniqueLetters()}@example.org`,
      message: "Achetez",
      site: "http://mal.example",
    }),
  );
  expect(answer.status).toBe(200);
  expect(await requestsOf(listing.id)).toBe(0);
});

test("an advertiser blocks and unblocks a person in a thread; each side sees the state on its page", async () => {
  const { id, owner, seeker } = await accountsRequest();
  const [ownerCookie, seekerCookie] = [await portal.accounts.cookieOf(owner), await portal.accounts.cookieOf(seeker)];
  const page = async (path: string, Cookie: string) => (await portal.fetch(path, { headers: { Cookie } })).text();
  const act = (path: string, acte: string, Cookie: string) =>
    portal.fetch(path, { ...form({ acte, message: "Un mot de trop" }, { Cookie }), redirect: "manual" });
  expect(await page(`/suivi/${id}`, ownerCookie)).toContain("Bloquer cette personne");
  expect(await page(`/messages/${id}`, seekerCookie)).not.toContain("Bloquer cette personne");

  const blocking = await act(`/suivi/${id}`, "bloquer", ownerCookie);
  expect([blocking.status, blocking.headers.get("location")]).toEqual([302, `/suivi/${id}`]);
  expect(await page(`/suivi/${id}`, ownerCookie)).toContain("Débloquer cette personne");
  expect(await page("/suivi", ownerCookie)).toContain("Personnes bloquées");
  expect(await page(`/messages/${id}`, seekerCookie)).toContain("ne souhaite plus recevoir de message de votre part");
  const refused = await act(`/messages/${id}`, "message", seekerCookie);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("le vôtre n’est pas parti");

  expect((await act(`/messages/${id}`, "debloquer", seekerCookie)).status).toBe(404);
  const unblocked = await act(`/suivi/${id}?retour=liste`, "debloquer", ownerCookie);
  expect([unblocked.status, unblocked.headers.get("location")]).toEqual([302, "/suivi"]);
  expect(await page("/suivi", ownerCookie)).not.toContain("Personnes bloquées");
  expect((await act(`/messages/${id}`, "message", seekerCookie)).status).toBe(302);
});

test("the form of a listing gives the reason when the advertiser refuses messages, and keeps the typed text", async () => {
  const { listing, owner } = await ownedListing();
  const seeker = await portal.accounts.openAccount();
  const columns = { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email };
  const { id } = await createRequest(portal.db, columns);
  const Cookie = await portal.accounts.cookieOf(seeker);
  const ask = async () => {
    const path = `/annonces/${listing.reference}/demande`;
    const answer = await portal.fetch(path, form({ message: "Mon mot gardé" }, { Cookie }));
    return { status: answer.status, text: await answer.text() };
  };
  const ownerCookie = await portal.accounts.cookieOf(owner);
  const act = (acte: string) => portal.fetch(`/suivi/${id}`, form({ acte }, { Cookie: ownerCookie }));
  await act("decliner");
  const declined = await ask();
  expect([declined.status, declined.text.includes("trente jours après sa réponse")]).toEqual([409, true]);
  await act("bloquer");
  const blocked = await ask();
  expect([blocked.status, blocked.text.includes("ne souhaite pas recevoir de message")]).toEqual([403, true]);
  for (const { text } of [declined, blocked]) expect(text).toContain("Mon mot gardé");
});

test("a visitor without an account asks and confirms the address, and both sides write to each other", async () => {
  const { listing, owner, href } = await ownedListing();
  const email = newEmail();
  const visitor = await openVisitor(portal, href);
  expect(visitor.page.select(visitor.page.one("link", "Écrire à l’annonceur").attribute("href")!)).toHaveLength(1);
  expect(visitor.page.field("Votre message").value).toContain(listing.reference);
  await writeAsVisitor(visitor, { name: "Mehdi Amrani", email });
  expect(visitor.page.text).toContain("Confirmez-la dans l’e-mail envoyé à");

  const advertiser = await openVisitor(portal, "/suivi", { as: owner });
  expect(advertiser.page.text).toContain("Pas encore de demande");
  await visitor.open(linkIn(await mailTo(email, "Confirmez votre demande")));
  expect(visitor.page.text).toContain("est prêt à partir");
  await visitor.press("Envoyer ma demande");
  expect(visitor.path).toMatch(/^\/demandes\/suivre\?jeton=/);
  expect(visitor.page.one("heading", /^Demande de bien n° \d+ avec /)).toBeDefined();

  const told = await mailTo(owner.email, "Nouvelle demande");
  expect(told.text).toContain("Mehdi Amrani vous écrit");
  expect(told.text + told.html).not.toContain(email);
  await advertiser.open("/suivi");
  for (const counter of ["Demandes : 1 nouvelle", "Messages : 1 non lu"])
    expect(advertiser.page.all("link", counter), counter).not.toEqual([]);
  await advertiser.follow("Mehdi Amrani");
  expect(advertiser.page.all("link", "Messages : aucun non lu")).not.toEqual([]);
  advertiser.enter({ "Votre message": "Bonjour, il est toujours à vendre. Samedi à 10 h ?" });
  await advertiser.press("Envoyer");
  expect(advertiser.page.all("link", "Demandes : aucune nouvelle")).not.toEqual([]);

  const reply = await mailTo(email, "Nouveau message");
  expect(reply.text + reply.html).not.toContain(owner.email);
  await visitor.open(linkIn(reply));
  expect(visitor.page.text).toContain("Samedi à 10 h ?");
  visitor.enter({ "Votre message": "Parfait, à samedi." });
  await visitor.press("Envoyer");
  await advertiser.open(advertiser.path);
  expect(advertiser.page.text).toContain("Parfait, à samedi.");
  expectNoAddress(email, advertiser);
  expectNoAddress(owner.email, visitor);
});

test("without JavaScript a visitor asks: form, mistakes, confirmation, another message", async () => {
  const { href } = await ownedListing({ transaction: "location" });
  const email = newEmail();
  const visitor = await openVisitor(portal, href);
  await writeAsVisitor(visitor, { name: "", email: "pas une adresse", message: "Bonjour, un message gardé." });
  expect(visitor.status).toBe(400);
  expect(visitor.page.text).toContain("Indiquez votre nom.");
  expect(visitor.page.text).toContain("L’adresse e-mail n’est pas valide.");
  expect(visitor.page.field("Votre message").value).toBe("Bonjour, un message gardé.");
  await writeAsVisitor(visitor, { name: "Tuan Pham", email });
  expect(visitor.page.text).toContain("Confirmez-la dans l’e-mail envoyé à");
  await visitor.open(linkIn(await mailTo(email, "Confirmez votre demande")));
  await visitor.press("Envoyer ma demande");
  expect(visitor.page.one("heading", /^Demande de bien/)).toBeDefined();
  visitor.enter({ "Votre message": "Encore une question." });
  await visitor.press("Envoyer");
  expect(visitor.page.all("listitem", /Encore une question\./)).toHaveLength(1);
});

test("a listing no longer on show and an empty message are reported", async () => {
  const { listing, href } = await ownedListing();
  const seeker = await openVisitor(portal, href, { as: await portal.accounts.openAccount() });
  seeker.enter({ "Votre message": " " });
  await seeker.press("Envoyer ma demande");
  expect(seeker.status).toBe(400);
  expect(seeker.page.text).toContain("Écrivez un message.");
  const visitor = await openVisitor(portal, href);
  await portal.db.$client.query("update listings set status = 'retiree' where id = $1", [listing.id]);
  await writeAsVisitor(visitor, { name: "Léo", email: newEmail() });
  expect(visitor.status).toBe(410);
  expect(visitor.page.text).toContain("Ce bien n’est plus proposé");
});

test("the form of a listing no longer on show leads to its « gone » page", async () => {
  const { listing } = await ownedListing();
  await portal.db.$client.query("update listings set status = 'retiree' where id = $1", [listing.id]);
  const visitor = await openVisitor(portal, `/annonces/${listing.reference}/demande`);
  expect(visitor.status).toBe(410);
  expect(visitor.page.one("heading", "Cette annonce n’est plus en ligne")).toBeDefined();
  expect(visitor.page.all("button", "Envoyer ma demande")).toEqual([]);
});

test("hostile text is shown as text, on every page and in the mails", async () => {
  const { owner, href } = await ownedListing({ title: 'Maison <b>à</b> "vendre" & plus' });
  const name = "<img src=x onerror=alert(1)>";
  const message = "</textarea><script>document.title='pris'</script>\u0000\u202E fin";
  const account = await portal.accounts.openAccount({ firstName: name, familyName: "'\";--" });
  const seeker = await openVisitor(portal, href, { as: account });
  seeker.enter({ "Votre message": message });
  await seeker.press("Envoyer ma demande");
  await seeker.follow("Voir la conversation");
  expect(seeker.page.text).toContain("</textarea><script>");
  const advertiser = await openVisitor(portal, "/suivi", { as: owner });
  await advertiser.follow(`${name} '";--`);
  expect(advertiser.page.text).toContain("</textarea><script>");
  for (const html of [...seeker.received, ...advertiser.received]) {
    expect(html).not.toContain("<script>document");
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("<b>à</b>");
  }
  expectNoAddress(owner.email, seeker);
  const { text, html } = await mailTo(owner.email, "Nouvelle demande");
  expect(text).toContain("</textarea><script>");
  expect(html).not.toContain("<script>");
});
