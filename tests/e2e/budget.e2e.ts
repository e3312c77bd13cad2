import { openBudget } from "../setup/journeys/budget-journeys.ts";
import { expect, type Page, revisit, test as base, visit, inMatrix } from "../setup/journeys/journey.ts";

type Fixtures = {
  /** Addresses of flats for sale. */
  flats(count: number): Promise<[string, ...string[]]>;
};

const test = base.extend<Fixtures>({
  flats: async ({ portal }, use) =>
    use(async (count) => {
      const { rows } = await portal.db.$client.query<{ address: string }>(
        `select '/annonces/' || slug || '-' || reference as address from listings
         where status = 'disponible' and transaction = 'vente' and property_type = 'appartement' order by id limit $1`,
        [count],
      );
      return rows.map(({ address }) => address) as [string, ...string[]]; // the samples have more
    }),
});

const budget = (page: Page) => page.getByRole("region", { name: "Votre budget" });
const monthly = (page: Page) => page.getByRole("status").filter({ hasText: "Coût mensuel estimé" });
const rate = (page: Page) => page.getByLabel("Taux du crédit (%)");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("bienvu:budget"));

async function typeBudget(page: Page, typedRate = "3,5") {
  await openBudget(page);
  await page.getByLabel("Apport (€)").fill("20 000");
  await rate(page).fill(typedRate);
  await expect(monthly(page)).toContainText("par mois");
}

/** The amount or range in a text, such as « 1 240 à 1 260 € ». */
const amountIn = (text: string) => /(?:environ )?\d[\d\s]*(?:à [\d\s]+)?€/u.exec(text)![0].replaceAll(/\s+/gu, " ");

test("the monthly cost of three homes is compared, after the budget was typed on one of them", async ({
  open,
  flats,
}) => {
  const homes = await flats(3);
  const page = await open(homes[0]);
  await typeBudget(page);
  await expect(monthly(page)).toContainText("par mois");
  await expect(page.getByRole("row", { name: /^Crédit/ })).toBeVisible();
  // The property tax of this home alone.
  await page.getByLabel("Taxe foncière (€ par an)").fill("12 000");
  await expect(page.getByRole("row", { name: /^Taxe foncière/ })).toBeVisible();
  const costs = [amountIn(await monthly(page).innerText())];
  for (const home of homes.slice(1)) {
    await visit(page, home);
    // With a stored budget the calculator opens by itself.
    await expect(monthly(page)).toContainText("par mois");
    await expect(page.getByLabel("Taxe foncière (€ par an)")).toHaveValue("");
    costs.push(amountIn(await monthly(page).innerText()));
  }
  expect(new Set(costs).size).toBe(3);
  await visit(page, `/comparer?biens=${homes.map((home) => home.split("-").at(-1)).join(",")}`);
  const cells = page.getByRole("row", { name: /^Coût mensuel estimé/ }).getByRole("cell");
  await expect(cells).toHaveCount(3);
  expect((await cells.allInnerTexts()).map(amountIn)).toEqual(costs);
});

test(
  "each key press updates the cost; a mistake is shown at its field, and more than 35 % of the income causes a warning",
  inMatrix,
  async ({ open, flats }) => {
    const page = await open((await flats(1))[0]);
    // The state before the calculator's script has loaded.
    await expect(page.getByRole("region", { name: "Ce prix dans son marché" })).toBeVisible();
    await expect(budget(page).getByRole("link", { name: "Calculer avec mon taux" })).toBeVisible();
    await typeBudget(page, "2");
    const low = amountIn(await monthly(page).innerText());
    await rate(page).fill("6");
    await expect.poll(async () => amountIn(await monthly(page).innerText())).not.toBe(low);
    await page.getByLabel("Revenus nets (€ par mois)").fill("900");
    await expect(budget(page).getByText("C’est plus que les 35")).toBeVisible();
    await page.getByLabel("Durée (années)").fill("26");
    await expect(budget(page).getByText("Les banques prêtent sur 25 ans au plus")).toBeVisible();
    await rate(page).fill("beaucoup");
    await expect(budget(page).getByText("Ce n’est pas un nombre.")).toBeVisible();
    await expect(monthly(page)).toContainText("Calculé à un taux usuel");
  },
);

test("the typed budget is stored in the browser only, until it is cleared", inMatrix, async ({ open, flats }) => {
  const [home] = await flats(1);
  const page = await open(home);
  expect(await kept(page)).toBeNull();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await typeBudget(page, "4,321");
  await page.keyboard.press("Enter");
  await revisit(page);
  await expect(rate(page)).toHaveValue("4,321");
  await test.step("the switch of a first purchase lowers the costs at once, and is stored too", async () => {
    const first = page.getByRole("checkbox", { name: "Premier achat, résidence principale" });
    await page.getByText("Premier achat, résidence principale").click();
    await expect(budget(page).getByText("Premier achat : ")).toBeVisible();
    await page.getByLabel("Type d’achat").selectOption("neuf");
    await expect(first).toBeHidden();
    await page.getByLabel("TVA comprise dans le prix (%)").fill("5,5");
    await expect(budget(page).getByText("5,5 % de TVA")).toBeVisible();
    await page.getByLabel("Type d’achat").selectOption("ancien");
    await expect(first).toBeChecked();
    await revisit(page);
    await expect(first).toBeChecked();
  });
  expect(sent.filter((text) => /4[,.]321|4%2C321/.test(text))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await budget(page).getByRole("button", { name: "Effacer ma saisie" }).click();
  await expect(rate(page)).toHaveValue("");
  expect(await kept(page)).toBeNull();
  await revisit(page);
  await expect(budget(page).getByRole("link", { name: "Calculer avec mon taux" })).toBeVisible();
});

test("the budget page computes the cost from its address, then from the typed values", async ({ open, flats }) => {
  const page = await open(`${(await flats(1))[0]}/budget?taux=3&duree=20`);
  const first = amountIn(await monthly(page).innerText());
  await page.getByLabel("Durée (années)").fill("10");
  await expect.poll(async () => amountIn(await monthly(page).innerText())).not.toBe(first);
});
