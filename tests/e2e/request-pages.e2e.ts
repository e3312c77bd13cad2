import { createRequest } from "../factories/requests.ts";
import { expect } from "../setup/journey.ts";
import { test } from "../setup/request-journeys.ts";

test("state, listing and name filter the requests, in the address, and Back undoes", async ({
  as,
  ownedListing,
  portal,
}) => {
  const { listing, owner } = await ownedListing();
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Élodie N’Diaye" });
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Karim Benali", status: "declinee" });
  const page = await as(owner, "/suivi");
  await expect(page.getByText("2 demandes")).toBeVisible();
  await page.getByRole("link", { name: /^Terminées/ }).click();
  await expect(page.getByText("1 demande", { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText("2 demandes")).toBeVisible();
  await page.getByLabel("Nom du demandeur").fill("elodie");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await page.waitForURL("**/suivi?**nom=elodie**");
  await expect(page.getByText("1 demande", { exact: true })).toBeVisible();
  await page.getByLabel("Nom du demandeur").fill("personne");
  await page.getByLabel("Nom du demandeur").press("Enter");
  await expect(page.getByText("Aucune demande ne correspond")).toBeVisible();
  await page.getByRole("link", { name: "Effacer les filtres" }).first().click();
  await expect(page.getByText("2 demandes")).toBeVisible();
});

test("a request is read, answered and negotiated by keyboard alone", async ({ as, ownedListing, portal }) => {
  const { listing, owner } = await ownedListing();
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Salomé Weber" });
  const page = await as(owner, "/suivi");
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
  await reach("Négocier");
  await page.keyboard.press("Enter");
  await reach("Ouvrir la négociation");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vous avez ouvert la négociation")).toBeVisible();
  await reach("Décliner");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Décliner la demande" })).toBeVisible();
});
