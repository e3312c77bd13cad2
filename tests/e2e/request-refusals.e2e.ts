import { createRequest } from "../factories/requests.ts";
import { logIn } from "../setup/journeys/account-journeys.ts";
import { expect, revisit, visit } from "../setup/journeys/journey.ts";
import { form, sendMessage, test } from "../setup/journeys/request-journeys.ts";

test("on the account's own listing the advertiser's panel shows; on another's, the form, which the account sends at once", async ({
  as,
  ownedListing,
  portal,
}) => {
  const { listing, owner, href } = await ownedListing();
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Yann Le Bihan" });
  const page = await as(owner, href);
  const panel = page.getByRole("region", { name: "C’est votre annonce" });
  await panel.getByRole("link", { name: "Ses demandes" }).click();
  await expect(page.getByRole("link", { name: "Yann Le Bihan" })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await panel.getByRole("link", { name: "Ses statistiques" }).click();
  await expect(page.getByRole("row").filter({ hasText: listing.reference })).toBeVisible();
  await page.goBack();
  await panel.getByRole("button", { name: "Modifier" }).click();
  await expect(page.getByText(`Modifier l’annonce ${listing.reference}`).first()).toBeVisible();

  const { href: another } = await ownedListing();
  await visit(page, another);
  // The form learns the account at the user's first interaction.
  await form(page).getByLabel("Votre message").focus();
  await expect(form(page).getByText("Vous écrivez avec votre compte")).toBeVisible();
  await expect(form(page).getByLabel("Votre nom")).toHaveCount(0);
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByRole("link", { name: "Voir la conversation" }).click();
  await expect(page.getByRole("heading", { name: /^Demande de bien n° \d+ avec / })).toBeVisible();
});

test("a user whose session has ended sees a message, is asked for a name and address, and loses nothing", async ({
  open,
  ownedListing,
  portal,
}) => {
  const { href } = await ownedListing();
  const page = await open(href, { tolerates: /400/ });
  await page.context().addCookies([{ name: "portail_present", value: "1", url: portal.address }]);
  await revisit(page);
  await form(page).getByLabel("Votre message").fill("Je suis toujours là.");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(form(page).getByText("Votre session a pris fin")).toBeVisible();
  await expect(form(page).getByLabel("Votre nom")).toBeVisible();
  await expect(form(page).getByLabel("Votre message")).toHaveValue("Je suis toujours là.");
  expect((await page.context().cookies()).filter(({ name }) => name === "portail_present")).toEqual([]);
});

test("a message sent after the session ended waits in its thread, and the login page tells the user", async ({
  as,
  ownedListing,
  portal,
}) => {
  const { listing, owner } = await ownedListing();
  const request = await createRequest(portal.db, { listingId: listing.id });
  const page = await as(owner, `/suivi/${request.id}`, { tolerates: /409/ });
  await portal.db.$client.query("delete from sessions where user_id = $1", [owner.id]);
  await page.getByLabel("Votre message", { exact: true }).fill("La visite est samedi à dix heures.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText("votre envoi n’est pas parti")).toBeVisible();
  await expect(page.getByText("Ce que vous avez écrit n’est pas perdu")).toBeVisible();
  await logIn(page, owner.email, owner.password);
  const message = page.getByLabel("Votre message", { exact: true });
  await expect(message).toHaveValue("La visite est samedi à dix heures.");
  await sendMessage(page, "La visite est samedi à onze heures.");
  await expect(message).toHaveValue("");
  await revisit(page);
  await expect(message).toHaveValue("");
  await test.step("the thread's refusal appears within view, even when the button is far below", async () => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.locator("summary", { hasText: "Décliner" }).click();
    await portal.db.$client.query("update requests set status = 'retiree' where id = $1", [request.id]);
    await page.getByRole("button", { name: "Décliner la demande" }).click();
    await expect(page.getByText("son état est maintenant « Retirée »")).toBeInViewport();
  });
});
