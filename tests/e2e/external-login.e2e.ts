import { randomUUID } from "node:crypto";
import { type IdentityProvider, startIdentityProvider } from "../setup/identity-provider.ts";
import { expect, test as base } from "../setup/journey.ts";

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

// tests/http/external-login tests every answer of both providers; a browser also applies the policies on the way.
test("with Google a new user logs in, chooses a type, and returns to the requested page", async ({
  open,
  provider,
}) => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion?suite=%2FRechercher%3Fcommune%3Dlyon");
  await page.getByRole("button", { name: "Continuer avec Google" }).click();
  await page.getByRole("link", { name: "Autoriser" }).click();
  await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
  await page.getByLabel("Type d’utilisateur").selectOption("Je suis propriétaire");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL("/Rechercher?commune=lyon");
});
