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

// What becomes of each answer of the provider is tests/http/external-login: a browser also obeys the policies on the way.
for (const name of ["Google", "Facebook"])
  test(`with ${name} a new person is let in, says who they are, and comes where they were going`, async ({
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

test("without JavaScript one logs in with Google all the same", async ({ open, provider }) => {
  provider.loggedIn(newPerson());
  const page = await open("/connexion", { javaScriptEnabled: false });
  await goThrough(page, "Google");
  await expect(page.getByRole("heading", { name: "Bienvenue" })).toBeVisible();
});
