import { createRequest } from "../factories/requests.ts";
import { expect } from "../setup/journeys/journey.ts";
import { watchForAddress, newEmail, test } from "../setup/journeys/request-journeys.ts";

test("a request is read, answered and negotiated by keyboard alone", async ({ as, ownedListing, portal }) => {
  const { listing, owner } = await ownedListing();
  const email = newEmail();
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Salomé Weber", seekerEmail: email });
  const page = await as(owner, "/suivi");
  const leaks = watchForAddress(page, email);
  await expect(page.getByRole("link", { name: "Demandes : 1 nouvelle" })).toBeVisible();
  await page.locator("summary", { hasText: "Filtrer par annonce ou par nom" }).press("Enter");
  await page.getByLabel("Nom du demandeur").fill("personne");
  await page.getByLabel("Nom du demandeur").press("Enter");
  await expect(page.getByRole("link", { name: "Salomé Weber" })).toHaveCount(0);
  await page.goBack();
  await page.getByRole("link", { name: "Salomé Weber" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Demande de bien/ })).toBeVisible();
  const reach = async (name: string) => {
    await expect
      .poll(
        async () => (await page.keyboard.press("Tab"), page.evaluate(() => document.activeElement?.textContent ?? "")),
        { intervals: [10] },
      )
      .toContain(name);
  };
  await page.getByLabel("Votre message", { exact: true }).focus();
  await page.keyboard.type("Au clavier");
  await reach("Envoyer");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Au clavier" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Demandes : aucune nouvelle" })).toBeVisible();
  await reach("Négocier");
  await page.keyboard.press("Enter");
  await reach("Ouvrir la négociation");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vous avez ouvert la négociation")).toBeVisible();
  await reach("Décliner");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Décliner la demande" })).toBeVisible();
  expect(await leaks()).toEqual([]);
});
