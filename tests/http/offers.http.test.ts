import { expect, test } from "vitest";
import { requestEvents } from "#db/schema/requests.ts";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { expectNoAddress, newEmail, offer, requestsOn } from "../setup/visitors/request-pages.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const { ownedListing, mailTo } = requestsOn(portal);

test("without JavaScript the advertiser makes an offer, sees its mistakes, and declines", async () => {
  const { listing, owner } = await ownedListing({ transaction: "location" });
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
  const { listing, owner, href } = await ownedListing({ price: 23_500_000 });
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
  await advertiser.press("Confirmer l’accord à 232 000 €");
  expect(advertiser.page.one("listitem", /Vous avez accepté la demande/).text).toContain("232 000 €");
  await visitor.open(href);
  expect(visitor.status, "until the deed").toBe(200);
  expect(visitor.page.select("main header").at(-1)!.text).toContain("Sous offre");
  await visitor.open(linkIn(await mailTo(email, "Demande acceptée")));
  expect(visitor.page.text).toContain(`${owner.firstName} ${owner.familyName}`);
  expect(visitor.page.text).toContain("a accepté");
  expect((await mailTo(email, "Demande acceptée")).text).toContain("Félicitations");
  expect(visitor.page.one("listitem", /a accepté la demande/).text).toContain("232 000 €");
  expectNoAddress(email, advertiser);
  expectNoAddress(owner.email, visitor);
});

test("an agreement keeps the later stage that the home already has", async () => {
  const { listing, owner, href } = await ownedListing({ status: "en_negociation", stage: "compromis" });
  const { id } = await createRequest(portal.db, { listingId: listing.id, status: "en_negociation" });
  const advertiser = await openVisitor(portal, `/suivi/${id}`, { as: owner });
  expect(advertiser.page.one("group", "État de l’annonce :").text).toMatch(
    /Sous compromis\s*L’annonce garde cet état\./,
  );
  await advertiser.press(/^Confirmer l’accord à/);
  expect(advertiser.page.text).toContain("Vous avez accepté la demande");
  const visitor = await openVisitor(portal, href);
  expect(visitor.page.select("main header").at(-1)!.text).toContain("Sous compromis");
});

test("two requests of one listing cannot be negotiated: the second click gets the reason", async () => {
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
  expect(alerts(late)).toContainEqual(expect.stringContaining("Ce bien est déjà en négociation ou sous offre."));
  expect(late.page.text, "what accepting its offer does").toContain("elle est déjà en négociation ou sous offre");
  const stale = await openVisitor(portal, `/suivi/${first.id}`, { as: owner });
  await early.press("Décliner la demande");
  expect(early.page.text).toContain("Vous avez décliné la demande");
  await stale.press(/^Confirmer l’accord/);
  expect(stale.status).toBe(409);
  expect(alerts(stale)).toContainEqual(
    expect.stringContaining("Cette demande a changé entre-temps : son état est maintenant « Déclinée »."),
  );
});

test("a second click on an action already done by the same user reports that the user did it", async () => {
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
  await tab.press(/^Confirmer l’accord/);
  await other.press(/^Confirmer l’accord/);
  expect(other.page.text).toContain("C’est déjà fait : vous avez accepté la demande.");
  expect(other.page.text).not.toContain("a changé entre-temps");
});

test("an offer is accepted or refused as it was shown, and a second click reports the user's own answer", async () => {
  const { listing, owner } = await ownedListing({ price: 23_500_000 });
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
  await tab.press("Confirmer l’accord à 235 000 €");
  expect(tab.page.text).toContain("Une offre de 230 000 € est arrivée entre-temps : répondez-y d’abord.");
  expect(tab.page.all("button", /^Confirmer l’accord/)).toEqual([]);
});

test("an offer far from the price asks for confirmation, keeps the typed text, and notifies nobody before", async () => {
  const { listing, owner } = await ownedListing({ price: 28_500_000 });
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

test("a home that comes back online reopens the accepted thread, with a notice in the thread", async () => {
  const { listing, owner } = await ownedListing();
  const { id } = await createRequest(portal.db, { listingId: listing.id });
  const advertiser = await openVisitor(portal, `/suivi/${id}`, { as: owner });
  await advertiser.press("Ouvrir la négociation");
  advertiser.enter({ Vendu: true });
  await advertiser.press(/^Confirmer l’accord/);
  await advertiser.open("/publications?statut=transmises");
  await advertiser.press(/^Remettre en ligne/);
  await advertiser.open(`/suivi/${id}`);
  expect(advertiser.page.text).toContain("Vous avez remis le bien en ligne");
  expect(advertiser.page.text).toContain("La demande est de nouveau ouverte");
  expect(advertiser.page.one("button", "Ouvrir la négociation")).toBeDefined();
});
