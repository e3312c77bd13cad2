import { logIn } from "../setup/journeys/account-journeys.ts";
import { expect, type Page, revisit, test, visit } from "../setup/journeys/journey.ts";

// Too narrow for the map beside the listings, which is slow to draw and not tested here.
test.use({ viewport: { width: 1000, height: 720 } });

const hearts = (page: Page) => page.getByRole("article").getByRole("button", { name: /favoris/ });
const isKept = (page: Page, index: number) => expect(hearts(page).nth(index)).toHaveAttribute("aria-pressed", "true");

/** Hearts appear one by one: wait for all before choosing the first. */
const allHearts = (page: Page) => expect(hearts(page)).toHaveCount(9);

/** The account's favourites on the server. */
const keptOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch("/favoris/coeurs")).json()) as { references: string[] }).references);

test("a visitor stores favourites in the browser and finds them on « Mes favoris », even those no longer on show", async ({
  open,
}) => {
  test.slow(); // Four pages.
  const page = await open("/annonces");
  await allHearts(page);
  await hearts(page).nth(0).click();
  await hearts(page).nth(2).click();
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  await page.getByRole("banner").getByRole("link", { name: "Mes favoris" }).first().click();
  await expect(page.getByText("2 annonces enregistrées")).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([titles[2]!, titles[0]!]);
  // A favourite removed by mistake can be added again before leaving.
  await hearts(page).first().click();
  await expect(
    page.getByRole("status").getByText("1 annonce retirée : touchez de nouveau son cœur pour l’enregistrer."),
  ).toBeVisible();
  await expect(page.getByText("1 annonce enregistrée")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(2);
  await revisit(page);
  await expect(page.getByText("1 annonce enregistrée")).toBeVisible();

  await test.step("favourites no longer on show are named, and can be removed", async () => {
    await page.evaluate(() => localStorage.setItem("bienvu:favoris", '["BVPARTI"]'));
    await revisit(page);
    await expect(page.getByText("L’annonce BVPARTI n’est plus en ligne.")).toBeVisible();
    await page.getByRole("button", { name: "Retirer des favoris : BVPARTI" }).click();
    await expect(page.getByRole("heading", { name: "Aucun favori pour le moment" })).toBeVisible();
  });
});

test("a visitor's favourites are merged into the account at login, on every device; a logout deletes them from the browser", async ({
  open,
  accounts,
}) => {
  test.slow(); // Five pages, on two devices.
  const account = await accounts.openAccount();
  const page = await open("/annonces");
  await allHearts(page);
  await hearts(page).nth(0).click();
  const title = (await page.getByRole("article").first().getByRole("heading").textContent())!;
  await visit(page, "/connexion?suite=/favoris");
  await logIn(page, account.email, account.password);
  await page.waitForURL(({ pathname }) => pathname === "/favoris");
  await expect(page.getByText("dans votre compte")).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  const other = await open("/favoris", { storageState: await accounts.sessionOf(account) });
  await expect(other.getByRole("heading", { name: title })).toBeVisible();
  await visit(other, "/annonces?sort=prix-croissant");
  await allHearts(other);
  await hearts(other).nth(3).click();
  await expect.poll(async () => (await keptOf(other)).length).toBe(2);
  await revisit(page);
  await expect(page.getByText("2 annonces enregistrées")).toBeVisible();

  await visit(page, "/espace");
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await page.waitForURL("**/connexion**");
  await visit(page, "/favoris");
  await expect(page.getByRole("heading", { name: "Aucun favori pour le moment" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a favourite added while the portal is unreachable stays, and reaches the account later", async ({
  open,
  accounts,
}) => {
  const { storageState } = await accounts.openSession();
  const page = await open("/annonces", { storageState, tolerates: /ERR_FAILED/ });
  await page.route("**/favoris/coeurs", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await allHearts(page);
  await hearts(page).nth(1).click();
  await failed;
  await isKept(page, 1);
  await page.unroute("**/favoris/coeurs");
  expect(await keptOf(page)).toEqual([]);
  await revisit(page);
  await expect.poll(async () => (await keptOf(page)).length).toBe(1);
  await isKept(page, 1);
});

test("an account's choice of notices about its favourites is saved at once", async ({ open, accounts }) => {
  const { storageState } = await accounts.openSession();
  const page = await open("/favoris", { storageState });
  const drop = page.getByLabel("quand le prix baisse");
  await expect(drop).toBeChecked();
  await drop.press("Space");
  await expect(page.getByRole("status").getByText("Enregistré.")).toBeVisible();
  await expect(drop).toBeFocused();
  await expect(page.getByRole("button", { name: "Enregistrer" })).toBeHidden();
  await revisit(page);
  await expect(drop).not.toBeChecked();
  await expect(page.getByLabel("quand une négociation commence")).toBeChecked();
});
