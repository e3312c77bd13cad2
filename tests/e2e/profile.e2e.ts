import { makePicture } from "../factories/pictures.ts";
import { expect, type Page, test } from "../setup/journeys/journey.ts";

const save = (page: Page) => page.getByRole("button", { name: "Enregistrer le profil" });

test("an agency writes its profile, the form reports each mistake, and visitors read the profile with its photo", async ({
  open,
  accounts,
}) => {
  const { storageState } = await accounts.openSession({ userType: "agence" });
  const page = await open("/espace", { storageState, tolerates: /422/ });
  await page.getByRole("link", { name: "Mon profil public" }).click();
  await expect(page.getByText("Votre profil public s’ouvre dès que vous l’enregistrez.")).toBeVisible();
  await page.getByLabel("SIRET").fill("732 829 320 00075");
  await page.getByLabel("Présentation").fill("Trois personnes, un quartier, des visites préparées.");
  await save(page).click();
  const alert = page.getByRole("alert");
  await expect(alert.getByText("Ce numéro n’est pas un SIRET")).toBeVisible();
  await expect(alert.getByText("Le nom de l’agence est requis.")).toBeVisible();
  await expect(alert.getByText("La commune est requise.")).toBeVisible();
  await expect(page.getByLabel("Présentation")).toHaveValue(/Trois personnes/);
  await expect(page.getByLabel("SIRET")).toHaveAttribute("aria-invalid", "true");

  await page.getByLabel("Nom de l’agence").fill("Les Toits Clairs");
  await page.getByLabel("SIRET").fill("732 829 320 00074");
  await page.getByRole("combobox", { name: "Commune" }).fill("Nantes");
  const bytes = await makePicture({ width: 400, height: 400 }).jpeg().toBuffer();
  await page.getByLabel("Photo ou logo").setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: bytes });
  // As visitors will see it, before it is sent; the choice can be undone.
  const preview = page.getByRole("img", { name: "La photo que vous avez choisie" });
  expect(await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(400);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(preview).toHaveCount(0);
  await page.getByLabel("Photo ou logo").setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: bytes });
  await expect(page.getByText("Photo choisie : logo.jpg.")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("Votre profil est enregistré.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Votre photo actuelle" })).toBeVisible();
  await page.getByRole("link", { name: "Voir mon profil public" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Les Toits Clairs" })).toBeVisible();
  await expect(page.getByText("Trois personnes, un quartier").first()).toBeVisible();
  await expect(page.getByText("732 829 320 00074").first()).toBeVisible();
  expect(
    await page
      .locator('main img[src^="/media/"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});
