import { newAddress } from "../setup/account-journeys.ts";
import { desktop, expect, type Page, test as base } from "../setup/journey.ts";
import { linkIn } from "../setup/test-portal.ts";

type OpenSpace = (options?: { tolerates?: RegExp; javaScriptEnabled?: boolean }) => Promise<Page>;

const test = base.extend<{
  /** A new seeker's own page. */
  openSpace: OpenSpace;
}>({
  openSpace: async ({ open, accounts }, use) =>
    use(async (options) => open("/espace", { ...options, storageState: (await accounts.openSession()).storageState })),
});

const part = (page: Page, title: string) => page.getByRole("region", { name: title });

test("one changes one's name, and is greeted by it", async ({ openSpace }) => {
  const page = await openSpace({ tolerates: /400/ });
  const names = part(page, "Changer de nom");
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
  await expect(part(page, "Mon compte").getByText("Maëlle Kerbrat")).toBeVisible();
});

test("one logs out everywhere at once, here and on other devices", async ({ open, accounts }) => {
  test.slow(); // Three devices.
  const account = await accounts.openSession();
  const page = await open("/espace", { storageState: account.storageState, tolerates: /40[13]/ });
  const sameSession = await open("/espace", { storageState: account.storageState });
  const otherSession = await open("/espace", { storageState: await accounts.sessionOf(account) });
  for (const other of [sameSession, otherSession])
    await expect(other.getByRole("heading", { name: "Mon espace" })).toBeVisible();
  await page.getByRole("button", { name: "Se déconnecter partout" }).click();
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
  for (const other of [sameSession, otherSession]) {
    await other.goto("/espace");
    await expect(other).toHaveURL(/\/connexion\?suite=%2Fespace$/);
  }
});

test("a seeker becomes an advertiser, once", async ({ openSpace }) => {
  const page = await openSpace({ ...desktop, tolerates: /400/ });
  const type = part(page, "Changer le type de compte");
  await expect(type.getByRole("option")).toHaveText(["Choisissez…", "Je suis une agence", "Je suis propriétaire"]);
  await type.getByRole("button", { name: "Changer de type" }).click();
  await expect(type.getByText("Le type d'utilisateur est requis.")).toBeVisible();
  await type.getByLabel("Type d’utilisateur").selectOption("Je suis une agence");
  await type.getByRole("button", { name: "Changer de type" }).click();
  await expect(page.getByText("Votre compte peut maintenant publier des annonces.")).toBeVisible();
  await expect(part(page, "Mon compte").getByText("Agence", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Publier une annonce" })).toBeVisible();
  await expect(type).toHaveCount(0);
});

test("one changes one's address: the current password and the link to the new address are needed", async ({
  open,
  accounts,
  portal,
}) => {
  const { password, storageState } = await accounts.openSession();
  const page = await open("/espace", { storageState, tolerates: /40[03]/ });
  const next = newAddress();
  const address = part(page, "Changer d’adresse e-mail");
  const ask = async (email: string, secret: string) => {
    await address.getByLabel("Nouvelle adresse e-mail").fill(email);
    await address.getByLabel("Mot de passe actuel").fill(secret);
    await address.getByRole("button", { name: "Recevoir le lien" }).click();
  };
  await ask("zoé@", password);
  await expect(address.getByText("L'adresse e-mail n'est pas valide.")).toBeVisible();
  await ask(next, "Mauvais1!");
  await expect(address.getByText("Le mot de passe actuel est incorrect.")).toBeVisible();
  await expect(address.getByLabel("Nouvelle adresse e-mail")).toHaveValue(next);
  await ask(next, password);
  await expect(address.getByText("Ouvrez le message envoyé à la nouvelle adresse")).toBeVisible();
  const [mail] = await portal.mailsTo(next);
  await page.goto(linkIn(mail!));
  await page.getByRole("button", { name: "Confirmer ma nouvelle adresse" }).click();
  await expect(
    page.getByText("Votre nouvelle adresse est confirmée, et vos autres appareils sont déconnectés."),
  ).toBeVisible();
  await expect(part(page, "Mon compte").getByText(next)).toBeVisible();
});

test("without JavaScript one changes one's name, and is told", async ({ openSpace }) => {
  const page = await openSpace({ javaScriptEnabled: false });
  await part(page, "Changer de nom").getByLabel("Prénom").fill("Maëlle");
  await part(page, "Changer de nom").getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Votre nom est enregistré.")).toBeVisible();
});
