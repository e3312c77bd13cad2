import type { Page } from "../setup/journeys/journey.ts";
import { desktop, expect, test, visit } from "../setup/journeys/journey.ts";
import { mailTo } from "../setup/journeys/request-journeys.ts";
import { linkIn } from "../setup/portals/test-portal.ts";
import { saveLegalNotice } from "../setup/data/written-notice.ts";

/** Decides in two steps: what will leave is shown first. */
async function decide(page: Page, { choice, ground }: { choice: RegExp; ground: string }): Promise<void> {
  await page.getByRole("radio", { name: choice }).check();
  await page.getByLabel("Fondement", { exact: true }).selectOption({ label: ground });
  await page.getByLabel("Faits constatés").fill("Un virement est demandé avant toute visite.");
  await page.getByRole("button", { name: "Voir ce qui partira" }).click();
  await expect(page.getByText("Rien n’est encore décidé.")).toBeVisible();
  await page.getByRole("button", { name: "Décider et envoyer" }).click();
  await expect(page.getByText("C’est décidé")).toBeVisible();
}
const fraud = "escroquerie ou tentative d’escroquerie (code pénal, article 313-1)";

test("a Monday of the portal's team: a scam, a suspension, a lost password, the banner's words, a mail", async ({
  open,
  portal,
  accounts,
}) => {
  test.setTimeout(120_000); // A whole morning, on a dozen pages.
  const { account: owner, listings } = await accounts.openDashboard({
    userType: "proprietaire",
    listings: [{ title: "Studio au calme" }, { title: "Loft lumineux" }],
  });
  const [scam, other] = listings.map(({ slug, reference }) => `/annonces/${slug}-${reference}`) as [string, string];
  const operator = await accounts.openOperator();
  await saveLegalNotice(portal.db);
  const desk = await open("/administration", { ...desktop, storageState: operator.storageState, tolerates: /410/ });

  await test.step("a visitor reports a listing, without an account", async () => {
    const visitor = await open(scam, desktop);
    await visitor.getByRole("link", { name: "Signaler" }).click();
    await visitor.getByRole("radio", { name: /^Arnaque/ }).check();
    await visitor.getByLabel("Expliquez-nous").fill("On me demande un virement avant la visite.");
    await visitor.getByLabel("Votre nom").fill("Mehdi Amrani");
    await visitor.getByLabel("Votre adresse e-mail").fill("mehdi@example.org");
    await visitor.getByLabel(/^Je pense de bonne foi/).check();
    await visitor.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(visitor.getByText("Merci : votre signalement est enregistré.")).toBeVisible();
    await mailTo(portal, operator.email, "Signalement n°");
  });

  await test.step("the scam is hidden with reasons, and its owner cannot put it back", async () => {
    await visit(desk, "/administration");
    await desk.getByRole("link", { name: /^Signalements ouverts/ }).click();
    await desk.getByRole("link", { name: /Studio au calme/ }).click();
    await decide(desk, { choice: /^Masquer/, ground: fraud });
    expect((await desk.request.get(scam)).status()).toBe(410);
    await mailTo(portal, owner.email, "sur votre annonce");
    await mailTo(portal, "mehdi@example.org", "Réponse à votre signalement");
    const owned = await open("/publications?statut=retirees", {
      ...desktop,
      storageState: await accounts.sessionOf(owner),
    });
    await expect(owned.getByRole("row").filter({ hasText: "Studio au calme" })).toContainText("Masquée par le portail");
    await expect(owned.getByRole("button", { name: /Disponible|en ligne/, includeHidden: true })).toHaveCount(0);
  });

  await test.step("its account is suspended: other pages leave at once; lifted, everything is back", async () => {
    await desk.getByRole("searchbox", { name: "Rechercher dans l’administration" }).fill(owner.email);
    await desk.getByRole("searchbox", { name: "Rechercher dans l’administration" }).press("Enter");
    await desk.locator('a[href^="/administration/comptes/"]').click();
    await desk.getByRole("link", { name: "Décider d’une mesure" }).click();
    await decide(desk, { choice: /^Suspendre/, ground: fraud });
    expect((await desk.request.get(other)).status()).toBe(410);
    await visit(desk, `/administration/decision/compte/${owner.id}`);
    await decide(desk, { choice: /^Lever/, ground: fraud });
    await expect.poll(async () => (await desk.request.get(other)).status()).toBe(200);
    expect((await desk.request.get(scam)).status()).toBe(410);
  });

  await test.step("a person without a password gets a link", async () => {
    const { id, email } = await accounts.openAccount();
    await portal.db.$client.query("delete from credentials where user_id = $1", [id]);
    await visit(desk, `/administration/comptes/${id}`);
    const act = desk.locator("details", { hasText: "Envoyer un lien de mot de passe" });
    await act.locator("summary").click();
    await act.getByLabel("Motif").fill("A appelé ce matin");
    await act.getByRole("button", { name: "Envoyer un lien" }).click();
    await expect(desk.getByText("Le lien est parti à l’adresse du compte.")).toBeVisible();
    expect(linkIn(await mailTo(portal, email, "mot de passe"))).toContain("/nouveau-mot-de-passe");
  });

  await test.step("the words of the banner are changed", async () => {
    await visit(desk, "/administration/contenu/accueil");
    await desk.getByLabel("Accroche", { exact: true }).fill("La maison d’à côté");
    await desk.getByRole("button", { name: "Enregistrer" }).click();
    await expect(desk.getByText("c’est la version 1")).toBeVisible();
    const home = await open("/", desktop);
    await expect(home.getByRole("heading", { level: 1 })).toContainText("La maison d’à côté");
  });

  await test.step("a mail that had failed for good is sent again", async () => {
    await portal.db.$client.query(`insert into mails (recipient, subject, text, html, last_error, given_up_at)
      values ('zoe@example.org', 'Bonjour', 't', 'h', '552 5.2.2 over quota', now())`);
    await visit(desk, "/administration/courriels");
    await expect(desk.getByText("La boîte du destinataire est pleine.")).toBeVisible();
    await desk
      .getByRole("button", { name: /^Renvoyer/ })
      .first()
      .click();
    await expect(desk.getByText("L’e-mail repart")).toBeVisible();
    await mailTo(portal, "zoe@example.org", "Bonjour");
  });
});
