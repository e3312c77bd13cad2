import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { json, password, payload } from "../setup/account-journeys.ts";
import { useBrowser } from "../setup/browser.ts";
import { type IdentityProvider, startIdentityProvider } from "../setup/identity-provider.ts";
import { openPortal, type TestPortal } from "../setup/portal-process.ts";

const browser = useBrowser();
let provider: IdentityProvider;
let portal: TestPortal;
let address: string;

beforeAll(async () => {
  provider = await startIdentityProvider();
  portal = await openPortal({ SAMPLE_LISTINGS: "0", ...provider.settings });
  ({ address } = portal);
  provider.register(address);
});
afterAll(async () => {
  await portal.close();
  await provider.stop();
});
afterEach(() => expect(provider.complaints.splice(0)).toEqual([]));

const open = (path: string, tolerates?: RegExp) =>
  browser.open(path, { baseURL: address, ...(tolerates ? { tolerates } : {}) });
const newPerson = () => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.org`,
  firstName: "Zoé",
  familyName: "Le Goff",
});

async function goThrough(page: Page, name: string, answer: "Autoriser" | "Refuser" = "Autoriser") {
  await page.getByRole("button", { name: `Continuer avec ${name}` }).click();
  await page.getByRole("link", { name: answer }).click();
}

async function signUp(email: string, type = "chercheur"): Promise<string> {
  expect((await fetch(`${address}/users`, json(payload({ email, type_utilisateur: type })))).status).toBe(201);
  const page = await open("/dev/courrier");
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await expect.poll(async () => (await page.reload(), mail.count())).toBeGreaterThan(0);
  return (await mail.getByRole("link").first().getAttribute("href"))!;
}

describe.each(["Google", "Facebook"])("with %s", (name) => {
  test("a new person is let in, says who they are, and comes where they were going", async () => {
    provider.loggedIn(newPerson());
    const page = await open("/connexion?suite=%2FRechercher%3Fcommune%3Dlyon");
    await goThrough(page, name);
    await page.getByRole("heading", { name: "Bienvenue" }).waitFor();
    expect(await page.getByLabel("Prénom").inputValue()).toBe("Zoé");
    expect(await page.getByLabel("Nom de famille").inputValue()).toBe("Le Goff");
    await page.getByLabel("Type d’utilisateur").selectOption("Je suis propriétaire");
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.waitForURL("**/Rechercher?commune=lyon");
    await page.goto("/espace");
    await page.getByRole("main").getByText("Propriétaire", { exact: true }).waitFor();
    expect(await page.getByRole("heading", { name: "Changer le type de compte" }).count()).toBe(0);
  });

  test("who does not say who they are is a seeker, and finds their account again", async () => {
    provider.loggedIn(newPerson());
    const page = await open("/connexion", /400/);
    await goThrough(page, name);
    await page.getByRole("heading", { name: "Bienvenue" }).waitFor();
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByText("Le type d'utilisateur est requis.").waitFor();
    await page.goto("/espace");
    await page.getByRole("main").getByText("Chercheur", { exact: true }).waitFor();
    await page
      .getByRole("main")
      .getByText(/sans mot de passe/)
      .first()
      .waitFor();

    const again = await open("/connexion");
    await goThrough(again, name);
    await again.waitForURL("**/espace");
    await again.getByText("Bonjour Zoé").waitFor();
  });

  test("an account with that address, once confirmed, is joined and keeps its type and its password", async () => {
    const person = newPerson();
    const page = await open(await signUp(person.email, "agence"), /404/);
    await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
    await page.getByText("Votre adresse est confirmée").waitFor();
    provider.loggedIn(person);
    await goThrough(page, name);
    await page.waitForURL("**/tableau-de-bord");
    await page.goto("/espace");
    await page.getByRole("main").getByText("Agence", { exact: true }).waitFor();

    const other = await open("/connexion?suite=/espace");
    await other.getByLabel("Adresse e-mail").fill(person.email);
    await other.getByLabel("Mot de passe", { exact: true }).fill(password);
    await other.getByRole("button", { name: "Se connecter" }).click();
    await other.waitForURL("**/espace");
  });

  test("an account that nobody has confirmed lays no trap: its password opens nothing", async () => {
    const person = newPerson();
    await signUp(person.email);
    provider.loggedIn(person);
    const page = await open("/connexion");
    await goThrough(page, name);
    await page.getByRole("heading", { name: "Bienvenue" }).waitFor();

    const layer = await open("/connexion", /401/);
    await layer.getByLabel("Adresse e-mail").fill(person.email);
    await layer.getByLabel("Mot de passe", { exact: true }).fill(password);
    await layer.getByRole("button", { name: "Se connecter" }).click();
    await layer.getByText("L’adresse e-mail ou le mot de passe est incorrect.").waitFor();
  });

  test("who refuses at the provider comes back to the login page, which still knows where they were going", async () => {
    provider.loggedIn(newPerson());
    const page = await open("/connexion?suite=%2Fannonces");
    await goThrough(page, name, "Refuser");
    await page.getByText("Vous avez interrompu la connexion. Réessayez, ou utilisez votre mot de passe.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/connexion");
    expect(new URL(page.url()).searchParams.get("suite")).toBe("/annonces");
  });

  test("an address that the provider has not confirmed opens nothing", async () => {
    provider.loggedIn({ ...newPerson(), isVerified: false });
    const page = await open("/connexion");
    await goThrough(page, name);
    await page.getByText("Ce service ne nous a pas donné d’adresse e-mail confirmée.").waitFor();
  });
});

test("an answer that this browser did not ask for is refused, and opens no session", async () => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion");
  await page.getByRole("button", { name: "Continuer avec Google" }).click();
  const answer = (await page.getByRole("link", { name: "Autoriser" }).getAttribute("href"))!;
  const stranger = await open(answer);
  await stranger.getByText("La connexion n’a pas abouti.").waitFor();
  const altered = new URL(answer);
  altered.searchParams.set("state", "x".repeat(32));
  await page.goto(altered.href);
  await page.getByText("La connexion n’a pas abouti.").waitFor();
  for (const visitor of [stranger, page]) {
    await visitor.goto("/espace");
    await visitor.waitForURL("**/connexion?suite=%2Fespace");
  }
});

test("a code that was used before opens no second session", async () => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion");
  await page.getByRole("button", { name: "Continuer avec Google" }).click();
  const answer = (await page.getByRole("link", { name: "Autoriser" }).getAttribute("href"))!;
  await page.goto(answer);
  await page.getByRole("heading", { name: "Bienvenue" }).waitFor();
  await page.context().clearCookies();
  await page.goto(answer);
  await page.getByText("La connexion n’a pas abouti.").waitFor();
});

test("no destination of another site is followed", async () => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion?suite=%2F%2Fmal.example");
  await goThrough(page, "Google");
  await page.getByLabel("Type d’utilisateur").selectOption("Je cherche un bien");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.waitForURL("**/espace");
});

test("without JavaScript one logs in with Google all the same", async () => {
  provider.loggedIn(newPerson());
  const page = await browser.open("/connexion", { baseURL: address, javaScriptEnabled: false });
  await goThrough(page, "Google");
  await page.getByRole("heading", { name: "Bienvenue" }).waitFor();
});

// The last one: the provider does not come back.
test("a provider that does not answer is told, and is no bug", async () => {
  const page = await open("/connexion");
  await provider.stop();
  await page.getByRole("button", { name: "Continuer avec Google" }).click();
  await page.getByText("La connexion n’a pas abouti.").waitFor();
});
