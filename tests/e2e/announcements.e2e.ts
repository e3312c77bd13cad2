import type { Locator } from "@playwright/test";
import { logIn } from "../setup/journeys/account-journeys.ts";
import { expect, type Page, test, inMatrix } from "../setup/journeys/journey.ts";
import { focused } from "../screens/keyboard.ts";

const wide = { viewport: { width: 1440, height: 900 } };
/** Too narrow for the map beside the listings, which is slow to draw. */
const withoutMap = { viewport: { width: 900, height: 900 } };

/** Marks a live region: screen readers announce only changes in a region that stays. */
async function mark(region: Locator): Promise<Locator> {
  await region.evaluate((element) => element.setAttribute("data-marked", ""));
  return region.page().locator("[data-marked]");
}

/** The text of an element, with plain spaces. */
const textOf = async (locator: Locator) => (await locator.innerText()).replaceAll(/[\u00A0\u202F]/g, " ");

test("filters, order and pages announce the count of results in a persistent region; a heart keeps its name and the focus", async ({
  open,
}) => {
  const page = await open("/annonces", withoutMap);
  const heart = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Ajouter aux favoris/ });
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeFocused();

  const region = await mark(page.getByRole("status").filter({ has: page.getByRole("heading", { level: 2 }) }));
  const before = await textOf(region);
  expect(before).toMatch(/^\d+ annonces · page 1 sur \d+\s*, du plus récent au plus ancien$/);
  await page.getByLabel("Trier par").selectOption("prix-croissant");
  await expect(region).toContainText("du moins cher au plus cher");
  await page.getByRole("link", { name: "À louer", exact: true }).press("Enter");
  await expect(region).not.toContainText(before.split(" ·")[0]!);
  await page.getByRole("link", { name: "Page suivante" }).press("Enter");
  await expect(region).toContainText("page 2 sur");
});

test("the map announces how many listings it shows", inMatrix, async ({ open }) => {
  test.slow(); // A map is drawn, twice.
  const page = await open("/annonces", { ...wide, reducedMotion: "reduce" });
  const region = await mark(
    page
      .getByRole("region", { name: "Les annonces sur la carte" })
      .getByRole("status")
      .filter({ hasText: "sur cette carte" }),
  );
  const before = await region.innerText();
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "Agrandir", exact: true }).press("Enter");
  await expect(region).not.toHaveText(before);
  await expect(region).toContainText("sur cette carte");
});

const expectFocusOn = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);

test("a new page has its own title and takes the focus", async ({ open }) => {
  const page = await open("/", wide);
  const before = await page.title();
  await page.getByRole("banner").getByRole("link", { name: "Annonceurs" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" })).toBeVisible();
  await expect(page).not.toHaveTitle(before);
  await expectFocusOn(page, await page.title());
  await expect(page.locator("#contenu")).toBeFocused();
});

test("a refused form focuses its first invalid field, which announces its problem", async ({ open }) => {
  const page = await open("/connexion", { ...wide, tolerates: /40\d/ });
  await page.getByRole("button", { name: "Se connecter" }).press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  await expectFocusOn(page, "Adresse e-mail");
  const described = await page.evaluate(() =>
    (document.activeElement!.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
  expect(described).toMatch(/adresse/i);
  await logIn(page, "zoe@example.org", "Ab1!");
  await expectFocusOn(page, "Mot de passe");
});
