import { expect, test } from "../setup/journeys/journey.ts";

test("after a user changes the name, the greeting uses the new one", async ({ open, accounts }) => {
  const { storageState } = await accounts.openSession();
  const page = await open("/espace", { storageState, tolerates: /400/ });
  const names = page.getByRole("region", { name: "Modifier mon nom" });
  await names.getByLabel("Prénom").fill(" ");
  await names.getByLabel("Nom de famille").fill("Kerbrat");
  await names.getByRole("button", { name: "Enregistrer" }).click();
  await expect(names.getByText("Le prénom est requis.")).toBeVisible();
  await expect(names.getByLabel("Prénom")).toBeFocused();
  await expect(names.getByLabel("Nom de famille")).toHaveValue("Kerbrat");
  await names.getByLabel("Prénom").fill("Maëlle");
  await names.getByRole("button", { name: "Enregistrer" }).click();
  await expect(names.getByText("Votre nom est enregistré.")).toBeVisible();
  await expect(page.getByText("Bonjour Maëlle")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Mon compte" }).getByText("Maëlle Kerbrat")).toBeVisible();
});
