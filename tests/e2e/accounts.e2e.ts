import { expect, test } from "vitest";
import { fillSignUp, linkIn, logIn, newAddress, openAccount, password } from "../setup/account-journeys.ts";
import { useBrowser } from "../setup/browser.ts";

const browser = useBrowser();
const { open } = browser;

test("one signs up, confirms the address, logs in, finds one's space and logs out", async () => {
  const email = newAddress();
  const page = await open("/connexion", { tolerates: /40[13]/ });
  await page.getByRole("link", { name: "Créer un compte" }).click();
  await page.getByRole("heading", { name: "Créer un compte" }).waitFor();
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Inscription réussie !").waitFor();
  // The form is longer than a phone: the reader is brought up to what became of it.
  await page.locator("[role=status]:focus", { hasText: "Inscription réussie !" }).waitFor();
  expect(await page.getByLabel("Adresse e-mail").inputValue()).toBe("");
  expect(await page.getByLabel("Mot de passe", { exact: true }).inputValue()).toBe("");

  await page.getByRole("link", { name: "Se connecter" }).click();
  await page.getByRole("heading", { name: "Connexion" }).waitFor();
  await logIn(page, email);
  await page.getByText("Cette adresse n’est pas encore confirmée").waitFor();

  await page.goto(await linkIn(page, email));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await page.getByText("Votre adresse est confirmée").waitFor();
  await logIn(page, email);
  await page.waitForURL("**/espace");
  await page.getByText("Bonjour Zoé").waitFor();
  await page.getByText("Cet appareil").waitFor();

  await page.goto("/annonces");
  await page.getByRole("banner").getByRole("link", { name: "Mon espace" }).click();
  await page.getByRole("complementary").getByRole("button", { name: "Se déconnecter" }).click();
  await page.getByText("Vous êtes déconnecté.").waitFor();
  expect(await page.getByRole("banner").getByRole("link", { name: "Mon espace" }).count()).toBe(0);

  // Who comes back finds the way in on any page.
  await page.goto("/annonces");
  await page.getByRole("banner").getByRole("link", { name: "Connexion" }).click();
  await logIn(page, email);
  await page.waitForURL("**/espace");
  await page.goBack();
  await page.waitForURL("**/annonces");
});

test("a browser that believes in a session which has ended is told better", async () => {
  const page = await open("/annonces");
  await page.context().addCookies([{ name: "portail_present", value: "1", url: page.url() }]);
  await page.goto("/espace");
  await page.waitForURL("**/connexion?*");
  expect((await page.context().cookies()).filter(({ name }) => name === "portail_present")).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Connexion" }).waitFor();
});

test("a forgotten password is set anew by mail, once, and ends the other sessions", async () => {
  const email = await openAccount(browser);
  const elsewhere = await open("/connexion");
  await logIn(elsewhere, email);
  await elsewhere.waitForURL("**/espace");

  const page = await open("/connexion", { tolerates: /40[01]|410/ });
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await page.getByRole("heading", { name: "Mot de passe oublié" }).waitFor();
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await page.getByText("Si un compte existe à cette adresse").waitFor();
  await expect.poll(() => linkIn(page, email)).toContain("/nouveau-mot-de-passe?token=");
  const link = await linkIn(page, email);
  for (const [secret, message] of [
    ["trop court", "dont une lettre, un chiffre"],
    ["Nouveau2?", "dont une lettre, un chiffre"],
  ] as const) {
    await page.goto(link);
    await page.getByLabel("Nouveau mot de passe").fill(secret);
    await page.getByLabel("Confirmer le mot de passe").fill(secret);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
    await page.getByText(message).waitFor();
  }
  await page.getByLabel("Nouveau mot de passe").fill("Nouveau2!");
  await page.getByLabel("Confirmer le mot de passe").fill("Nouveau2!");
  await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  await page.getByText("Votre mot de passe est changé").waitFor();

  await elsewhere.goto("/espace");
  await elsewhere.waitForURL("**/connexion**");
  await logIn(page, email);
  await page.getByText("L’adresse e-mail ou le mot de passe est incorrect.").waitFor();
  await logIn(page, email, "Nouveau2!");
  await page.waitForURL("**/espace");

  const late = await open(link, { tolerates: /410/ });
  await late.getByLabel("Nouveau mot de passe").fill("Encore3!!");
  await late.getByLabel("Confirmer le mot de passe").fill("Encore3!!");
  await late.getByRole("button", { name: "Changer le mot de passe" }).click();
  await late.getByText("Ce lien a expiré ou a déjà servi.").waitFor();
});

