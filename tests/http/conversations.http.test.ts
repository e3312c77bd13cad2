import { expect, test } from "vitest";
import { LANGUAGE_COOKIE } from "#app/i18n/language.ts";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { expectNoAddress, requestsOn } from "../setup/visitors/request-pages.ts";
import type { OpenedAccount } from "../setup/visitors/test-accounts.ts";
import { chooseEnglish, openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const { ownedListing, accountsRequest, mailTo } = requestsOn(portal);

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
  expectNoAddress(owner.email, visitor);
  expectNoAddress(seeker.email, advertiser);
  await visitor.open(href);
  const head = visitor.page.select("main header").at(-1)!;
  expect(head.text).toContain(listing.reference);
  expect(head.text, `${listing.reference} is available again`).not.toContain("En négociation");
});

test("without JavaScript, a message sent after the session ended is in its form after the login, once", async () => {
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
  expect((await openVisitor(portal, `/suivi/${id}`)).page.text).not.toContain("votre envoi n’est pas parti");
});

test("an English reader gets English texts, with the same times", async () => {
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
  advertiser.enter({ Annonce: `Une (${one.reference})`, "Nom du demandeur": "elodie" });
  await advertiser.press("Filtrer");
  expect(advertiser.path).toBe(`/suivi?bien=${one.reference}&nom=elodie`);
  expect([count(), found()]).toEqual([["1 demande"], ["Élodie N’Diaye"]]);
  advertiser.enter({ "Nom du demandeur": "personne" });
  await advertiser.press("Filtrer");
  expect(advertiser.page.text).toContain("Aucune demande ne correspond");
  await advertiser.follow(advertiser.page.all("link", "Effacer les filtres")[0]!);
  expect(count()).toContain("2 demandes");
});

test("« Suivi des biens » lists requests by home, « Messages » every conversation; each links to the other", async () => {
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
