import { logIn } from "../setup/account-journeys.ts";
import { expect, test } from "../setup/journey.ts";

test("the password can be shown and hidden; remember-me makes the session outlive the browser", async ({
  open,
  accounts,
}) => {
  const { email, password } = await accounts.openAccount();
  const page = await open("/connexion");
  const field = page.getByLabel("Mot de passe", { exact: true });
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Masquer le mot de passe" }).click();
  await expect(field).toHaveAttribute("type", "password");
  await page.getByLabel("Se souvenir de moi").check();
  await logIn(page, email, password);
  await expect(page).toHaveURL("/espace");
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith("session_token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(session!.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400);

  const brief = await open("/connexion");
  await logIn(brief, email, password);
  await expect(brief).toHaveURL("/espace");
  expect((await brief.context().cookies()).find(({ name }) => name.endsWith("session_token"))!.expires).toBe(-1);
});

for (const [email, password, label, message] of [
  ["zoé@", "Abcdef1!", "Adresse e-mail", "L'adresse e-mail n'est pas valide."],
  ["zoe@example.org", "Ab1!", "Mot de passe", "Le mot de passe doit contenir au moins 8 caractères."],
  [
    "zoe@example.org",
    "abcdefgh",
    "Mot de passe",
    "Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial.",
  ],
] as const)
  test(`a login of ${email} with ${password} focuses the field « ${label} », which says « ${message} »`, async ({
    open,
  }) => {
    const page = await open("/connexion", { tolerates: /400/ });
    await logIn(page, email, password);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(`Un champ est à corriger : « ${label} ».`)).toBeVisible();
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const described = (await field.getAttribute("aria-describedby"))!.split(" ").at(-1);
    await expect(page.locator(`#${described}`)).toHaveText(message);
  });
