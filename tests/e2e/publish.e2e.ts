import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { advertisers } from "#db/schema/advertisers.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";
import { commune, fillFlat, fillTexts, next } from "../setup/publish-journeys.ts";

const { open } = useBrowser();
const { db, openSession } = useAccounts();

const patient = { timeout: 20_000 };
const formOf = async (id: string) => (await db.select().from(listingDrafts).where(eq(listingDrafts.id, id)))[0]?.form;
const draftIn = (page: Page) => new URL(page.url()).pathname.split("/")[2]!;
const referenceOf = async (userId: string) =>
  (
    await db
      .select({ reference: listings.reference })
      .from(listings)
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(eq(advertisers.userId, userId))
  )[0]!.reference;

async function expectFoundByVisitors(title: string) {
  const visitor = await open(`/Rechercher?q=${encodeURIComponent(title)}`);
  await visitor.getByRole("article").getByRole("link", { name: title }).click();
  await visitor.getByRole("heading", { level: 1, name: title }).waitFor();
  return visitor;
}

test("without JavaScript an owner goes through all the steps, and visitors find the listing", async () => {
  const { storageState } = await openSession({ userType: "proprietaire" });
  const title = `Appartement ${uniqueLetters()}`;
  const page = await open("/publier", { storageState, javaScriptEnabled: false });
  const id = draftIn(page);
  await fillFlat(page);
  await next(page);
  await page.goto(`/publier/${id}/description`);
  await fillTexts(page, title);
  await page.getByText("Tout est prêt.").waitFor();
  await page.getByRole("button", { name: "Déposer l'annonce" }).click();
  await page.getByRole("heading", { level: 1, name: "Votre annonce est en ligne" }).waitFor();
  await page.getByRole("link", { name: "Voir l’annonce" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const visitor = await expectFoundByVisitors(title);
  await visitor.getByText("24,2 m²").waitFor();
  expect(await visitor.getByText("rue Crébillon").count()).toBe(0);
  // Back after publishing leads to what the draft became.
  await page.goto(`/publier/${id}/prix`);
  await page.getByRole("heading", { level: 1, name: "Votre annonce est en ligne" }).waitFor();
});

test("without JavaScript rooms are added and taken away", async () => {
  const { storageState } = await openSession({ userType: "proprietaire" });
  const page = await open(`/publier/${randomUUID()}/surfaces`, { storageState, javaScriptEnabled: false });
  await page.getByLabel("Nom de la pièce").fill("Entrée");
  await page.getByRole("button", { name: "Ajouter une pièce" }).click();
  await page.getByLabel("Nom de la pièce").nth(1).fill("Séjour");
  await page.getByRole("button", { name: "Retirer la pièce 1" }).click();
  await page.getByRole("button", { name: "Retirer la pièce 2" }).waitFor({ state: "detached" });
  expect(await page.getByLabel("Nom de la pièce").inputValue()).toBe("Séjour");
});

test("what is typed is kept as one types, and is there on another device", async () => {
  const { storageState } = await openSession({ userType: "proprietaire" });
  const page = await open("/publier", { storageState });
  await page.waitForURL("**/bien");
  const id = draftIn(page);
  await page.getByLabel("À louer").check();
  await page.getByLabel("Maison").check();
  await commune(page).fill("Angers");
  await page
    .getByRole("option", { name: /Angers/ })
    .first()
    .click();
  await page.getByLabel("Montrer l’adresse exacte").check();
  await page.getByText(/Enregistré à \d\d:\d\d/).waitFor();
  await page.getByRole("navigation", { name: "Étapes de l’annonce" }).getByRole("link", { name: /Prix/ }).click();
  await page.getByLabel("Loyer par mois, charges comprises").fill("pas encore décidé");
  // Leaving at once waits for what was typed.
  await page
    .getByRole("navigation", { name: "Étapes de l’annonce" })
    .getByRole("link", { name: /Surfaces/ })
    .click();
  await page.waitForURL("**/surfaces");
  await page.getByRole("button", { name: "Ajouter une pièce" }).click();
  await page.getByLabel("Nom de la pièce").nth(1).fill("Cuisine");
  await page.getByLabel("Jardin").check();
  await expect.poll(() => formOf(id), patient).toMatchObject({ roomName: ["", "Cuisine"], features: ["jardin"] });

  const phone = await open("/publier", { storageState, viewport: { width: 360, height: 740 } });
  await phone.getByRole("link", { name: "Reprendre : Annonce sans titre" }).click();
  await phone.waitForURL(`**/publier/${id}/bien`);
  expect(await phone.getByLabel("À louer").isChecked()).toBe(true);
  expect(await commune(phone).inputValue()).toBe("Angers (49)");
  expect(await phone.getByLabel("Montrer l’adresse exacte").isChecked()).toBe(true);
  await phone.goto(`/publier/${id}/prix`);
  expect(await phone.getByLabel("Loyer par mois, charges comprises").inputValue()).toBe("pas encore décidé");
  await phone.getByText("Écrivez un nombre, par exemple 250 000.").waitFor();
});

test("two devices keep each other’s fields", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId });
  const [desk, phone] = [
    await open(`/publier/${id}/bien`, { storageState }),
    await open(`/publier/${id}/bien`, { storageState }),
  ];
  await desk.getByLabel("Quartier").fill("Talensac");
  await expect.poll(async () => (await formOf(id))?.quartier, patient).toBe("Talensac");
  await phone.getByLabel("Adresse", { exact: true }).fill("3 rue Paré");
  await next(phone);
  await phone.waitForURL("**/surfaces");
  expect(await formOf(id)).toMatchObject({ quartier: "Talensac", address: "3 rue Paré" });
});

