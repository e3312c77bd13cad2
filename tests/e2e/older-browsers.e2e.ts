import { holdScripts } from "../setup/journeys/held-scripts.ts";
import { waitForHydration } from "../setup/journeys/hydrated.ts";
import { expect, type Open, type Page, test, inMatrix } from "../setup/journeys/journey.ts";

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const openDrawer = (page: Page) => page.getByRole("button", { name: "Ouvrir le menu" }).click();

/** A phone whose browser does not know the attribute `commandfor`, as Chromium before 135. */
async function openOlder(open: Open, { javaScriptEnabled }: { javaScriptEnabled: boolean }): Promise<Page> {
  const phone = { viewport: { width: 360, height: 780 } };
  const page = await open("about:blank", { ...phone, javaScriptEnabled, isEarly: true });
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("commandfor=", "data-unknown=") });
  });
  return page;
}

test("an older browser opens and closes the menu without JavaScript", inMatrix, async ({ open }) => {
  const page = await openOlder(open, { javaScriptEnabled: false });
  await page.goto("/");
  await openDrawer(page);
  await expect(drawer(page)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await expect(drawer(page)).toBeHidden();
  await openDrawer(page);
  await drawer(page).getByRole("link", { name: "Annonceurs" }).click();
  await expect(page).toHaveURL("/annonceurs");
});

test("a menu that an older browser opened before the scripts load closes on navigation", inMatrix, async ({ open }) => {
  const page = await openOlder(open, { javaScriptEnabled: true });
  const letGo = await holdScripts(page);
  await page.goto("/");
  await openDrawer(page);
  await expect(drawer(page)).toBeVisible();
  letGo();
  await waitForHydration(page);
  await drawer(page).getByRole("link", { name: "Annonceurs" }).click();
  await expect(page).toHaveURL("/annonceurs");
  await expect(drawer(page)).toBeHidden();
  await openDrawer(page);
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await expect(drawer(page)).toBeHidden();
});
