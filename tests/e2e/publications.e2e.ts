import { holdScripts } from "../setup/journeys/held-scripts.ts";
import { expect, test as base } from "../setup/journeys/journey.ts";
import type { TestAccounts } from "../setup/visitors/test-accounts.ts";

type Fixtures = {
  /** A dashboard with listings of these titles, and its account's session; an agency's by default. */
  dashboardWith(titles: string[], userType?: "agence" | "proprietaire"): ReturnType<typeof openDashboardWith>;
  /** A listing's status in the database. */
  statusOf(listingId: number): Promise<string>;
};

const test = base.extend<Fixtures>({
  dashboardWith: async ({ accounts }, use) =>
    use((titles, userType = "agence") => openDashboardWith(accounts, { titles, userType })),
  statusOf: async ({ portal }, use) =>
    use(async (id) => {
      const sql = "select status from listings where id = $1";
      return (await portal.db.$client.query<{ status: string }>(sql, [id])).rows[0]!.status;
    }),
});

async function openDashboardWith(
  accounts: TestAccounts,
  { titles, userType }: { titles: string[]; userType: "agence" | "proprietaire" },
) {
  const dashboard = await accounts.openDashboard({
    userType,
    listings: titles.map((title, index) => ({
      title,
      publishedAt: new Date(Date.UTC(2026, 2, 20 - index)),
      // A price alone is changed only of a listing that the form would publish.
      details: { isCopropriete: false },
    })),
  });
  return { ...dashboard, storageState: await accounts.sessionOf(dashboard.account) };
}

test("the menu withdraws a listing and puts it back; it closes by Escape, which focuses its button, and by a click elsewhere", async ({
  open,
  dashboardWith,
  statusOf,
}) => {
  const { storageState, listings } = await dashboardWith(["Ferme aux volets bleus"], "proprietaire");
  const page = await open("/publications", { storageState });
  await expect(page.getByRole("checkbox", { name: /^Sélectionner/ })).toHaveCount(0);
  const button = page.getByLabel("Actions : Ferme aux volets bleus");
  const duplicate = page.getByRole("button", { name: "Dupliquer" });
  await page.setViewportSize({ width: 1280, height: 560 });
  await button.click();
  await expect(page.getByRole("button", { name: "Mettre en pause" }), "not below the fold").toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(duplicate).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(duplicate).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(duplicate).toBeHidden();

  const act = async (name: string) => {
    await button.click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await test.step("the price is changed by Enter in the row, and on its own page", async () => {
    const price = (amount: RegExp) => page.locator("summary", { hasText: amount });
    const field = page.getByRole("textbox", { name: "Nouveau prix" });
    await price(/^235.000.€/).click();
    await field.fill("225000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: /^Nouveau prix/ })).toBeFocused();
    await expect(field).toBeHidden();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(price(/^225.000.€/)).toBeVisible();
    await page.getByRole("link", { name: "Ferme aux volets bleus" }).click();
    await field.fill("220000");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(price(/^220.000.€/)).toBeVisible();
  });

  await act("Retirer");
  const answer = page.getByRole("status").filter({ hasText: "1 annonce retirée du site." });
  await expect(answer, "the row that had the focus is gone").toBeFocused();
  await expect(answer).toBeInViewport();
  expect(await statusOf(listings[0]!.id)).toBe("retiree");
  await page.getByRole("link", { name: "Retirées 1" }).click();
  await expect(page.getByRole("row", { name: /Ferme aux volets bleus/ })).toBeVisible();
  await act("Remettre en ligne");
  await expect(page.getByText("1 annonce de nouveau disponible.")).toBeVisible();
  expect(await statusOf(listings[0]!.id)).toBe("disponible");
});

test("one click or key selects the whole page; a tick shows the bulk actions, at a phone's foot, covering no focused element", async ({
  open,
  dashboardWith,
}) => {
  const titles = Array.from({ length: 8 }, (_, index) => `Studio ${index + 1}`);
  const { storageState } = await dashboardWith(titles);
  const page = await open("/publications", { storageState });
  const selected = page.getByRole("checkbox", { name: /^Sélectionner : /, checked: true });
  const bar = page.getByRole("group", { name: "Annonces sélectionnées" });
  const withdraw = bar.getByRole("button", { name: "Retirer", exact: true });
  await expect(bar).toContainText("Cochez des annonces");
  await expect(withdraw).toBeHidden();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).focus();
  await page.keyboard.press("Space");
  await expect(selected).toHaveCount(titles.length);
  await expect(withdraw).toBeVisible();
  await page.keyboard.press("Space");
  await expect(selected).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar).toBeHidden();
  await page.getByRole("checkbox", { name: "Sélectionner : Studio 1" }).check();
  await expect
    .poll(() =>
      withdraw.evaluate(
        (button) => button.getBoundingClientRect().top >= 0 && button.getBoundingClientRect().bottom <= innerHeight,
      ),
    )
    .toBe(true);
  for (let step = 0; step < titles.length * 3; step++) {
    await page.keyboard.press("Tab");
    const focused = page.locator("tbody :focus");
    if ((await focused.count()) === 0) break;
    await expect
      .poll(() =>
        bar.evaluate(
          (element) => element.getBoundingClientRect().top - document.activeElement!.getBoundingClientRect().bottom,
        ),
      )
      .toBeGreaterThanOrEqual(0);
  }
});

test("boxes ticked and menus opened before hydration work as they do after it", async ({ open, dashboardWith }) => {
  const { storageState } = await dashboardWith(["Un", "Deux", "Trois"]);
  const page = await open("about:blank", { storageState, isEarly: true });
  const letGo = await holdScripts(page);
  await page.goto("/publications");
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  await page.getByLabel("Actions : Deux").click();
  letGo();
  await expect(page.getByText("3 sélectionnées")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Sélectionner : /, checked: true })).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Dupliquer" })).toBeHidden();
  await page.getByRole("checkbox", { name: "Sélectionner : Un" }).uncheck();
  await expect(page.getByText("2 sélectionnées")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Tout sélectionner" })).not.toBeChecked();
});
