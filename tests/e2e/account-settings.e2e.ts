import { expect, type Page, test as base } from "../setup/journey.ts";

type OpenSpace = (options?: { tolerates?: RegExp; javaScriptEnabled?: boolean }) => Promise<Page>;

const test = base.extend<{
  /** The account page of a new seeker. */
  openSpace: OpenSpace;
}>({
  openSpace: async ({ open, accounts }, use) =>
    use(async (options) => open("/espace", { ...options, storageState: (await accounts.openSession()).storageState })),
});

const part = (page: Page, title: string) => page.getByRole("region", { name: title });

test("a user changes the name, and is greeted by it", async ({ openSpace }) => {
  const page = await openSpace({ tolerates: /400/ });
  const names = part(page, "Modifier mon nom");
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
