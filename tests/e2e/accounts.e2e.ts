import { AxeBuilder } from "@axe-core/playwright";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open, portal } = useBrowser();
const password = "Abcdef1!";
const newAddress = () => `${randomUUID()}@example.org`;

const json = (body: unknown) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: typeof body === "string" ? body : JSON.stringify(body) });
const payload = (change: Record<string, unknown> = {}) => ({ nom: "Le Goff", prenom: "Zoé", email: newAddress(), type_utilisateur: "proprietaire", motdepasse: password, ...change });

/** The link of the newest mail to an address, as the outbox shows it. */
async function linkIn(page: Page, email: string): Promise<string> {
  await expect.poll(async () => (await page.goto("/dev/courrier"), page.getByRole("listitem").filter({ hasText: email }).count())).toBeGreaterThan(0);
  return (await page.getByRole("listitem").filter({ hasText: email }).first().getByRole("link").first().getAttribute("href"))!;
}

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom de famille").fill("Le Goff");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Type d’utilisateur").selectOption("proprietaire");
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel("Confirmer le mot de passe").fill(password);
}

async function logIn(page: Page, email: string, secret = password) {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

async function openAccount(): Promise<string> {
  const account = payload();
  expect((await fetch(`${portal}/users`, json(account))).status).toBe(201);
  const page = await open("/");
  await page.goto(await linkIn(page, account.email));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await page.getByText("Votre adresse est confirmée").waitFor();
  return account.email;
}

test("one signs up, confirms the address, logs in, finds one's space and logs out", async () => {
  const email = newAddress();
  const page = await open("/connexion", { tolerates: /40[13]/ });
  await page.getByRole("link", { name: "Créer un compte" }).click();
  await page.getByRole("heading", { name: "Créer un compte" }).waitFor();
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Inscription réussie !").waitFor();
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
});

test("who is sent to the login page comes back to where they were going, on this site only", async () => {
  const email = await openAccount();
  const page = await open("/espace");
  await page.waitForURL("**/connexion?suite=%2Fespace");
  await page.goto("/connexion?suite=%2FRechercher%3Fcommune%3Dlyon");
  await logIn(page, email);
  await page.waitForURL("**/Rechercher?commune=lyon");
  const stranger = await open("/connexion?suite=%2F%2Fmal.example");
  await logIn(stranger, email);
  await stranger.waitForURL("**/espace");
});

test("a forgotten password is set anew by mail, once, and ends the other sessions", async () => {
  const email = await openAccount();
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
  for (const [secret, message] of [["trop court", "dont une lettre, un chiffre"], ["Nouveau2?", "dont une lettre, un chiffre"]] as const) {
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
  const email = await openAccount();
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
    await page.getByLabel("Mot de passe actuel").fill(current);
    await page.getByLabel("Nouveau mot de passe").fill("Change44$");
    await page.getByLabel("Confirmer le mot de passe").fill("Change44$");
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
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
  for (const message of [
    "Le prénom est requis.", "Le nom de la famille est requis.", "L'adresse e-mail n'est pas valide.", "Le type d'utilisateur est requis.",
    "Le mot de passe doit contenir au moins 8 caractères, dont une lettre, un chiffre et un caractère spécial.", "Les mots de passe ne correspondent pas.",
  ]) await page.getByText(message).waitFor();
  expect(await page.getByLabel("Adresse e-mail").inputValue()).toBe("zoé@");
  expect(await page.getByLabel("Adresse e-mail").getAttribute("aria-invalid")).toBe("true");
});

test("the password can be shown and hidden; remember-me makes the session outlive the browser", async () => {
  const email = await openAccount();
  const page = await open("/connexion");
  const field = page.getByLabel("Mot de passe", { exact: true });
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  expect(await field.getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Masquer le mot de passe" }).click();
  expect(await field.getAttribute("type")).toBe("password");
  await page.getByLabel("Se souvenir de moi").check();
  await logIn(page, email);
  await page.waitForURL("**/espace");
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith("session_token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(session!.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400);

  const brief = await open("/connexion");
  await logIn(brief, email);
  await brief.waitForURL("**/espace");
  expect((await brief.context().cookies()).find(({ name }) => name.endsWith("session_token"))!.expires).toBe(-1);
});

test("without JavaScript one signs up and is told of mistakes", async () => {
  const page = await open("/creer-compte", { javaScriptEnabled: false, tolerates: /400/ });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Le prénom est requis.").waitFor();
  await fillSignUp(page, newAddress());
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByText("Inscription réussie !").waitFor();
});

test("the sample accounts of an embedded portal log in", async () => {
  for (const type of ["chercheur", "proprietaire", "agence"]) {
    const page = await open("/connexion");
    await logIn(page, `${type}@example.org`, "Bienvenue1!");
    await page.waitForURL("**/espace");
  }
});

describe("POST /users", () => {
  test("makes an account, once", async () => {
    const account = payload();
    const answer = await fetch(`${portal}/users`, json(account));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: expect.any(String) });
    const again = await fetch(`${portal}/users`, json({ ...account, email: account.email.toUpperCase() }));
    expect([again.status, await again.json()]).toEqual([409, { error: "email_taken" }]);
  });

  test.each([
    ["{", 400, { error: "invalid_json" }],
    ["[]", 400, { error: "invalid_json" }],
    [{}, 422, { error: "invalid_fields", fields: { prenom: "firstNameRequired", nom: "familyNameRequired", email: "emailInvalid", type_utilisateur: "userTypeRequired", motdepasse: "passwordRequired" } }],
    [payload({ motdepasse: "abcdef1!" }), 422, { error: "invalid_fields", fields: { motdepasse: "passwordWeak" } }],
    [payload({ email: { $ne: null }, nom: ["x"] }), 422, { error: "invalid_fields", fields: { nom: "familyNameRequired", email: "emailInvalid" } }],
  ])("refuses %o", async (body, status, expected) => {
    const answer = await fetch(`${portal}/users`, json(body));
    expect([answer.status, await answer.json()]).toEqual([status, expected]);
  });

  test("is refused to other sites' pages, other methods and endless bodies", async () => {
    const cross = { ...json(payload()) };
    const headers = { ...cross.headers, "Sec-Fetch-Site": "cross-site" };
    expect((await fetch(`${portal}/users`, { ...cross, headers })).status).toBe(403);
    expect((await fetch(`${portal}/users`, { ...cross, headers: { ...cross.headers, Origin: "https://mal.example" } })).status).toBe(403);
    expect((await fetch(`${portal}/users`)).status).toBe(405);
    expect((await fetch(`${portal}/users`, json("x".repeat(2_000_000)))).status).toBe(413);
  });
});

test("a wrong password and an unknown address read the same", async () => {
  const email = await openAccount();
  const told: string[] = [];
  for (const address of [email, newAddress()]) {
    const page = await open("/connexion", { tolerates: /401/ });
    await logIn(page, address, "Mauvais1!");
    told.push(await page.getByRole("alert").innerText());
  }
  expect(told[0]).toBe(told[1]);
});

test("after ten wrong passwords an account is closed for a while, even to the right one", async () => {
  const email = await openAccount();
  const attempt = (secret: string) => fetch(`${portal}/connexion`, { method: "POST", body: new URLSearchParams({ email, password: secret }), redirect: "manual" });
  const statuses: number[] = [];
  for (let round = 0; round < 11; round++) statuses.push((await attempt("Mauvais1!")).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const late = await attempt(password);
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
});

test.each(["/connexion", "/creer-compte", "/mot-de-passe-oublie", "/nouveau-mot-de-passe?token=x", "/confirmer-adresse?token=x", "/dev/courrier"])("%s has no barrier that axe knows", async (path) => {
  for (const surroundings of [{ viewport: { width: 360, height: 740 }, colorScheme: "light" as const }, { viewport: { width: 1440, height: 900 }, colorScheme: "dark" as const }]) {
    const page = await open(path, { ...surroundings, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${surroundings.colorScheme} ${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
