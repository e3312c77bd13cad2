import { expect, type Page } from "@playwright/test";

export const commune = (page: Page) => page.getByRole("combobox", { name: "Commune" });
export const openNextStep = (page: Page) => page.getByRole("button", { name: "Continuer" }).click();
export const fieldGroup = (page: Page, legend: string) => page.getByRole("group", { name: legend, exact: true });
export const stepHeading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Fills in all steps of an owner's flat for sale, except its photos. */
export async function fillFlat(page: Page) {
  await page.getByLabel("À vendre").check();
  await page.getByLabel("Appartement").check();
  await commune(page).fill("Nantes (44)");
  await page.getByLabel("Adresse", { exact: true }).fill("8 rue Crébillon");
  await page.getByLabel("Quartier").fill("Graslin");
  await openNextStep(page);
  await expect(stepHeading(page, "Surfaces et pièces")).toBeVisible();
  await page.getByLabel("Surface habitable (m²)").fill("63,5");
  await page.getByLabel("Surface Carrez (m²)").fill("62,8");
  await page.getByLabel("Nombre de pièces").fill("3");
  await page.getByLabel("Chambres", { exact: true }).fill("2");
  await page.getByLabel("Salles de bains").fill("1");
  await fieldGroup(page, "Cuisine").getByLabel("Oui").check();
  await page.getByLabel("Nom de la pièce").fill("Séjour");
  await fieldGroup(page, "Pièce 1").getByLabel("Surface (m²)").fill("24,2");
  await page.getByRole("button", { name: "Ajouter une pièce" }).click();
  await page.getByLabel("Nom de la pièce").nth(1).fill("Chambre");
  await page.getByLabel("Balcon").check();
  await openNextStep(page);
  await expect(stepHeading(page, "Prix")).toBeVisible();
  await page.getByLabel("Prix", { exact: true }).fill("285 000");
  await fieldGroup(page, "Le bien fait partie d’une copropriété").getByLabel("Non").check();
  await openNextStep(page);
  await expect(stepHeading(page, "Diagnostics")).toBeVisible();
  await page.getByLabel("En cours").check();
}

export async function fillTexts(page: Page, title: string) {
  await page.getByLabel("Titre").fill(title);
  await page.getByRole("textbox", { name: /^Description/ }).fill("À deux pas du théâtre.\n\nSéjour au sud.");
  await openNextStep(page);
  await expect(stepHeading(page, "Vérification")).toBeVisible();
}
