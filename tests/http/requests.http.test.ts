import { expect, test } from "vitest";
import { LANGUAGE_COOKIE } from "#app/i18n/language.ts";
import { requestEvents } from "#db/schema/requests.ts";
import { createRequest } from "../factories/requests.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import { openOwnedListing } from "../setup/owned-listings.ts";
import type { OpenedAccount } from "../setup/test-accounts.ts";
import { chooseEnglish, type HttpVisitor, openVisitor } from "../setup/http-visitor.ts";
import { linkIn } from "../setup/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const ownedListing = () => openOwnedListing({ portal, accounts: portal.accounts });

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

async function accountsRequest() {
  const { listing, owner } = await ownedListing();
  const seeker = await portal.accounts.openAccount();
  const columns = { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email };
  const { id } = await createRequest(portal.db, columns);
  return { id, owner, seeker };
}

test.each(["/suivi/:id", "/messages/:id", "/suivi/1", "/messages/%27%20or%20true"])(
  "another's request is unknown, by page or by form: %s",
  async (address) => {
    const { id } = await accountsRequest();
    const path = address.replace(":id", id);
    const status = await statusesFor(await portal.accounts.openAccount({ userType: "agence" }));
    expect(await status(path)).toBe(404);
    for (const act of ["message", "offre", "negocier", "accepter", "arreter", "decliner", "retirer"])
      expect(await status(path, act), act).toBe(404);
  },
);