test("offline it says so, tries again, and keeps the reader on the page until it is saved", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId });
  const page = await open(`/publier/${id}/description`, {
    storageState,
    tolerates: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  await page.getByLabel("Titre").fill("Avant");
  await page.getByText(/Enregistré à/).waitFor();
  await page.context().setOffline(true);
  await page.getByLabel("Titre").fill("Dans un tunnel");
  await page.getByText("Non enregistré : hors ligne, nouvelle tentative…").waitFor();
  await next(page);
  await page
    .getByRole("link", { name: /Tableau de bord/ })
    .first()
    .click();
  expect(new URL(page.url()).pathname).toBe(`/publier/${id}/description`);
  await page.context().setOffline(false);
  await page.getByText(/Enregistré à/).waitFor();
  expect(await formOf(id)).toMatchObject({ title: "Dans un tunnel" });
});

test("who is logged out meanwhile is told, logs in elsewhere, and loses nothing", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId });
  const page = await open(`/publier/${id}/description`, { storageState });
  await page.context().clearCookies();
  await page.getByLabel("Titre").fill("Sans session");
  await page.getByText("Non enregistré : vous êtes déconnecté.").waitFor();
  expect(await page.getByRole("link", { name: "Se connecter dans un nouvel onglet" }).getAttribute("href")).toBe(
    `/connexion?suite=${encodeURIComponent(`/publier/${id}/description`)}`,
  );
  await page.context().addCookies(storageState.cookies);
  await page.getByLabel("Titre").fill("Avec session");
  await page.getByText(/Enregistré à/).waitFor();
  expect(await formOf(id)).toMatchObject({ title: "Avec session" });
});

test("« Déposer l'annonce » names what is missing, and each name leads to its field", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId, form: flatForm({ price: "", rooms: "trois", carrezArea: "" }) });
  const page = await open(`/publier/${id}/verification`, { storageState, tolerates: /400/ });
  await page.getByRole("button", { name: "Déposer l'annonce" }).click();
  await page.locator("[role=alert]:focus", { hasText: "L’annonce n’est pas encore complète." }).waitFor();
  await page.getByRole("heading", { name: "Il reste 3 points à compléter" }).waitFor();
  await page.getByRole("link", { name: /Surface Carrez.*obligatoire pour vendre un lot/ }).waitFor();
  await page.getByRole("main").getByRole("link", { name: "Prix", exact: true }).click();
  await page.waitForURL(`**/publier/${id}/prix?verifier=1#price`);
  const price = page.getByLabel("Prix", { exact: true });
  await expect.poll(() => price.evaluate((field) => field === document.activeElement), patient).toBe(true);
  expect(await price.getAttribute("aria-invalid")).toBe("true");
  await page.getByText("À remplir pour publier.").waitFor();
  expect(await db.select().from(advertisers).where(eq(advertisers.userId, userId))).toEqual([]);
});

