import { openBusyDashboard } from "../setup/data/busy-dashboard.ts";
import { expect, revisit, test as base, visit } from "../setup/journeys/journey.ts";

type Dashboard = Awaited<ReturnType<typeof openBusyDashboard>>;

const test = base.extend<{ dashboard: Dashboard }>({
  dashboard: async ({ portal, accounts }, use) => use(await openBusyDashboard(portal, accounts)),
});

test("« Négocier » opens the negotiation after a confirmation, also by keyboard, and the dashboard counts it", async ({
  open,
  dashboard: { storageState },
}) => {
  const page = await open("/tableau-de-bord", { storageState });
  await page.getByRole("button", { name: "Négocier avec Ada Lovelace : Maison des tilleuls" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/suivi/*");
  await expect(page.getByText("Tous les visiteurs verront l’annonce")).toBeVisible();
  await expect(page.locator("summary", { hasText: "Négocier" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Vous avez ouvert la négociation")).toBeVisible();
  await page.goto("/tableau-de-bord");
  await expect(page.getByRole("link", { name: "1 En négociation" })).toBeVisible();
  const request = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Négocier avec Ada Lovelace : Maison des tilleuls" }) });
  await expect(request.getByText("En négociation")).toBeVisible();
});

test("a listing's view counts once per browser session; views by its advertiser do not count", async ({
  open,
  accounts,
  portal,
}) => {
  test.slow(); // A page is opened six times.
  const { account, listings } = await accounts.openDashboard({
    listings: [{ title: "Villa vue une fois", latitude: null, longitude: null }],
  });
  const storageState = await accounts.sessionOf(account);
  const { reference, slug, id } = listings[0]!;
  const href = `/annonces/${slug}-${reference}`;
  const views = async () =>
    (await portal.db.$client.query<{ count: number }>("select count from listing_views where listing_id = $1", [id]))
      .rows[0]?.count ?? 0;
  const own = await open("/tableau-de-bord", { storageState });
  await Promise.all([own.waitForResponse(`**/annonces/${reference}/vue`), visit(own, href)]);
  expect(await views()).toBe(0);
  const visitor = await open("/");
  await Promise.all([visitor.waitForResponse(`**/annonces/${reference}/vue`), visit(visitor, href)]);
  await revisit(visitor);
  await expect(visitor.getByRole("heading", { name: "Villa vue une fois" })).toBeVisible();
  expect(await views()).toBe(1);
  await own.goto("/tableau-de-bord");
  await expect(own.getByText("1 vue en 30 jours")).toBeVisible();
});
