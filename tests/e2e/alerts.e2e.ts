import { eq } from "drizzle-orm";
import { alerts, notices } from "#db/schema/alerts.ts";
import { createAlert, createNews } from "../factories/alerts.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { expect, revisit, visit } from "../setup/journey.ts";
import { mailTo, newEmail, test } from "../setup/request-journeys.ts";
import { linkIn } from "../setup/test-portal.ts";

test("a phone visitor saves a search without an account, is told of a new home, opens it, and ends the alert", async ({
  open,
  as,
  accounts,
  portal,
}) => {
  test.slow(); // Two people, three mails, seven pages.
  const email = newEmail();
  const phone = { viewport: { width: 360, height: 780 } };
  const visitor = await open("/annonces?commune=nantes&propertyType=appartement&priceMax=300000", phone);
  await visitor.getByRole("link", { name: "Créer une alerte" }).first().click();
  await visitor.getByLabel("Votre adresse e-mail").fill(email);
  await visitor.getByLabel("Tout de suite").check();
  await visitor.getByRole("button", { name: "Créer l’alerte" }).click();
  await expect(visitor.getByRole("heading", { name: "Consultez vos e-mails" })).toBeInViewport();

  await visit(visitor, linkIn(await mailTo(portal, email, "Confirmez votre alerte")));
  await visitor.getByRole("button", { name: "Confirmer l’alerte" }).click();
  await expect(visitor.getByText("Votre alerte est confirmée")).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Appartements à Nantes, jusqu’à 300 000 €" })).toBeVisible();
  const list = visitor.url();

  const { account } = await accounts.openDashboard();
  const title = "Trois pièces du passage Pommeraye";
  const form = flatForm({ title, feesPayer: "vendeur", feeScheduleUrl: "https://agence.example/honoraires" });
  const draft = await createDraft(portal.db, { userId: account.id, form });
  const advertiser = await as(account, `/publier/${draft}/verification`);
  await advertiser.getByRole("button", { name: "Déposer l’annonce" }).click();
  await expect(advertiser.getByRole("heading", { name: "Votre annonce est en ligne" })).toBeVisible();

  const told = await mailTo(portal, email, title);
  const [home] = /https?:\/\/\S+\/alertes\/voir\S+&bien=\S+/.exec(told.text)!;
  await visit(visitor, list);
  await expect(visitor.getByText("1 nouveauté")).toBeVisible();
  await visit(visitor, home);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const [end] = /https?:\/\/\S+\/alertes\/fin\S+/.exec(told.text)!;
  await visit(visitor, end);
  await visitor.getByRole("button", { name: "Arrêter cette alerte" }).click();
  await expect(visitor.getByText("L’alerte est arrêtée")).toBeVisible();
  await visit(visitor, list);
  await expect(visitor.getByRole("heading", { name: "Aucune alerte pour le moment" })).toBeVisible();
});

test("a favourite gets cheaper, then is sold: who keeps it reads both in mails, the second with similar homes", async ({
  as,
  accounts,
  portal,
}) => {
  test.slow(); // Two people, two mails, six pages.
  const { account } = await accounts.openDashboard();
  const title = "Quatre pièces de la rue Kervégan";
  const form = flatForm({ title, feesPayer: "vendeur", feeScheduleUrl: "https://agence.example/honoraires" });
  const draft = await createDraft(portal.db, { userId: account.id, form });
  const advertiser = await as(account, `/publier/${draft}/verification`);
  await advertiser.getByRole("button", { name: "Déposer l’annonce" }).click();
  await expect(advertiser.getByRole("heading", { name: "Votre annonce est en ligne" })).toBeVisible();
  // A lower price on the day of the publication would be a correction.
  const { rows } = await portal.db.$client.query<{ reference: string; slug: string }>(
    "update listings set published_at = published_at - interval '2 days' where title = $1 returning reference, slug",
    [title],
  );
  const { reference, slug } = rows[0]!;

  const keeper = await accounts.openAccount();
  const page = await as(keeper, `/annonces/${slug}-${reference}`);
  await page
    .getByRole("button", { name: `Ajouter aux favoris : ${title}` })
    .first()
    .click();
  const kept = () => portal.db.$client.query("select from favourites where user_id = $1", [keeper.id]);
  await expect.poll(async () => (await kept()).rows.length).toBe(1);

  await advertiser.request.post(new URL(`/publications/${reference}/modifier`, portal.address).href);
  const { rows: drafts } = await portal.db.$client.query<{ id: string }>(
    "select id from listing_drafts where user_id = $1",
    [account.id],
  );
  await visit(advertiser, `/publier/${drafts[0]!.id}/prix`);
  await advertiser.getByLabel("Prix", { exact: true }).fill("270 000");
  await advertiser.getByRole("button", { name: "Continuer" }).click();
  await advertiser.waitForURL("**/diagnostics");
  await visit(advertiser, `/publier/${drafts[0]!.id}/verification`);
  await advertiser.getByRole("button", { name: "Mettre l’annonce à jour" }).click();
  await expect(advertiser.getByRole("heading", { name: "Votre annonce est à jour" })).toBeVisible();
  const cheaper = await mailTo(portal, keeper.email, "Baisse de prix");
  expect(cheaper.text.replaceAll(/\s/g, " ")).toContain("285 000 € → 270 000 €");

  const sale = { do: "transmettre", confirmed: "yes", listing: reference };
  await advertiser.request.post(new URL("/publications", portal.address).href, { form: sale });
  const sold = await mailTo(portal, keeper.email, "Plus disponible");
  expect(sold.text).toContain("Bien semblable");
});

