import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { json, password, payload } from "../setup/journeys/account-journeys.ts";
import { form } from "../setup/visitors/http-forms.ts";
import { type HttpPortal, openHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import { type IdentityProvider, startIdentityProvider } from "../setup/servers/identity-provider.ts";

let provider: IdentityProvider;
let portal: HttpPortal;

beforeAll(async () => {
  provider = await startIdentityProvider();
  portal = await openHttpPortal({ template: "communes", settings: provider.settings });
  provider.register(portal.address);
});
afterEach(() => expect(provider.complaints.splice(0)).toEqual([]));
afterAll(async () => {
  await portal.close();
  await provider.stop();
});

const newPerson = () => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.org`,
  firstName: "Zoé",
  familyName: "Le Goff",
});

const visit = (path: string) => openVisitor(portal, path);

async function goThrough(visitor: HttpVisitor, name: string, answer: "Autoriser" | "Refuser" = "Autoriser") {
  await visitor.press(`Continuer avec ${name}`);
  await visitor.follow(answer);
}

async function logIn(visitor: HttpVisitor, email: string, secret: string) {
  visitor.enter({ "Adresse e-mail": email, "Mot de passe": secret });
  await visitor.press("Se connecter");
}

describe.each(["Google", "Facebook"])("with %s", (name) => {
  test("a new user without a chosen type is a seeker, and a second login opens the same account", async () => {
    provider.loggedIn(newPerson());
    const visitor = await visit("/connexion");
    await goThrough(visitor, name);
    expect(visitor.page.one("heading", "Bienvenue")).toBeDefined();
    await visitor.press("Continuer");
    expect(visitor.status).toBe(400);
    expect(visitor.page.text).toContain("Le type d'utilisateur est requis.");
    await visitor.open("/espace");
    expect(visitor.page.one("main").text).toContain("Chercheur");
    expect(visitor.page.one("main").text).toContain("sans mot de passe");

    const again = await visit("/connexion");
    await goThrough(again, name);
    expect(again.path).toBe("/espace");
    expect(again.page.text).toContain("Bonjour Zoé");
  });

  test("a browser lets the login page's form lead to the provider, and sends the cookie on return", async () => {
    const policy = (await portal.fetch("/connexion")).headers.get("content-security-policy");
    const answer = await portal.fetch("/connexion/externe", form({ provider: name.toLowerCase(), suite: "" }));
    const { origin } = new URL(answer.headers.get("location")!);
    expect(/form-action ([^;]*)/.exec(policy!)![1]!.split(" ")).toContain(origin);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax(;|$)/);
  });

  test("a new user comes from sign-up, chooses a type, and returns to the requested page", async () => {
    provider.loggedIn(newPerson());
    const visitor = await visit("/creer-compte?suite=%2FRechercher%3Fcommune%3Dlyon");
    await goThrough(visitor, name);
    expect(visitor.page.field("Prénom").value).toBe("Zoé");
    expect(visitor.page.field("Nom de famille").value).toBe("Le Goff");
    visitor.enter({ "Type d’utilisateur": "Je suis propriétaire" });
    await visitor.press("Continuer");
    expect(visitor.path).toBe("/Rechercher?commune=lyon");
    await visitor.open("/espace");
    expect(visitor.page.one("main").text).toMatch(/\bPropriétaire\b/);
    expect(visitor.page.all("heading", "Modifier mon type de compte")).toEqual([]);
  });

  test("a confirmed account with that address is linked, and keeps its type and its password", async () => {
    const person = newPerson();
    const account = await portal.accounts.openAccount({ email: person.email, userType: "agence" });
    provider.loggedIn(person);
    const visitor = await visit("/connexion");
    await goThrough(visitor, name);
    expect(visitor.path).toBe("/tableau-de-bord");
    await visitor.open("/espace");
    expect(visitor.page.one("region", "Mon compte").text).toMatch(/\bAgence\b/);

    const other = await visit("/connexion?suite=/espace");
    await logIn(other, person.email, account.password);
    expect(other.path).toBe("/espace");
  });

  test("a prepared unconfirmed account with that address is no trap: its password opens nothing", async () => {
    const person = newPerson();
    expect((await portal.fetch("/users", json(payload({ email: person.email })))).status).toBe(201);
    provider.loggedIn(person);
    const visitor = await visit("/connexion");
    await goThrough(visitor, name);
    expect(visitor.page.one("heading", "Bienvenue")).toBeDefined();

    const layer = await visit("/connexion");
    await logIn(layer, person.email, password);
    expect(layer.page.text).toContain("L’adresse e-mail ou le mot de passe est incorrect.");
  });

  test("a refusal at the provider returns to the login page, which keeps the destination", async () => {
    provider.loggedIn(newPerson());
    const visitor = await visit("/connexion?suite=%2Fannonces");
    await goThrough(visitor, name, "Refuser");
    expect(visitor.page.text).toContain(
      "Vous avez interrompu la connexion. Réessayez, ou utilisez votre mot de passe.",
    );
    const { pathname, searchParams } = new URL(visitor.path, portal.address);
    expect([pathname, searchParams.get("suite")]).toEqual(["/connexion", "/annonces"]);
  });

  test("an address that the provider has not confirmed opens no account", async () => {
    provider.loggedIn({ ...newPerson(), isVerified: false });
    const visitor = await visit("/connexion");
    await goThrough(visitor, name);
    expect(visitor.page.text).toContain("Ce service ne nous a pas donné d’adresse e-mail confirmée.");
    await visitor.open("/espace");
    expect(visitor.path).toBe("/connexion?suite=%2Fespace");
  });
});

test("an answer that this browser did not request is refused", async () => {
  provider.loggedIn(newPerson());
  const visitor = await visit("/connexion");
  await visitor.press("Continuer avec Google");
  const answer = visitor.page.one("link", "Autoriser").attribute("href")!;
  const stranger = await visit(answer);
  expect(stranger.page.text).toContain("La connexion n’a pas abouti.");
  const altered = new URL(answer);
  altered.searchParams.set("state", "x".repeat(32));
  await visitor.open(altered.href);
  expect(visitor.page.text).toContain("La connexion n’a pas abouti.");
  for (const refused of [stranger, visitor]) {
    await refused.open("/espace");
    expect(refused.path).toBe("/connexion?suite=%2Fespace");
  }
});

test("a used code opens no second session", async () => {
  provider.loggedIn(newPerson());
  const visitor = await visit("/connexion");
  await visitor.press("Continuer avec Google");
  const answer = visitor.page.one("link", "Autoriser").attribute("href")!;
  await visitor.open(answer);
  expect(visitor.page.one("heading", "Bienvenue")).toBeDefined();
  visitor.cookies.clear();
  await visitor.open(answer);
  expect(visitor.page.text).toContain("La connexion n’a pas abouti.");
});

test("a destination on another site is ignored", async () => {
  provider.loggedIn(newPerson());
  const visitor = await visit("/connexion?suite=%2F%2Fmal.example");
  await goThrough(visitor, "Google");
  visitor.enter({ "Type d’utilisateur": "Je cherche un bien" });
  await visitor.press("Continuer");
  expect(visitor.path).toBe("/espace");
});

test("a provider that does not answer is reported to the user, and is not logged as a bug", async () => {
  const silent = await startIdentityProvider();
  const alone = await openHttpPortal({ template: "communes", settings: silent.settings });
  onTestFinished(alone.close);
  await silent.stop();
  const answer = await alone.fetch("/connexion/externe", { ...form({ provider: "google" }), redirect: "follow" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("La connexion n’a pas abouti.");
  expect(alone.logged).toMatchObject([expect.stringContaining('"a provider of logins does not answer"')]);
});
