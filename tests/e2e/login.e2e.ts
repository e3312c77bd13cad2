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