test("a request at the other side's address is unknown", async () => {
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

test("only its own account learns that a listing is its own", async () => {
  const { listing, owner } = await ownedListing();
  const told = async (headers: Record<string, string>) =>
    (await portal.fetch(`/annonces/${listing.reference}/est-a-moi`, { headers })).json();
  expect(await told({ Cookie: await portal.accounts.cookieOf(owner) })).toEqual({ isOwn: true });
  const other = await portal.accounts.openAccount({ userType: "proprietaire" });
  expect(await told({ Cookie: await portal.accounts.cookieOf(other) })).toEqual({ isOwn: false });
  expect(await told({})).toEqual({ isOwn: false });
});

test("a robot that fills every field gets the answer of a success", async () => {
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

test("the form of a listing says why the advertiser refuses messages, and keeps what was typed", async () => {
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

const newEmail = () => `${uniqueLetters()}@example.org`;

/** The newest mail to an address with this subject. */
async function mailTo(email: string, subject: string) {
  const ofSubject = async () => (await portal.mailsTo(email)).filter((mail) => mail.subject.includes(subject));
  await expect.poll(async () => (await ofSubject()).length).toBeGreaterThan(0);
  return (await ofSubject())[0]!;
}

/** A visitor never receives an e-mail address in any answer. */
const expectNothingOf = (address: string, visitor: HttpVisitor) =>
  expect(visitor.received.filter((body) => body.toLowerCase().includes(address))).toEqual([]);

async function writeAsVisitor(
  visitor: HttpVisitor,
  { name, email, message }: { name: string; email: string; message?: string },
) {
  const fields = { "Votre nom": name, "Votre adresse e-mail": email, ...(message ? { "Votre message": message } : {}) };
  visitor.enter(fields);
  await visitor.press("Envoyer ma demande");
}

/** « Envoyer la proposition » is the advertiser's. */
async function offer(visitor: HttpVisitor, label: string, amount: string) {
  visitor.enter({ [label]: amount });
  await visitor.press(/^Envoyer (l’offre|la proposition)$/);
}

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
  expectNothingOf(email, advertiser);
  expectNothingOf(owner.email, visitor);
});

test("without JavaScript a visitor asks: form, mistakes, confirmation, another message", async () => {
  const { href } = await openOwnedListing({ portal, accounts: portal.accounts }, { transaction: "location" });
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

test("without JavaScript the advertiser makes an offer, sees its mistakes, and declines", async () => {
  const { listing, owner } = await openOwnedListing({ portal, accounts: portal.accounts }, { transaction: "location" });
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Tuan Pham" });
  const advertiser = await openVisitor(portal, "/suivi", { as: owner });
  await advertiser.follow("Tuan Pham");
  await offer(advertiser, "Loyer par mois", "beaucoup");
  expect(advertiser.page.text).toContain("Indiquez un montant en chiffres");
  expect(advertiser.page.field("Loyer par mois").value).toBe("beaucoup");
  await advertiser.press("Décliner la demande");
  expect(advertiser.page.text).toContain("Vous avez décliné la demande");
});

test("a negotiation with offers of both sides ends in an agreement that each page shows", async () => {
  const { listing, owner, href } = await openOwnedListing({ portal, accounts: portal.accounts }, { price: 23_500_000 });
  const email = newEmail();
  const { id } = await createRequest(portal.db, {
    listingId: listing.id,
    seekerName: "Mehdi Amrani",
    seekerEmail: email,
  });
  const advertiser = await openVisitor(portal, `/suivi/${id}`, { as: owner });
  await advertiser.press("Ouvrir la négociation");
  expect(advertiser.page.text).toContain("Vous avez ouvert la négociation");
  const visitor = await openVisitor(portal, href);
  expect(visitor.page.select("main header").at(-1)!.text).toContain("En négociation");
  await visitor.open(linkIn(await mailTo(email, "Négociation ouverte")));
  expect(visitor.page.text).toContain("a ouvert la négociation");
  await offer(visitor, "Montant", "228 000");
  expect(visitor.page.text).toContain("Vous avez fait une offre");

  await advertiser.open(`/suivi/${id}`);
  expect(advertiser.page.one("listitem", /Mehdi Amrani a fait une offre/).text).toContain("228 000 €");
  expect(advertiser.page.text).toContain("7 000 € sous le prix affiché (−3 %)");
  await offer(advertiser, "Montant", "232 000");
  expect(advertiser.page.text).toContain("Vous avez fait une proposition");
  expect(advertiser.page.one("listitem", /Mehdi Amrani a fait une offre/).text).toContain("Remplacée");

  await visitor.open(linkIn(await mailTo(email, "Nouvelle proposition")));
  expect(visitor.page.one("listitem", /a fait une proposition/).text).toContain("À vous de répondre");
  await visitor.press("Accepter 232 000 €");
  expect(visitor.page.one("listitem", /Vous avez accepté la proposition/).text).toContain("232 000 €");
  expect((await mailTo(owner.email, "Offre acceptée")).text).toMatch(/accepte votre proposition de 232\s000\s€/);
  await advertiser.open(`/suivi/${id}`);
  expect(advertiser.page.one("paragraph", "Prix convenu : 232 000 €")).toBeDefined();
  await advertiser.press("Confirmer la vente à 232 000 €");
  expect(advertiser.page.one("listitem", /Vous avez accepté la demande/).text).toContain("232 000 €");
  expect(advertiser.page.text).toContain("Cette annonce n’est plus en ligne.");
  expect((await portal.fetch(href)).status).toBe(410);
  await visitor.open(visitor.path);
  expect(visitor.page.text).toContain(`${owner.firstName} ${owner.familyName}`);
  expect(visitor.page.text).toContain("a accepté");
  expect((await mailTo(email, "Demande acceptée")).text).toContain("Félicitations");
  expect(visitor.page.one("listitem", /a accepté la demande/).text).toContain("232 000 €");
  expectNothingOf(email, advertiser);
  expectNothingOf(owner.email, visitor);
});

test("a seeker with an account finds the thread under « Messages », and withdraws", async () => {
  const { listing, owner, href } = await ownedListing();
  const seeker = await portal.accounts.openAccount({ firstName: "Aïcha", familyName: "Traoré" });
  const { id } = await createRequest(portal.db, {
    listingId: listing.id,
    seekerId: seeker.id,
    seekerName: "Aïcha Traoré",
    seekerEmail: seeker.email,
  });
  const advertiser = await openVisitor(portal, "/suivi", { as: owner });
  await advertiser.press(/^Négocier avec Aïcha Traoré/);
  await advertiser.press("Ouvrir la négociation");
  expect(advertiser.page.text).toContain("Vous avez ouvert la négociation");
  expect(linkIn(await mailTo(seeker.email, "Négociation ouverte"))).toContain(`/messages/${id}`);

  const visitor = await openVisitor(portal, "/messages", { as: seeker });
  await visitor.follow(`${owner.firstName} ${owner.familyName}`);
  await visitor.press("Confirmer le retrait");
  expect(visitor.page.text).toContain("Vous avez retiré la demande");
  expect(visitor.page.text).toContain("Cette demande est terminée");
  expectNothingOf(owner.email, visitor);
  expectNothingOf(seeker.email, advertiser);
  await visitor.open(href);
  const head = visitor.page.select("main header").at(-1)!;
  expect(head.text).toContain(listing.reference);
  expect(head.text, `${listing.reference} is available again`).not.toContain("En négociation");
});

test("a listing that is gone and an empty message are reported", async () => {
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

test("the form of a listing that has gone is its « gone » page", async () => {
  const { listing } = await ownedListing();
  await portal.db.$client.query("update listings set status = 'retiree' where id = $1", [listing.id]);
  const visitor = await openVisitor(portal, `/annonces/${listing.reference}/demande`);
  expect(visitor.status).toBe(410);
  expect(visitor.page.one("heading", "Cette annonce n’est plus en ligne")).toBeDefined();
  expect(visitor.page.all("button", "Envoyer ma demande")).toEqual([]);
});

test("two requests of one listing cannot be negotiated: the second click is told why", async () => {
  const { listing, owner } = await ownedListing();
  const first = await createRequest(portal.db, { listingId: listing.id, seekerName: "Première" });
  const second = await createRequest(portal.db, { listingId: listing.id, seekerName: "Seconde" });
  await portal.db.insert(requestEvents).values({
    requestId: second.id,
    step: "offre",
    author: "demandeur",
    authorName: "Seconde",
    amount: listing.price,
  });
  const alerts = ({ page }: HttpVisitor) => page.all("alert").map(({ text }) => text);
  const late = await openVisitor(portal, `/suivi/${second.id}`, { as: owner });
  const early = await openVisitor(portal, `/suivi/${first.id}`, { as: owner });
  await early.press("Ouvrir la négociation");
  expect(early.page.text).toContain("Vous avez ouvert la négociation");
  await late.press("Ouvrir la négociation");
  expect(late.status).toBe(409);
  expect(alerts(late)).toContainEqual(
    expect.stringContaining("Une autre demande sur ce bien est déjà en négociation."),
  );
  expect(late.page.text, "what accepting its offer does").toContain("elle est en négociation avec une autre personne");
  const stale = await openVisitor(portal, `/suivi/${first.id}`, { as: owner });
  await early.press("Décliner la demande");
  expect(early.page.text).toContain("Vous avez décliné la demande");
  await stale.press(/^Confirmer la vente/);
  expect(stale.status).toBe(409);
  expect(alerts(stale)).toContainEqual(
    expect.stringContaining("Cette demande a changé entre-temps : son état est maintenant « Déclinée »."),
  );
});

test("a second click on what one has done is told as one's own", async () => {
  const { listing, owner } = await ownedListing();
  const { id } = await createRequest(portal.db, { listingId: listing.id });
  const [tab, other] = [
    await openVisitor(portal, `/suivi/${id}`, { as: owner }),
    await openVisitor(portal, `/suivi/${id}`, { as: owner }),
  ];
  await tab.press("Ouvrir la négociation");
  await other.press("Ouvrir la négociation");
  expect(other.status).toBe(409);
  expect(other.page.text).toContain("C’est déjà fait : vous avez ouvert la négociation.");
  expect(other.page.text).not.toContain("a changé entre-temps");
  await other.open(other.path);
  await tab.press(/^Confirmer la vente/);
  await other.press(/^Confirmer la vente/);
  expect(other.page.text).toContain("C’est déjà fait : vous avez accepté la demande.");
  expect(other.page.text).not.toContain("a changé entre-temps");
});

test("without JavaScript, words sent after the session had ended are in their form after the login, once", async () => {
  const { listing, owner } = await ownedListing();
  const { id } = await createRequest(portal.db, { listingId: listing.id });
  const advertiser = await openVisitor(portal, `/suivi/${id}`, { as: owner });
  await portal.db.$client.query("delete from sessions where user_id = $1", [owner.id]);
  advertiser.enter({ "Votre message": "Samedi à dix heures ?" });
  await advertiser.press("Envoyer");
  expect(advertiser.page.text).toContain("votre envoi n’est pas parti");
  expect(advertiser.page.text).toContain("Ce que vous avez écrit n’est pas perdu");
  advertiser.enter({ "Adresse e-mail": owner.email, "Mot de passe": owner.password });
  await advertiser.press("Se connecter");
  expect(advertiser.path).toBe(`/suivi/${id}`);
  expect(advertiser.page.field("Votre message").value).toBe("Samedi à dix heures ?");
  expect(advertiser.page.all("listitem", /Samedi/)).toEqual([]);
  await advertiser.open(advertiser.path);
  expect(advertiser.page.field("Votre message").value).toBe("");
});

test("an offer is accepted or refused as it was shown, and a second press is one's own", async () => {
  const { listing, owner } = await openOwnedListing({ portal, accounts: portal.accounts }, { price: 23_500_000 });
  const seeker = await portal.accounts.openAccount({ firstName: "Aïcha", familyName: "Traoré" });
  const { id } = await createRequest(portal.db, {
    listingId: listing.id,
    seekerId: seeker.id,
    seekerName: "Aïcha Traoré",
    seekerEmail: seeker.email,
  });
  const asking = await openVisitor(portal, `/messages/${id}`, { as: seeker });
  await offer(asking, "Montant", "220 000");
  expect(asking.page.one("listitem", /Vous avez fait une offre/).text).toContain("En attente");
  expect(asking.page.all("button", /^(Accepter|Refuser) /)).toEqual([]);
  const openTab = () => openVisitor(portal, `/suivi/${id}`, { as: owner });
  const [stale, tab, other] = [await openTab(), await openTab(), await openTab()];
  await offer(asking, "Montant", "225 000");
  await stale.press("Accepter 220 000 €");
  expect(stale.status).toBe(409);
  expect(stale.page.text).toContain("Cette offre a été remplacée entre-temps : la dernière est de 225 000 €.");

  await tab.open(tab.path);
  await other.open(other.path);
  await tab.press("Refuser 225 000 €");
  expect(tab.page.one("listitem", /Vous avez refusé l’offre/).text).toContain("225 000 €");
  await other.press("Refuser 225 000 €");
  expect(other.page.text).toContain("C’est déjà fait : vous avez refusé l’offre.");
  await asking.open(asking.path);
  expect(asking.page.one("listitem", /Vous avez fait une offre.*225/).text).toContain("Refusée");
  await tab.press("Ouvrir la négociation");
  await offer(asking, "Montant", "230 000");
  expect(asking.page.one("listitem", /Vous avez fait une offre.*230/).text).toContain("En attente");
  await tab.press("Confirmer la vente à 235 000 €");
  expect(tab.page.text).toContain("Une offre de 230 000 € est arrivée entre-temps : répondez-y d’abord.");
  expect(tab.page.all("button", /^Confirmer la vente/)).toEqual([]);
});

test("an offer far from the price asks to confirm, keeps what was typed, and tells nobody before", async () => {
  const { listing, owner } = await openOwnedListing({ portal, accounts: portal.accounts }, { price: 28_500_000 });
  const email = newEmail();
  const { id } = await createRequest(portal.db, { listingId: listing.id, seekerEmail: email });
  const advertiser = await openVisitor(portal, `/suivi/${id}`, { as: owner });
  const made = () => advertiser.page.all("listitem", /Vous avez fait une proposition/).length;
  advertiser.enter({ "Quelques mots (facultatif)": "Avec la cuisine." });
  await offer(advertiser, "Montant", "28 500");
  expect(advertiser.page.text).toContain("28 500 €, c’est dix fois moins que le prix affiché (285 000 €).");
  expect(advertiser.page.field("Montant").value).toBe("28 500");
  expect(advertiser.page.field("Quelques mots (facultatif)").value).toBe("Avec la cuisine.");
  advertiser.enter({ Montant: "999 999 999" });
  await advertiser.press("Confirmer et envoyer");
  expect(advertiser.page.text).toContain("3 510 fois plus que le prix affiché");
  expect([made(), (await portal.mailsTo(email)).length]).toEqual([0, 0]);
  advertiser.enter({ Montant: "28 500" });
  await advertiser.press("Confirmer et envoyer");
  await advertiser.press("Confirmer et envoyer");
  expect(made()).toBe(1);
  expect((await mailTo(email, "Nouvelle proposition")).text).toMatch(/vous propose 28\s500\s€/);
});

test("a home that comes back online reopens the accepted thread of both sides", async () => {
  const { listing, owner } = await ownedListing();
  const email = newEmail();
  const { id } = await createRequest(portal.db, { listingId: listing.id, seekerEmail: email });
  const advertiser = await openVisitor(portal, `/suivi/${id}`, { as: owner });
  await advertiser.press("Ouvrir la négociation");
  await advertiser.press(/^Confirmer la vente/);
  await advertiser.open("/publications?statut=transmises");
  await advertiser.press(/^Remettre en ligne/);
  await advertiser.open(`/suivi/${id}`);
  expect(advertiser.page.text).toContain("Vous avez remis le bien en ligne");
  expect(advertiser.page.text).toContain("La demande est de nouveau ouverte");
  await advertiser.press("Ouvrir la négociation");
  expect(advertiser.page.one("main").text).toContain("En négociation");
  const visitor = await openVisitor(portal, linkIn(await mailTo(email, "De nouveau en ligne")));
  expect(visitor.page.text).toContain("a remis le bien en ligne");
  expect(visitor.page.field("Montant")).toBeDefined();
});

test("English reads English, with the same times", async () => {
  const { listing, owner } = await ownedListing();
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Irina Popescu" });
  const advertiser = await openVisitor(portal, "/suivi", { as: owner });
  await chooseEnglish(advertiser);
  expect(advertiser.page.one("heading", "Requests on my listings")).toBeDefined();
  expect(advertiser.page.one("main").text).toMatch(/\btoday at/);
  await advertiser.follow("Irina Popescu");
  expect(advertiser.page.text).toMatch(/sent the request · today at/);
  advertiser.enter({ "Your message": "Hello Irina" });
  await advertiser.press("Send");
  expect(advertiser.page.all("listitem", /Hello Irina/)).toHaveLength(1);
  await advertiser.open("/suivi");
  expect(advertiser.page.text).toContain("You: Hello Irina");
});

test("the portal's notices are in the reader's language, in the data file too", async () => {
  const { id, owner, seeker } = await accountsRequest();
  const cookie = await portal.accounts.cookieOf(seeker);
  const read = async (path: string, language: string) =>
    (await portal.fetch(path, { headers: { Cookie: `${cookie}; ${LANGUAGE_COOKIE}=${language}` } })).text();
  const advertiser = await openVisitor(portal, "/publications", { as: owner });
  await advertiser.press(/^Retirer/);
  for (const path of [`/messages/${id}`, "/espace/donnees/fichier"]) {
    expect(await read(path, "fr"), path).toContain("L’annonceur a retiré ce bien");
    const english = await read(path, "en");
    expect(english, path).toContain("The advertiser has withdrawn this home");
    expect(english, path).not.toContain("a retiré ce bien");
  }
});

test("state, listing and name filter the requests, in the address", async () => {
  const { account, listings } = await portal.accounts.openDashboard({
    listings: [{ title: "Une" }, { title: "Deux" }],
  });
  const [one, two] = listings as [(typeof listings)[0], (typeof listings)[0]];
  await createRequest(portal.db, { listingId: one.id, seekerName: "Élodie N’Diaye" });
  await createRequest(portal.db, { listingId: two.id, seekerName: "Karim Benali", status: "declinee" });
  const advertiser = await openVisitor(portal, "/suivi", { as: account });
  const found = () =>
    advertiser.page
      .one("main")
      .all("article")
      .map((row) => row.all("link")[0]!.text);
  const count = () =>
    advertiser.page
      .one("main")
      .all("status")
      .map(({ text }) => text);
  expect(count()).toContain("2 demandes");
  await advertiser.follow(/^Terminées/);
  expect([count(), found()]).toEqual([["1 demande"], ["Karim Benali"]]);
  await advertiser.open("/suivi");
  advertiser.enter({ Annonce: `Une (${one.reference})` });
  await advertiser.press("Filtrer");
  expect([count(), found()]).toEqual([["1 demande"], ["Élodie N’Diaye"]]);
  await advertiser.open("/suivi");
  advertiser.enter({ "Nom du demandeur": "elodie" });
  await advertiser.press("Filtrer");
  expect(advertiser.path).toMatch(/^\/suivi\?.*nom=elodie/);
  expect([count(), found()]).toEqual([["1 demande"], ["Élodie N’Diaye"]]);
  advertiser.enter({ "Nom du demandeur": "personne" });
  await advertiser.press("Filtrer");
  expect(advertiser.page.text).toContain("Aucune demande ne correspond");
  await advertiser.follow(advertiser.page.all("link", "Effacer les filtres")[0]!);
  expect(count()).toContain("2 demandes");
});

test("« Suivi des biens » lists requests by home, « Messages » every conversation; each says so and links to the other", async () => {
  const { account, listings } = await portal.accounts.openDashboard({ listings: [{ title: "Longère" }] });
  const { listing: other } = await ownedListing();
  await createRequest(portal.db, { listingId: listings[0]!.id, seekerName: "Ada Premier" });
  await createRequest(portal.db, { listingId: listings[0]!.id, seekerName: "Bob Second" });
  await createRequest(portal.db, { listingId: other.id, seekerId: account.id, seekerName: "Moi-même" });
  const visitor = await openVisitor(portal, "/suivi", { as: account });
  const main = () => visitor.page.one("main");
  const home = main().one("region", "Longère");
  expect(home.all("article").map((row) => row.all("link")[0]!.text)).toEqual(["Bob Second", "Ada Premier"]);
  expect(home.all("button", /^Négocier/)).toHaveLength(2);
  expect(main().text).toContain("réunies par bien");

  await visitor.follow(/^Voir ces échanges dans vos messages/);
  expect(visitor.path).toBe("/messages");
  expect(main().text).toContain("sur vos annonces, et avec les annonceurs à qui vous écrivez");
  expect([main().all("article").length, main().all("button", /^Négocier/).length]).toEqual([3, 0]);
  await visitor.follow("Mes demandes 1");
  expect(visitor.path).toBe("/messages?cote=demandeur");
  expect(main().all("article")).toHaveLength(1);
  await visitor.follow("Sur mes annonces 2");
  expect(main().all("article")).toHaveLength(2);
  await visitor.follow(/^Voir les demandes sur vos annonces/);
  expect(visitor.path).toBe("/suivi");
});

test("hostile text is shown as text, on every page and in the mails", async () => {
  const { owner, href } = await openOwnedListing(
    { portal, accounts: portal.accounts },
    { title: 'Maison <b>à</b> "vendre" & plus' },
  );
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
  const { text, html } = await mailTo(owner.email, "Nouvelle demande");
  expect(text).toContain("</textarea><script>");
  expect(html).not.toContain("<script>");
});

test("a request without an answer is waiting for the seeker, and new for the advertiser", async () => {
  const { id, owner, seeker } = await accountsRequest();
  const read = async (account: OpenedAccount, path: string) =>
    (await portal.fetch(path, { headers: { Cookie: await portal.accounts.cookieOf(account) } })).text();
  for (const path of ["/messages", `/messages/${id}`]) {
    const page = await read(seeker, path);
    expect(page).toContain(">En attente de réponse<");
    expect(page).not.toContain(">Nouvelle<");
    expect(page).not.toContain("Proposer un prix");
  }
  const page = await read(owner, `/suivi/${id}`);
  expect(page).toContain(">Nouvelle<");
  expect(page).toContain("Proposer un prix");
  expect(page).not.toContain("Faire une offre");
});