test("one changes one's password, and ends the session of another device", async () => {
  const email = await openAccount(browser);
  const other = await open("/connexion");
  await logIn(other, email);
  await other.waitForURL("**/espace");
  const page = await open("/connexion", { tolerates: /403/ });
  await logIn(page, email);
  await page.waitForURL("**/espace");
  await page.getByRole("button", { name: /^Déconnecter Chrome/ }).click();
  await page.getByText("la session est fermée").waitFor();
  await other.goto("/espace");
  await other.waitForURL("**/connexion**");

  const change = async (current: string) => {
    const form = page.getByRole("region", { name: "Changer de mot de passe" });
    await form.getByLabel("Mot de passe actuel").fill(current);
    await form.getByLabel("Nouveau mot de passe").fill("Change44$");
    await form.getByLabel("Confirmer le mot de passe").fill("Change44$");
    await form.getByRole("button", { name: "Changer le mot de passe" }).click();
  };
  await change("Mauvais1!");
  await page.getByText("Le mot de passe actuel est incorrect.").waitFor();
  await change(password);
  await page.getByText("Votre mot de passe est changé, et vos autres appareils sont déconnectés.").waitFor();
  await page.reload();
  await page.getByText("Bonjour Zoé").waitFor();
});

test("each mistake is told in the specification's words, what was typed stays, the passwords do not", async () => {
  const page = await open("/creer-compte", { tolerates: /400/ });
  await page.getByLabel("Adresse e-mail").fill("zoé@");
  await page.getByLabel("Mot de passe", { exact: true }).fill("court");
  await page.getByLabel("Confirmer le mot de passe").fill("autre");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect.poll(() => page.getByLabel("Prénom").evaluate((input) => input === document.activeElement)).toBe(true);
  for (const message of [
    "Le prénom est requis.",
    "Le nom de la famille est requis.",
    "L'adresse e-mail n'est pas valide.",
    "Le type d'utilisateur est requis.",
    "Le mot de passe doit contenir au moins 8 caractères, dont une lettre, un chiffre et un caractère spécial.",
    "Les mots de passe ne correspondent pas.",
  ])
    await page.getByText(message).waitFor();
  expect(await page.getByLabel("Adresse e-mail").inputValue()).toBe("zoé@");
  expect(await page.getByLabel("Adresse e-mail").getAttribute("aria-invalid")).toBe("true");
});

test("without JavaScript one signs up and is told of mistakes", async () => {
  const page = await open("/creer-compte", { javaScriptEnabled: false, tolerates: /400/ });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Le prénom est requis.").waitFor();
  await fillSignUp(page, newAddress());
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Inscription réussie !").waitFor();
});

test("the types of user are told in words", async () => {
  const page = await open("/creer-compte");
  expect(await page.getByLabel("Type d’utilisateur").getByRole("option").allInnerTexts()).toEqual([
    "Choisissez…",
    "Je cherche un bien",
    "Je suis une agence",
    "Je suis propriétaire",
  ]);
});

test("an empty password is told in the specification's words; the password can be shown while one signs up", async () => {
  const page = await open("/creer-compte", { tolerates: /400/ });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Le mot de passe est requis.").waitFor();
  await page.getByRole("button", { name: "Afficher le mot de passe" }).first().click();
  expect(await page.getByLabel("Mot de passe", { exact: true }).getAttribute("type")).toBe("text");
  await page.getByText("5 champs sont à corriger, à commencer par « Prénom ».").waitFor();
});

test("who signs up with an address that has an account learns nothing of it; its holder is told by a mail, three times a day at most", async () => {
  const email = await openAccount(browser);
  const page = await open("/creer-compte");
  for (let round = 0; round < 4; round++) {
    await fillSignUp(page, email.toUpperCase());
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await page.getByText("Inscription réussie !").waitFor();
    await page.getByText("Ouvrez le message que nous venons de vous envoyer").waitFor();
    await expect.poll(() => page.getByLabel("Prénom").inputValue()).toBe("");
  }
  const notices = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: "Vous avez déjà un compte" });
  await expect.poll(async () => (await page.goto("/dev/courrier"), notices.count())).toBe(3);
  expect(await notices.first().innerText()).toContain("votre compte et votre mot de passe restent les mêmes");
  expect(await notices.first().getByRole("link").first().getAttribute("href")).toContain("/connexion");
});