test("the preview is the public page, for its author only; publishing then shows it to everyone", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const title = `Maison ${uniqueLetters()}`;
  const id = await createDraft(db, { userId, form: flatForm({ title, dpeStatus: "en-cours" }) });
  const page = await open(`/publier/${id}/verification`, { storageState });
  await page.getByRole("link", { name: "Voir l’aperçu" }).click();
  await page.getByText("Aperçu : personne d’autre ne voit cette page.").waitFor();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await page.getByText("8 rue Crébillon").count()).toBe(0);
  const { storageState: other } = await openSession({ userType: "agence" });
  for (const step of ["apercu", "bien", "verification", "en-ligne"]) {
    const stranger = await open(`/publier/${id}/${step}`, { storageState: other, tolerates: /404/ });
    await stranger.getByRole("heading", { level: 1 }).waitFor();
    expect(await stranger.getByText(title).count()).toBe(0);
  }
  await page.getByRole("link", { name: "Revenir à l’annonce" }).click();
  await page.getByRole("button", { name: "Déposer l'annonce" }).dblclick();
  await page.getByRole("heading", { level: 1, name: "Votre annonce est en ligne" }).waitFor();
  await expectFoundByVisitors(title);
});

test("a published listing is changed; a lower price shows as « Baisse de prix », at the same address", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const title = `Loft ${uniqueLetters()}`;
  const id = await createDraft(db, { userId, form: flatForm({ title }) });
  const page = await open(`/publier/${id}/verification`, { storageState });
  await page.getByRole("button", { name: "Déposer l'annonce" }).click();
  await page.getByRole("heading", { level: 1, name: "Votre annonce est en ligne" }).waitFor();
  const address = await page.getByRole("link", { name: "Voir l’annonce" }).getAttribute("href");
  const reference = await referenceOf(userId);
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action });
    document.body.append(form);
    form.submit();
  }, `/publications/${reference}/modifier`);
  await page.waitForURL("**/verification");
  await page.getByText(`Modifier l’annonce ${reference}`).first().waitFor();
  await page.goto(page.url().replace("verification", "prix"));
  expect(await page.getByLabel("Prix", { exact: true }).inputValue()).toBe("285000");
  await page.getByLabel("Prix", { exact: true }).fill("270 000");
  await page.getByText("Soit 4 252 €/m²").waitFor();
  await page.getByText(/Enregistré à/).waitFor();
  await page.goto(page.url().replace("prix", "verification"));
  await page.getByRole("button", { name: "Mettre l’annonce à jour" }).click();
  await page.getByRole("heading", { level: 1, name: "Votre annonce est à jour" }).waitFor();
  const visitor = await open(`/Rechercher?q=${encodeURIComponent(title)}`);
  const card = visitor.getByRole("article").filter({ hasText: title });
  await card.getByText("Baisse de prix").waitFor();
  expect(await card.getByRole("link", { name: title }).getAttribute("href")).toBe(address);
});

test("the price is helped by what homes like it usually cost there", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  // The commune with the most sample flats for sale.
  const { rows } = await db.$client.query<{ slug: string; count: number }>(
    `select c.slug, count(*)::int as count from listings l join communes c on c.id = l.commune_id
     where l.transaction = 'vente' and l.property_type = 'appartement' and l.status in ('disponible', 'en_negociation') and c.kind <> 'ancienne'
     group by c.slug having count(*) >= 5 order by count(*) desc, c.slug limit 1`,
  );
  const id = await createDraft(db, { userId, form: flatForm({ commune: rows[0]!.slug }) });
  const page = await open(`/publier/${id}/prix`, { storageState, javaScriptEnabled: false });
  await page.getByText(/les appartements à vendre se situent entre .+ et .+€.+\d annonces/).waitFor();
  await page.getByText("Soit 4 488 €/m²").waitFor();
});

test("a draft is deleted after asking; the list says so", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId, form: { title: "À jeter" } });
  const page = await open("/publier", { storageState, javaScriptEnabled: false });
  await page.getByRole("link", { name: "Supprimer : À jeter" }).click();
  await page.getByRole("link", { name: "Garder le brouillon" }).click();
  expect(await formOf(id)).toBeDefined();
  await page.getByRole("link", { name: "Supprimer : À jeter" }).click();
  await page.getByRole("button", { name: "Supprimer le brouillon" }).click();
  await page.getByText("Le brouillon est supprimé.").waitFor();
  expect(await formOf(id)).toBeUndefined();
});

test("a seeker is told why not, and a visitor is asked to log in", async () => {
  const { storageState } = await openSession({ userType: "chercheur" });
  const page = await open("/publier", { storageState, tolerates: /403/ });
  await page.getByRole("heading", { name: "Réservé aux annonceurs" }).waitFor();
  const visitor = await open("/publier");
  await visitor.waitForURL("**/connexion?suite=%2Fpublier");
});
