import { createRequest } from "../factories/requests.ts";
import { logIn } from "../setup/account-journeys.ts";
import { expect, revisit, visit } from "../setup/journey.ts";
import { form, say, test } from "../setup/request-journeys.ts";

test("the account's own listing shows its advertiser's panel, another's the form with the account that writes", async ({
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
  // The form learns the account when its user first acts.
  await form(page).getByLabel("Votre message").focus();
  await expect(form(page).getByText("Vous écrivez avec votre compte")).toBeVisible();
});

test("a user whose session has ended is told, asked for a name and address, and loses nothing", async ({
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

test("a message that was sent after the session had ended waits in its thread, and the login page says so", async ({
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
  await say(page, "La visite est samedi à onze heures.");
  await expect(message).toHaveValue("");
  await revisit(page);
  await expect(message).toHaveValue("");
  await test.step("what the thread refuses is said in view, above a button that is far below", async () => {
    await page.setViewportSize({ width: 360, height: 480 });
    await page.locator("summary", { hasText: "Décliner" }).click();
    await portal.db.$client.query("update requests set status = 'retiree' where id = $1", [request.id]);
    await page.getByRole("button", { name: "Décliner la demande" }).click();
    await expect(page.getByText("son état est maintenant « Retirée »")).toBeInViewport();
  });
});
