import { expect, type Page, test as journey } from "../setup/journey.ts";

const tolerates = /ERR_FAILED|ERR_INTERNET_DISCONNECTED/;
const isPanel = /\/assets\/own-listing-panel-/;
const panel = (page: Page) => page.getByRole("region", { name: "C’est votre annonce" });
const contact = (page: Page) => page.getByRole("link", { name: "Écrire à l’annonceur" });

/** An advertiser's own listing: the panel that replaces the contact form is loaded on the server's answer. */
const test = journey.extend<{ openOwn(prepare: (page: Page) => Promise<unknown>): Promise<Page> }>({
  openOwn: async ({ open, accounts }, use) => {
    await use(async (prepare) => {
      const { account, listings } = await accounts.openDashboard({ userType: "proprietaire", listings: [{}] });
      const storageState = await accounts.sessionOf(account);
      const page = await open("about:blank", { storageState, tolerates, isEarly: true });
      await prepare(page);
      await page.goto(`/annonces/x-${listings[0]!.reference}`);
      return page;
    });
  },
});

test("a part whose script fails once is loaded again", async ({ openOwn }) => {
  let failures = 0;
  const page = await openOwn((early) =>
    early.route(isPanel, (route) => (failures++ === 0 ? route.abort() : route.continue())),
  );
  await expect(panel(page)).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});

test("a part requested offline is loaded once back online; until then the page stays", async ({ openOwn }) => {
  const page = await openOwn(async (early) => {
    // When links appear in the page, React Router fetches their routes, and logs an error where it cannot.
    await early.route(/\/__manifest/, (route) => route.fulfill({ json: {} }));
    await early.route(
      isPanel,
      async (route) => {
        await early.context().setOffline(true);
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
  });
  await expect(page.getByText("Vous êtes hors ligne")).toBeVisible();
  await expect(contact(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(panel(page)).toBeVisible();
  await expect(contact(page)).toHaveCount(0);
});

test("a part whose script never loads is missing; the rest of the page works", async ({ openOwn }) => {
  const page = await openOwn((early) => early.route(isPanel, (route) => route.abort()));
  await expect(contact(page)).toHaveCount(0, { timeout: 10_000 });
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "Caractéristiques" })).toBeVisible();
});
