import { createRequest } from "../factories/requests.ts";
import { expect, revisit, test as base, visit } from "../setup/journey.ts";
import type { TestAccounts } from "../setup/test-accounts.ts";
import type { TestPortal } from "../setup/test-portal.ts";

type Desk = Awaited<ReturnType<typeof openBusyDesk>>;

/** An agency's desk with listings in three states and two new requests. */
const test = base.extend<{ desk: Desk }>({
  desk: async ({ portal, accounts }, use) => use(await openBusyDesk(portal, accounts)),
});

async function openBusyDesk({ db }: TestPortal, accounts: TestAccounts) {
  const desk = await accounts.openDesk({
    listings: [
      { title: "Maison des tilleuls" },
      { title: "Studio du port", transaction: "location" },
      { status: "transmis" },
      { status: "retiree" },
    ],
  });
  const [house, studio] = desk.listings;
  await createRequest(db, { listingId: house!.id, seekerName: "Ada Lovelace" });
  await createRequest(db, { listingId: studio!.id, seekerName: "Blaise Pascal" });
  return { ...desk, storageState: await accounts.sessionOf(desk.account) };
}

test("an agency's desk has the specification's blocks, all from the database, each leading on", async ({
  open,
  desk: { storageState, account },
}) => {
  const page = await open("/tableau-de-bord", { storageState, viewport: { width: 1440, height: 900 } });
  const menu = page.getByRole("navigation", { name: "Navigation de l’espace" });
  for (const name of ["Tableau de bord", "Mes Publications", "Publier une annonce", "Suivi des biens", "Mon espace"])
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: /, accueil$/ }).locator("img")).toHaveAttribute(
    "src",
    /^\/brand\/logo\.svg\?v=/,
  );
  await expect(
    banner.getByRole("link", { name: `${account.firstName} ${account.familyName} Agent Immo` }),
  ).toBeVisible();
  await expect(banner.getByRole("link", { name: "Messages : 2 non lus" })).toBeVisible();
  await expect(banner.getByRole("link", { name: "Demandes : 2 nouvelles" })).toBeVisible();

  const stats = page.getByRole("region", { name: "Vos biens" }).getByRole("link");
  await expect(stats).toHaveText(["3Biens publiés", "2Disponibles", "0En négociation", "1Transmis"]);
  const messages = page.getByRole("region", { name: "Messages récents" });
  await expect(messages.getByRole("columnheader")).toHaveText(["N°", "Nom", "Statut"]);
  await expect(messages.getByRole("row", { name: /Ada Lovelace .*Achat/ })).toBeVisible();
  await expect(messages.getByRole("row", { name: /Blaise Pascal .*Location/ })).toBeVisible();
  const requests = page.getByRole("region", { name: "Statut de bien" });
  await expect(requests.getByRole("listitem").filter({ hasText: "Demande de bien" })).toHaveCount(2);
  await expect(requests.getByRole("button", { name: /^Négocier/ })).toHaveCount(2);
  await expect(messages.getByRole("link", { name: /^Tout afficher/ })).toHaveAttribute("href", "/messages");
  await expect(requests.getByRole("link", { name: /^Tout afficher/ })).toHaveAttribute("href", "/suivi");
  await stats.nth(3).click();
  await expect(page.getByRole("heading", { name: "Mes publications" })).toBeVisible();
  await expect(page.getByText("1 annonce", { exact: true })).toBeVisible();
});

test("« Négocier » opens the negotiation once it is confirmed, with the keyboard too, and the desk counts it", async ({
  open,
  desk: { storageState },
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

test("without JavaScript « Négocier » works", async ({ open, desk: { storageState } }) => {
  const page = await open("/tableau-de-bord", {
    storageState,
    javaScriptEnabled: false,
  });
  await page.getByRole("button", { name: /^Négocier avec Blaise/ }).click();
  await page.waitForURL("**/suivi/*");
  await page.getByRole("button", { name: "Ouvrir la négociation" }).click();
  await expect(page.getByText("Vous avez ouvert la négociation")).toBeVisible();
});

test("an opening of a listing's page counts once per browser session, and not its advertiser's", async ({
  open,
  accounts,
  portal,
}) => {
  test.slow(); // Six openings of a page.
  const { account, listings } = await accounts.openDesk({
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

// Names and texts of listings stay as they are written.
const french =
  /\b(annonces?|biens?|publi(é|er)|disponibles?|retirer|demandes?|vues?|jours|favoris|état|prix|chercher|brouillons?|vendu|loué|tableau|statut|faire|afficher|mois|espace|appartement)\b/i;

test("in English no French remains on the desk and on the listings", async ({ open, accounts, portal }) => {
  const { account, listings } = await accounts.openDesk({
    listings: [{ title: "Sunny" }, { title: "Bright", transaction: "location" }, { title: "Gone", status: "transmis" }],
  });
  await createRequest(portal.db, { listingId: listings[0]!.id, seekerName: "Ada" });
  const storageState = await accounts.sessionOf(account);
  const page = await open("/tableau-de-bord", { storageState, viewport: { width: 1440, height: 900 } });
  await page.getByRole("banner").getByLabel("Langue").first().selectOption("en");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  for (const path of ["/tableau-de-bord", "/publications"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: /Dashboard|My listings/ })).toBeVisible();
    const said = await page.evaluate(() =>
      [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll("[aria-label],[title],[placeholder]")].flatMap((element) =>
          ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
        ),
      ].join("\n"),
    );
    // The language's own name, and communes, stay.
    expect(said.replaceAll("Français", "").match(french)?.[0] ?? null, path).toBeNull();
  }
});
