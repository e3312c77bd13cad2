import { barriersIn } from "../setup/journeys/axe.ts";
import { expect, type Page, test as base, visit, inMatrix } from "../setup/journeys/journey.ts";

type Fixtures = {
  /** Addresses of some listings on show, each with a title of its own. */
  addresses(count: number): Promise<string[]>;
};

const test = base.extend<Fixtures>({
  addresses: async ({ portal }, use) =>
    use(async (count) => {
      const sql =
        "select distinct on (title) slug, reference from listings where status = 'disponible' order by title limit $1";
      const { rows } = await portal.db.$client.query<{ slug: string; reference: string }>(sql, [count]);
      return rows.map(({ slug, reference }) => `/annonces/${slug}-${reference}`);
    }),
});

const seen = (page: Page) => page.getByRole("region", { name: "Vus récemment" });
const titlesSeen = (page: Page) => seen(page).getByRole("heading", { level: 3 });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("bienvu:vus") ?? "[]") as string[]);

async function look(page: Page, address: string): Promise<string> {
  await visit(page, address);
  await expect.poll(async () => (await stored(page))[0]).toBe(address.split("-").at(-1));
  return (await page.getByRole("heading", { level: 1 }).textContent())!;
}

/** Scrolls to the list: before the cities on the home page, else at the end of the page. */
const scrollNear = (page: Page) =>
  page
    .getByRole("heading", { name: "Par où commencer ?" })
    .or(page.getByRole("contentinfo"))
    .first()
    .scrollIntoViewIfNeeded();

test("viewed listings are listed, last first, on the home page and below other listings; « Effacer » deletes them", async ({
  open,
  addresses,
}) => {
  test.slow(); // Seven pages.
  const [one, two, three] = await addresses(3);
  const page = await open("/");
  await expect(page.getByRole("heading", { level: 2, name: "NOS ANNONCES IMMOBILIÈRES" })).toBeVisible();
  await expect(seen(page)).toHaveCount(0);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/annonces")) calls.push(request.url());
  });
  const first = await look(page, one!);
  await test.step("the server receives them only when they are shown", async () => {
    await visit(page, "/annonces");
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(calls).toEqual([]);
  });
  const [second, third] = [await look(page, two!), await look(page, three!)];
  await scrollNear(page);
  await expect(seen(page)).toBeVisible();
  await expect(titlesSeen(page)).toHaveText([second, first]);
  await look(page, one!);
  await visit(page, "/");
  await scrollNear(page);
  await expect(seen(page)).toBeVisible();
  await expect(titlesSeen(page)).toHaveText([first, third, second]);

  await test.step("« Effacer » deletes them at once and for good", async () => {
    expect(await barriersIn(page, { within: "section[aria-labelledby=vus-recemment]" })).toEqual([]);
    await seen(page)
      .getByRole("button", { name: /^Effacer/ })
      .click();
    await expect(page.getByRole("status").getByText("Vos annonces vues récemment sont effacées.")).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });
});

test(
  "at most twelve listings are stored; those no longer on show leave the list",
  inMatrix,
  async ({ open, addresses }) => {
    const [address] = await addresses(1);
    const page = await open("/", { tolerates: /ERR_FAILED/ });
    // A short page asks at once which listings are still on show: wait until the view was counted.
    const isCards = (url: URL) => url.pathname === "/api/annonces";
    await page.route(isCards, (route) => route.abort());
    const many = Array.from({ length: 12 }, (_, index) => `BVPARTI${index}`);
    await page.evaluate((references) => localStorage.setItem("bienvu:vus", JSON.stringify(references)), many);
    await look(page, address!);
    expect(await stored(page)).toEqual([address!.split("-").at(-1), ...many.slice(0, 11)]);
    await page.unroute(isCards);
    await visit(page, "/");
    await scrollNear(page);
    await expect(seen(page)).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([address!.split("-").at(-1)]);
  },
);
