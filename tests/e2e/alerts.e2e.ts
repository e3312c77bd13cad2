import { eq } from "drizzle-orm";
import { alerts, notices } from "#db/schema/alerts.ts";
import { createAlert, createNews } from "../factories/alerts.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { expect, revisit, visit } from "../setup/journeys/journey.ts";
import { mailTo, newEmail, test } from "../setup/journeys/request-journeys.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

test("a phone visitor saves a map's search without an account, is notified of a new home, opens it, and ends the alert", async ({
  open,
  accounts,
  portal,
}) => {
  test.slow(); // Three mails, seven pages.
  const email = newEmail();
  const phone = { viewport: { width: 320, height: 640 } };
  const visitor = await open("/annonces?propertyType=appartement&commune=nantes&priceMax=300000#carte", phone);
  // The list below has such links too, and hides them once the map is there.
  await visitor.locator("[data-map-toggle]").getByRole("link", { name: "Créer une alerte" }).click();
  await expect(visitor).toHaveURL("/alertes/nouvelle?propertyType=appartement&commune=nantes&priceMax=300000");
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
  const headers = { Cookie: await accounts.cookieOf(account) };
  await fetch(`${portal.address}/publier/${draft}/verification`, {
    method: "POST",
    headers,
    body: new URLSearchParams(),
    redirect: "manual",
  });

  const told = await mailTo(portal, email, title);
  const [home] = /https?:\/\/\S+\/alertes\/voir\S+&bien=\S+/.exec(told.text)!;
  await test.step("« Mes alertes » of this phone opens the list that was confirmed on it", async () => {
    await visit(visitor, "/credits");
    await visitor.getByRole("button", { name: "Ouvrir le menu" }).click();
    await visitor.getByRole("dialog").getByRole("link", { name: "Mes alertes" }).click();
    await expect(visitor.getByText("1 nouveauté")).toBeVisible();
  });
  await visit(visitor, home);
  await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();

  const [end] = /https?:\/\/\S+\/alertes\/fin\S+/.exec(told.text)!;
  await visit(visitor, end);
  await visitor.getByRole("button", { name: "Arrêter cette alerte" }).click();
  await expect(visitor.getByText("L’alerte est arrêtée")).toBeVisible();
  await visit(visitor, list);
  await expect(visitor.getByRole("heading", { name: "Aucune alerte pour le moment" })).toBeVisible();
});

test("new homes in the list stay marked as new during a visit, and count as seen at the next one", async ({
  as,
  accounts,
  portal,
}) => {
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

test("each action in the list shows its message in the same place, and the keyboard focus stays there", async ({
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

  await card.getByText("Fréquence et désinscription").click();
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
