import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { useRequests } from "../setup/request-journeys.ts";

const { as, db, ownedListing } = useRequests();

test("the state, the listing and the name filter the requests, in the address, and Back undoes", async () => {
  const { listing, owner } = await ownedListing();
  await createRequest(db, { listingId: listing.id, seekerName: "Élodie N’Diaye" });
  await createRequest(db, { listingId: listing.id, seekerName: "Karim Benali", status: "declinee" });
  const page = await as(owner, "/suivi");
  await page.getByText("2 demandes").waitFor();
  await page.getByRole("link", { name: /^Terminées/ }).click();
  await page.getByText("1 demande", { exact: true }).waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
  await page.goBack();
  await page.getByText("2 demandes").waitFor();
  await page.getByLabel("Nom du demandeur").fill("elodie");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await page.waitForURL("**/suivi?**nom=elodie**");
  await page.getByText("1 demande", { exact: true }).waitFor();
  await page.getByLabel("Nom du demandeur").fill("personne");
  await page.getByLabel("Nom du demandeur").press("Enter");
  await page.getByText("Aucune demande ne correspond").waitFor();
  await page.getByRole("link", { name: "Effacer les filtres" }).first().click();
  await page.getByText("2 demandes").waitFor();
});

test("the keyboard alone reads a request, answers it and opens the negotiation", async () => {
  const { listing, owner } = await ownedListing();
  await createRequest(db, { listingId: listing.id, seekerName: "Salomé Weber" });
  const page = await as(owner, "/suivi");
  await page.getByRole("link", { name: "Salomé Weber" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /^Demande de bien/ }).waitFor();
  const reach = async (name: string) => {
    await expect
      .poll(
        async () => (await page.keyboard.press("Tab"), page.evaluate(() => document.activeElement?.textContent ?? "")),
        { interval: 10 },
      )
      .toContain(name);
  };
  await page.getByLabel("Votre message", { exact: true }).focus();
  await page.keyboard.type("Au clavier");
  await reach("Envoyer");
  await page.keyboard.press("Enter");
  await page.getByRole("listitem").filter({ hasText: "Au clavier" }).waitFor();
  await reach("Négocier");
  await page.keyboard.press("Enter");
  await page.getByText("Vous avez ouvert la négociation").waitFor();
  await reach("Décliner");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Décliner la demande" }).waitFor();
});

test("English reads English, with the same times", async () => {
  const { listing, owner } = await ownedListing();
  await createRequest(db, { listingId: listing.id, seekerName: "Irina Popescu" });
  const page = await as(owner, "/suivi");
  await page.getByLabel("Langue").first().selectOption("en");
  await page.getByRole("heading", { name: "Requests on my listings" }).waitFor();
  await page.getByText(/^today at/).waitFor();
  await page.getByRole("link", { name: "Irina Popescu" }).click();
  await page.getByText(/sent the request · today at/).waitFor();
  await page.getByLabel("Your message", { exact: true }).fill("Hello Irina");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: "Hello Irina" }).waitFor();
  await page.goto("/suivi");
  await page.getByText("You: Hello Irina").waitFor();
});
