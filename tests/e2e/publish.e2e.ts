import { actorOf } from "../setup/visitors/actors.ts";
import { eq } from "drizzle-orm";
import { saveDraftFields } from "#app/publish/drafts/drafts.repository.server.ts";
import type { Database } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { desktop, expect, type Page, test, visit, inMatrix } from "../setup/journeys/journey.ts";
import { commune, openNextStep, stepHeading } from "../setup/journeys/publish-journeys.ts";
import { cookieHeader } from "../setup/visitors/test-accounts.ts";

const formOf = async (db: Database, id: string) =>
  (await db.select().from(listingDrafts).where(eq(listingDrafts.id, id)))[0]?.form;
const draftIn = (page: Page) => new URL(page.url()).pathname.split("/")[2]!;
const listingOf = async (db: Database, userId: string) =>
  (
    await db
      .select({ slug: listings.slug, reference: listings.reference })
      .from(listings)
      .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
      .where(eq(advertisers.userId, userId))
  )[0]!;
const saved = (page: Page) => page.getByText(/Enregistré à \d\d:\d\d/);

test("the form is saved while it is typed", async ({ open, accounts, portal: { db } }) => {
  test.slow(); // Each letter is a key press.
  const { storageState } = await accounts.openSession({ userType: "proprietaire" });
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
  await expect(saved(page)).toBeVisible();
  await page.getByRole("navigation", { name: "Étapes de l’annonce" }).getByRole("link", { name: /Prix/ }).click();
  await page.getByLabel("Loyer par mois, charges comprises").fill("pas encore décidé");
  // Leaving at once waits for the save.
  await page
    .getByRole("navigation", { name: "Étapes de l’annonce" })
    .getByRole("link", { name: /Surfaces/ })
    .click();
  await page.waitForURL("**/surfaces");
  await page.getByRole("button", { name: "Ajouter une pièce" }).click();
  await page.getByLabel("Nom de la pièce").nth(1).fill("Cuisine");
  await page.getByLabel("Jardin", { exact: true }).check();
  await expect
    .poll(() => formOf(db, id))
    .toMatchObject({
      transaction: "location",
      type: "maison",
      commune: "Angers (49)",
      showsExactPosition: "oui",
      price: "pas encore décidé",
      roomName: ["", "Cuisine"],
      features: ["jardin"],
    });
});

test("two devices do not overwrite each other’s fields", inMatrix, async ({ open, accounts, portal: { db } }) => {
  test.slow(); // Two devices, each with a long form.
  const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId });
  const [desk, phone] = [
    await open(`/publier/${id}/bien`, { storageState }),
    await open(`/publier/${id}/bien`, { storageState }),
  ];
  await desk.getByLabel("Quartier").fill("Talensac");
  await expect.poll(async () => (await formOf(db, id))?.quartier).toBe("Talensac");
  await phone.getByLabel("Adresse", { exact: true }).fill("3 rue Paré");
  await openNextStep(phone);
  await phone.waitForURL("**/surfaces");
  expect(await formOf(db, id)).toMatchObject({ quartier: "Talensac", address: "3 rue Paré" });
});

