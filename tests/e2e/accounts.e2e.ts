import { fillSignUp, logIn, newAddress } from "../setup/journeys/account-journeys.ts";
import { desktop, expect, test, visit } from "../setup/journeys/journey.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

test("a visitor signs up, confirms the address, logs in and opens the account page", async ({ open, portal }) => {
  test.slow(); // Five pages, and password hashing is slow by design.
  const email = newAddress();
  const page = await open("/connexion", { tolerates: /40[13]/ });
  await page.getByRole("link", { name: "Créer un compte" }).click();
  await expect(page.getByRole("heading", { name: "Créer un compte" })).toBeVisible();
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("Inscription réussie !")).toBeVisible();
  // The form is longer than a phone: the page scrolls up to the outcome.
  await expect(page.getByRole("status").filter({ hasText: "Inscription réussie !" })).toBeFocused();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue("");
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("");

  const linksSent = async () => (await portal.mailsTo(email)).map(linkIn);
  const [first] = await linksSent();
  await page.getByRole("link", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { name: "Connexion" })).toBeVisible();
  await logIn(page, email);
  await expect(page.getByText("Cette adresse n’est pas encore confirmée")).toBeVisible();

  // The link of this login, which ends the first one: its mail may leave before that of the sign-up.
  const [link] = (await linksSent()).filter((sent) => sent !== first);
  await page.goto(link!);
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page).toHaveURL("/espace");
  await expect(page.getByText("Bonjour Zoé")).toBeVisible();
  await expect(page.getByText("Cet appareil")).toBeVisible();

  const elsewhere = await open("/connexion");
  await logIn(elsewhere, email);
  await expect(elsewhere).toHaveURL("/espace");
});

test("a user logs out, and finds the login on any page", async ({ open, accounts }) => {
  const { email, password, storageState } = await accounts.openSession();
  const page = await open("/annonceurs", { ...desktop, storageState });
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Mon espace" }).click();
  await page.getByRole("complementary").getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
  await expect(banner.getByRole("link", { name: "Mon espace" })).toHaveCount(0);

  // As when a session has ended by itself.
  await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
  await visit(page, "/annonceurs");
  await banner.getByRole("link", { name: "Mon espace" }).click();
  await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();

  await visit(page, "/annonceurs");
  await banner.getByRole("link", { name: "Connexion" }).click();
  await logIn(page, email, password);
  await expect(page).toHaveURL("/espace");
  await page.goBack();
  await expect(page).toHaveURL("/annonceurs");
});

test("each mistake is shown in the specification's words; typed texts stay, passwords do not; the password can be shown and hidden", async ({
  open,
}) => {
  const page = await open("/creer-compte", { tolerates: /400/ });
  const passwords = [page.getByLabel("Mot de passe", { exact: true }), page.getByLabel("Confirmer le mot de passe")];
  await page.getByLabel("Adresse e-mail").fill("zoé@");
  await passwords[0]!.fill("court");
  await passwords[1]!.fill("autre");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByLabel("Prénom")).toBeFocused();
  for (const message of [
    "Le prénom est requis.",
    "Le nom de la famille est requis.",
    "L'adresse e-mail n'est pas valide.",
    "Le type d'utilisateur est requis.",
    "Le mot de passe doit contenir au moins 8 caractères, dont une lettre, un chiffre et un caractère spécial.",
    "Les mots de passe ne correspondent pas.",
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue("zoé@");
  await expect(page.getByLabel("Adresse e-mail")).toHaveAttribute("aria-invalid", "true");
  for (const field of passwords) await expect(field).toHaveValue("");

  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText("Le mot de passe est requis.")).toBeVisible();
  await expect(page.getByText("5 champs sont à corriger, à commencer par « Prénom ».")).toBeVisible();
  await page.getByRole("button", { name: "Afficher le mot de passe" }).first().click();
  await expect(passwords[0]!).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Masquer le mot de passe" }).click();
  await expect(passwords[0]!).toHaveAttribute("type", "password");
});
