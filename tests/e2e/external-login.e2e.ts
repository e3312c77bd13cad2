import { randomUUID } from "node:crypto";
import { json, logIn, password, payload } from "../setup/account-journeys.ts";
import { type IdentityProvider, startIdentityProvider } from "../setup/identity-provider.ts";
import { expect, type Page, test as base } from "../setup/journey.ts";
import { linkIn, type TestPortal } from "../setup/test-portal.ts";

const test = base.extend<
  {
    /** The provider that the portal knows as Google and as Facebook. */
    provider: IdentityProvider;
  },
  { workerProvider: IdentityProvider }
>({
  workerProvider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
  portalOptions: async ({ workerProvider }, use) => use({ template: "communes", settings: workerProvider.settings }),
  provider: async ({ workerProvider, portal }, use) => {
    workerProvider.register(portal.address);
    await use(workerProvider);
    expect(workerProvider.complaints.splice(0)).toEqual([]);
  },
});

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

/** Signs up without confirming the address; the link that would confirm it. */
async function signUp(portal: TestPortal, email: string): Promise<string> {
  expect((await fetch(`${portal.address}/users`, json(payload({ email })))).status).toBe(201);
  const [mail] = await portal.mailsTo(email);
  return linkIn(mail!);
}

for (const name of ["Google", "Facebook"])
  test.describe(`with ${name}`, () => {
    test("a new person is let in, says who they are, and comes where they were going", async ({ open, provider }) => {
      provider.loggedIn(newPerson());
      const page = await open("/connexion?suite=%2FRechercher%3Fcommune%3Dlyon");
      await goThrough(page, name);
      await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
      await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
      await expect(page.getByLabel("Nom de famille")).toHaveValue("Le Goff");
      await page.getByLabel("Type d’utilisateur").selectOption("Je suis propriétaire");
      await page.getByRole("button", { name: "Continuer" }).click();
      await expect(page).toHaveURL("/Rechercher?commune=lyon");
      await page.goto("/espace");
      await expect(page.getByRole("main").getByText("Propriétaire", { exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Changer le type de compte" })).toHaveCount(0);
    });

    test("who does not say who they are is a seeker, and finds their account again", async ({ open, provider }) => {
      provider.loggedIn(newPerson());
      const page = await open("/connexion", { tolerates: /400/ });
      await goThrough(page, name);
      await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
      await page.getByRole("button", { name: "Continuer" }).click();
      await expect(page.getByText("Le type d'utilisateur est requis.")).toBeVisible();
      await page.goto("/espace");
      const main = page.getByRole("main");
      await expect(main.getByText("Chercheur", { exact: true })).toBeVisible();
      await expect(main.getByText(/sans mot de passe/).first()).toBeVisible();

      const again = await open("/connexion");
      await goThrough(again, name);
      await expect(again).toHaveURL("/espace");
      await expect(again.getByText("Bonjour Zoé")).toBeVisible();
    });

    test("an account with that address, once confirmed, is joined and keeps its type and its password", async ({
      open,
      provider,
      accounts,
    }) => {
      const person = newPerson();
      const account = await accounts.openAccount({ email: person.email, userType: "agence" });
      provider.loggedIn(person);
      const page = await open("/connexion");
      await goThrough(page, name);
      await expect(page).toHaveURL("/tableau-de-bord");
      await page.goto("/espace");
      await expect(page.getByRole("main").getByText("Agence", { exact: true })).toBeVisible();

      const other = await open("/connexion?suite=/espace");
      await logIn(other, person.email, account.password);
      await expect(other).toHaveURL("/espace");
    });

    test("an account that nobody has confirmed lays no trap: its password opens nothing", async ({
      open,
      provider,
      portal,
    }) => {
      const person = newPerson();
      await signUp(portal, person.email);
      provider.loggedIn(person);
      const page = await open("/connexion");
      await goThrough(page, name);
      await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();

      const layer = await open("/connexion", { tolerates: /401/ });
      await logIn(layer, person.email, password);
      await expect(layer.getByText("L’adresse e-mail ou le mot de passe est incorrect.")).toBeVisible();
    });

    test("who refuses at the provider comes back to the login page, which still knows where they were going", async ({
      open,
      provider,
    }) => {
      provider.loggedIn(newPerson());
      const page = await open("/connexion?suite=%2Fannonces");
      await goThrough(page, name, "Refuser");
      await expect(
        page.getByText("Vous avez interrompu la connexion. Réessayez, ou utilisez votre mot de passe."),
      ).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/connexion");
      expect(new URL(page.url()).searchParams.get("suite")).toBe("/annonces");
    });

    test("an address that the provider has not confirmed opens nothing", async ({ open, provider }) => {
      provider.loggedIn({ ...newPerson(), isVerified: false });
      const page = await open("/connexion");
      await goThrough(page, name);
      await expect(page.getByText("Ce service ne nous a pas donné d’adresse e-mail confirmée.")).toBeVisible();
    });
  });

test("an answer that this browser did not ask for is refused, and opens no session", async ({ open, provider }) => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion");
  await page.getByRole("button", { name: "Continuer avec Google" }).click();
  const answer = (await page.getByRole("link", { name: "Autoriser" }).getAttribute("href"))!;
  const stranger = await open(answer);
  await expect(stranger.getByText("La connexion n’a pas abouti.")).toBeVisible();
  const altered = new URL(answer);
  altered.searchParams.set("state", "x".repeat(32));
  await page.goto(altered.href);
  await expect(page.getByText("La connexion n’a pas abouti.")).toBeVisible();
  for (const visitor of [stranger, page]) {
    await visitor.goto("/espace");
    await expect(visitor).toHaveURL("/connexion?suite=%2Fespace");
  }
});

test("a code that was used before opens no second session", async ({ open, provider }) => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion");
  await page.getByRole("button", { name: "Continuer avec Google" }).click();
  const answer = (await page.getByRole("link", { name: "Autoriser" }).getAttribute("href"))!;
  await page.goto(answer);
  await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(answer);
  await expect(page.getByText("La connexion n’a pas abouti.")).toBeVisible();
});

test("no destination of another site is followed", async ({ open, provider }) => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion?suite=%2F%2Fmal.example");
  await goThrough(page, "Google");
  await page.getByLabel("Type d’utilisateur").selectOption("Je cherche un bien");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL("/espace");
});

test("without JavaScript one logs in with Google all the same", async ({ open, provider }) => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion", { javaScriptEnabled: false });
  await goThrough(page, "Google");
  await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
});