test(
  "offline, the form shows it, retries, and keeps the user on the page until it is saved",
  inMatrix,
  async ({ open, accounts, portal: { db } }) => {
    const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
    const id = await createDraft(db, { userId });
    const page = await open(`/publier/${id}/description`, {
      ...desktop,
      storageState,
      tolerates: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
    });
    await page.getByLabel("Titre").fill("Avant");
    await expect(saved(page)).toBeVisible();
    await page.context().setOffline(true);
    await page.getByLabel("Titre").fill("Dans un tunnel");
    await expect(page.getByText("Non enregistré : hors ligne, nouvelle tentative…")).toBeVisible();
    // Leaving saves the form first, and is prevented where that fails.
    const isRefused = () => page.waitForEvent("requestfailed", (request) => request.url().endsWith("/enregistrer"));
    await Promise.all([isRefused(), openNextStep(page)]);
    const dashboard = page.getByRole("link", { name: /Tableau de bord/ }).first();
    await Promise.all([isRefused(), dashboard.click()]);
    await expect(page.getByText("Non enregistré : hors ligne, nouvelle tentative…")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/publier/${id}/description`);
    await page.context().setOffline(false);
    await expect(saved(page)).toBeVisible();
    expect(await formOf(db, id)).toMatchObject({ title: "Dans un tunnel" });
  },
);

test(
  "after a logout or a publication elsewhere, the form says why it is not saved, and keeps the typed text",
  inMatrix,
  async ({ open, accounts, portal: { db, address: portal } }) => {
    const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
    const id = await createDraft(db, { userId });
    const page = await open(`/publier/${id}/description`, { storageState, tolerates: /409/ });
    const title = page.getByLabel("Titre");
    await page.context().clearCookies();
    await title.fill("Sans session");
    await expect(page.getByText("Non enregistré : vous êtes déconnecté.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Se connecter dans un nouvel onglet" })).toHaveAttribute(
      "href",
      `/connexion?suite=${encodeURIComponent(`/publier/${id}/description`)}`,
    );
    await page.context().addCookies(storageState.cookies);
    await title.fill("Avec session");
    await expect(saved(page)).toBeVisible();
    expect(await formOf(db, id)).toMatchObject({ title: "Avec session" });

    const headers = { Cookie: cookieHeader(storageState) };
    await fetch(`${portal}/publier/${id}/verification`, {
      method: "POST",
      headers,
      body: new URLSearchParams(),
      redirect: "manual",
    });
    await title.fill("Après publication");
    await expect(page.getByText("Cette annonce est déjà en ligne")).toBeVisible();
    await expect(title).toHaveValue("Après publication");
    await page.getByRole("link", { name: "« Mes publications »" }).click();
    await expect(page).toHaveURL(/\/publications$/);
  },
);

test("« Déposer l’annonce » names what is missing, and each name links to its field; an invalid fragment opens its step", async ({
  open,
  accounts,
  portal: { db },
}) => {
  const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
  const actor = await actorOf(db, { id: userId });
  const id = await createDraft(db, { userId, form: flatForm({ price: "", rooms: "trois", carrezArea: "" }) });
  const page = await open(`/publier/${id}/verification`, { storageState, tolerates: /400/ });
  await page.getByRole("button", { name: "Déposer l’annonce" }).click();
  await expect(page.locator("[role=alert]:focus", { hasText: "L’annonce n’est pas encore complète." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "3 points à compléter ou à corriger" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Surface Carrez.*obligatoire pour vendre un lot/ })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Prix", exact: true }).click();
  await page.waitForURL(`**/publier/${id}/prix?verifier=1#price`);
  const price = page.getByLabel("Prix", { exact: true });
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("À remplir pour publier.")).toBeVisible();
  await test.step("a field emptied on another page is named too", async () => {
    await saveDraftFields(db, { id, actor, fields: { price: "285 000", rooms: "3", carrezArea: "62,8" } });
    await visit(page, `/publier/${id}/verification`);
    await expect(page.getByText("Tout est prêt.")).toBeVisible();
    await saveDraftFields(db, { id, actor, fields: { price: "" } });
    await page.getByRole("button", { name: "Déposer l’annonce" }).click();
    await expect(page.getByRole("heading", { name: "Il reste un point à compléter" })).toBeVisible();
    await expect(page.getByText("Tout est prêt.")).toBeHidden();
  });
  expect(await db.select().from(advertisers).where(eq(advertisers.userId, userId))).toEqual([]);
  await visit(page, `/publier/${id}/prix#%E0%A4%A`);
  await expect(stepHeading(page, "Prix")).toBeVisible();
});

test("a published listing is edited; a lower price shows as « Baisse de prix », at the same address", async ({
  open,
  accounts,
  portal: { db, address: portal },
}) => {
  const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
  const title = `Loft ${uniqueLetters()}`;
  const id = await createDraft(db, { userId, form: flatForm({ title }) });
  const headers = { Cookie: cookieHeader(storageState) };
  const post = (path: string) =>
    fetch(`${portal}${path}`, { method: "POST", headers, body: new URLSearchParams(), redirect: "manual" });
  expect((await post(`/publier/${id}/verification`)).headers.get("location")).toBe(`/publier/${id}/en-ligne`);
  const { slug, reference } = await listingOf(db, userId);
  // A lower price on the day of the publication would be a correction.
  await db.$client.query("update listings set published_at = published_at - interval '2 days' where reference = $1", [
    reference,
  ]);
  const changing = await post(`/publications/${reference}/modifier`);
  const page = await open(changing.headers.get("location")!, { storageState });
  await expect(page).toHaveURL(/\/verification$/);
  await expect(page.getByText(`Modifier l’annonce ${reference}`).first()).toBeVisible();
  await visit(page, page.url().replace("verification", "prix"));
  await expect(page.getByLabel("Prix", { exact: true })).toHaveValue("285000");
  await test.step("a price of one tenth asks for confirmation, and leads back to its field", async () => {
    await page.getByLabel("Prix", { exact: true }).fill("28 500");
    await expect(saved(page)).toBeVisible();
    await visit(page, page.url().replace("prix", "verification"));
    await page.getByRole("button", { name: "Mettre l’annonce à jour" }).click();
    await expect(page.getByRole("heading", { name: "Le nouveau prix est dix fois moins élevé" })).toBeFocused();
    await page.getByRole("link", { name: "Corriger le prix" }).click();
    await expect(page.getByLabel("Prix", { exact: true })).toBeFocused();
  });
  await page.getByLabel("Prix", { exact: true }).fill("270 000");
  await expect(page.getByText("Soit 4 252 €/m²")).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await visit(page, page.url().replace("prix", "verification"));
  await page.getByRole("button", { name: "Mettre l’annonce à jour" }).click();
  await expect(stepHeading(page, "Votre annonce est à jour")).toBeVisible();
  const visitor = await open(`/Rechercher?q=${encodeURIComponent(title)}`);
  const card = visitor.getByRole("article").filter({ hasText: title });
  await expect(card.getByText("Baisse de prix")).toBeVisible();
  await expect(card.getByRole("link", { name: title })).toHaveAttribute("href", `/annonces/${slug}-${reference}`);
});
