import { randomUUID } from "node:crypto";
import { type IdentityProvider, startIdentityProvider } from "../setup/identity-provider.ts";
import { expect, type Page, test as base } from "../setup/journey.ts";

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

async function goThrough(page: Page, name: string) {
  await page.getByRole("button", { name: `Continuer avec ${name}` }).click();
  await page.getByRole("link", { name: "Autoriser" }).click();
}

// tests/http/external-login tests every answer of the provider; a browser also applies the policies on the way.
for (const name of ["Google", "Facebook"])
  test(`with ${name} a new user logs in, chooses a type, and returns to the requested page`, async ({
    open,
    provider,
  }) => {
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
    await expect(page.getByRole("heading", { name: "Modifier mon type de compte" })).toHaveCount(0);
  });

test("a user logs in with Google without JavaScript", async ({ open, provider }) => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion", { javaScriptEnabled: false });
  await goThrough(page, "Google");
  await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
});