test("what the list shows stays new during a visit, and is seen at the next", async ({ as, accounts, portal }) => {
  const { listings } = await accounts.openDashboard({ listings: [{ title: "Maison du test" }] });
  const seeker = await accounts.openAccount();
  const alert = await createAlert(portal.db, { email: seeker.email, seenAt: new Date(0) });
  await createNews(portal.db, { alert, listingId: listings[0]!.id });
  const shown = () => portal.db.select({ at: alerts.shownAt }).from(alerts).where(eq(alerts.id, alert.id));
  const page = await as(seeker, "/alertes");
  await expect(page.getByRole("link", { name: "Maison du test" })).toBeVisible();
  await expect.poll(async () => (await shown())[0]!.at).not.toBeNull();
  await page.getByRole("link", { name: "Maison du test" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Maison du test" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("1 nouveauté")).toBeVisible();

  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await portal.db
    .update(alerts)
    .set({ shownAt: hoursAgo(2) })
    .where(eq(alerts.id, alert.id));
  await portal.db
    .update(notices)
    .set({ createdAt: hoursAgo(3) })
    .where(eq(notices.alertId, alert.id));
  await revisit(page);
  await expect(page.getByText("Rien de nouveau")).toBeVisible();
});

test("what a form of the list did is said where it was, and the keyboard stays there", async ({
  as,
  accounts,
  portal,
}) => {
  const seeker = await accounts.openAccount();
  const queries = ["commune=nantes", "commune=lyon", "commune=marseille"];
  for (const [nth, query] of queries.entries())
    await createAlert(portal.db, { email: seeker.email, query, createdAt: new Date(2026, 0, 3 - nth) });
  const page = await as(seeker, "/alertes");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Lyon" }) });
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });

  await card.getByRole("button", { name: "Mettre en pause" }).press("Enter");
  await expect(said("L’alerte est en pause.")).toBeFocused();
  await expect(said("L’alerte est en pause.")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link", { name: "Biens à Lyon", exact: true })).toBeFocused();
  await card.getByRole("button", { name: "Reprendre" }).press("Enter");
  await expect(said("L’alerte a repris.")).toBeFocused();

  await card.getByText("Rythme et arrêt").click();
  await card.getByLabel("Rythme des messages").selectOption("Tout de suite");
  await card.getByRole("button", { name: "Changer" }).press("Enter");
  await expect(said("Le rythme des messages a été modifié.")).toBeFocused();
  await card.getByRole("button", { name: "Arrêter l’alerte" }).press("Enter");
  await expect(said("L’alerte est arrêtée et effacée.")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Biens à Marseille", exact: true }), "the next alert").toBeFocused();
});

test("a person changes the search of an alert on a page of its own", async ({ as, accounts, portal }) => {
  const seeker = await accounts.openAccount();
  await createAlert(portal.db, { email: seeker.email, query: "commune=nantes&priceMax=300000" });
  const page = await as(seeker, "/alertes", { tolerates: /400/ });
  await page.getByRole("link", { name: "Modifier : Biens à Nantes" }).click();
  await page.getByRole("button", { name: "Retirer Nantes" }).click();
  await page.getByLabel("Prix maximum").fill("cher");
  await page.getByRole("button", { name: "Enregistrer l’alerte" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByLabel("Prix maximum").fill("320 000");
  await page.getByRole("button", { name: "+ Lyon" }).click();
  await page.getByRole("button", { name: "Enregistrer l’alerte" }).click();
  await expect(page.getByText("L’alerte est modifiée.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Biens à Lyon, jusqu’à 320 000 €" })).toBeVisible();
});

test("a phone's map leads to an alert on its search", async ({ open }) => {
  const phone = { viewport: { width: 320, height: 640 } };
  const map = await open("/annonces?commune=nantes#carte", phone);
  // The list below has such links too, and hides them once the map is there.
  await map.locator("[data-map-toggle]").getByRole("link", { name: "Créer une alerte" }).click();
  await expect(map).toHaveURL(/\/alertes\/nouvelle\?commune=nantes/);
});
