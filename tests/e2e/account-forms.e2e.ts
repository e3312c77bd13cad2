import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();

test.each([
  ["pas-une-adresse", "Abcdef1!", "L'adresse e-mail n'est pas valide."],
  ["zoe@example.org", "Court1!", "Le mot de passe doit contenir au moins 8 caractères."],
  ["zoe@example.org", "toutenminuscules", "Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial."],
])("the login says what is wrong with %s and %s", async (email, password, message) => {
  const page = await open("/connexion", { tolerates: /400/ });
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByText(message, { exact: true }).waitFor();
  expect(await page.getByLabel("Adresse e-mail").inputValue()).toBe(email);
});

test("a sign-up without a password says that it is required, and its passwords can be shown", async () => {
  const page = await open("/creer-compte", { tolerates: /400/ });
  const password = page.getByLabel("Mot de passe", { exact: true });
  await page.getByRole("button", { name: "Afficher le mot de passe" }).first().click();
  expect(await password.getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Le mot de passe est requis.", { exact: true }).waitFor();
});

test("a login by a service without keys is off, and says why", async () => {
  const page = await open("/connexion");
  for (const service of ["Google", "Facebook"]) {
    expect(await page.getByRole("button", { name: `Continuer avec ${service}` }).isDisabled()).toBe(true);
    await page.getByText(`La connexion avec ${service} n’est pas activée sur ce portail.`).waitFor();
  }
});
