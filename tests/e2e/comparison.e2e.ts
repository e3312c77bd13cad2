import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open, portal } = useBrowser();

// Far from what other journeys publish.
const FAR = "/annonces?page=20";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const choose = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole("button", { name: /^Comparer/ })
    .click();
const tray = (page: Page) => page.getByRole("region", { name: "Comparaison", exact: true });

/** References of the first listings of the far page. */
async function references(count: number): Promise<string[]> {
  const html = await (await fetch(`${portal}${FAR}`)).text();
  return [...new Set([...html.matchAll(/href="\/annonces\/[^"]*-(BV[A-Z0-9]+)"/g)].map((match) => match[1]!))].slice(
    0,
    count,
  );
}

test("a visitor chooses listings on their cards, page after page, and compares them side by side", async () => {
  const page = await open(FAR);
  const titles = await cards(page).getByRole("heading").allTextContents();
  await choose(page, 0);
  await tray(page).getByText("1 bien à comparer").waitFor();
  // The choice outlives a reload.
  await page.reload();
  await expect
    .poll(() =>
      cards(page)
        .nth(0)
        .getByRole("button", { name: /^Comparer/ })
        .getAttribute("aria-pressed"),
    )
    .toBe("true");
  await choose(page, 2);
  await tray(page).getByText("2 biens à comparer").waitFor();
  await tray(page).getByRole("link", { name: "Comparer" }).click();
  await page.waitForURL("**/comparer?biens=*,*");
  await page.getByRole("columnheader").getByRole("link", { name: titles[0]!, exact: true }).waitFor();
  expect(
    await page
      .getByRole("row", { name: /^Prix ?, différent/ })
      .getByRole("cell")
      .count(),
  ).toBe(2);
  await expect.poll(() => tray(page).count()).toBe(0);
});

test("the table shows only what differs where one asks, a listing is taken out, and « Vider » forgets the rest", async () => {
  const [one, two] = await references(2);
  const page = await open(`/comparer?biens=${one},${two}`);
  const differing = await page.getByRole("row").filter({ hasText: "différent selon les biens" }).count();
  expect(await page.getByRole("row").count()).toBeGreaterThan(differing);
  await page.getByText("Seulement ce qui diffère").click();
  // Beside the rows of pictures and titles.
  await expect.poll(() => page.getByRole("row").count()).toBe(differing + 2);
  await page
    .getByRole("table")
    .getByRole("link", { name: /^Retirer/ })
    .first()
    .click();
  await page.waitForURL(`**/comparer?biens=${two}`);
  await expect.poll(() => page.getByRole("columnheader").count()).toBe(2);
  await page.goto("/credits");
  await tray(page).getByText("1 bien à comparer").waitFor();
  await tray(page).getByRole("button", { name: "Vider" }).click();
  await expect.poll(() => tray(page).count()).toBe(0);
});

test("a fifth listing is refused with a sentence, on cards and on the page", async () => {
  const page = await open(FAR);
  for (const index of [0, 1, 2, 3]) await choose(page, index);
  await tray(page).getByText("4 biens à comparer").waitFor();
  await choose(page, 4);
  await page
    .getByRole("alert")
    .getByText("Vous comparez déjà 4 biens : retirez-en un pour en ajouter un autre.")
    .waitFor();
  expect(
    await cards(page)
      .nth(4)
      .getByRole("button", { name: /^Comparer/ })
      .getAttribute("aria-pressed"),
  ).toBe("false");
  await choose(page, 0);
  await tray(page).getByText("3 biens à comparer").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);

  const five = await references(5);
  await page.goto(`/comparer?biens=${five.join(",")}`);
  await page.getByText("On compare quatre biens au plus à la fois").waitFor();
  expect(await page.getByRole("columnheader").count()).toBe(5);
});

test("the comparison of one's own opens without an address, and a shared one leaves one's own alone", async () => {
  const [mine, theirs, other] = await references(3);
  const page = await open("/");
  await page.evaluate((reference) => localStorage.setItem("bienvu:comparaison", JSON.stringify([reference])), mine);
  await page.goto("/comparer");
  await page.waitForURL(`**/comparer?biens=${mine}`);
  await page.goto(`/comparer?biens=${theirs},${other}`);
  await page.getByRole("table").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Annonces" }).first().click();
  await tray(page).getByText("1 bien à comparer").waitFor();
});

test("without JavaScript the address shows the table, and a form and links add and remove", async () => {
  const [one, two] = await references(2);
  const page = await open("/comparer", { javaScriptEnabled: false, tolerates: /404/ });
  await page.getByRole("heading", { name: "Rien à comparer pour le moment" }).waitFor();
  const add = async (text: string) => {
    await page.getByLabel("Ajouter un bien").fill(text);
    await page.getByRole("button", { name: "Ajouter" }).click();
  };
  await add(one!.toLowerCase());
  await page.waitForURL(`**/comparer?biens=${one}`);
  await add(`${portal}/annonces/une-adresse-copiee-${two}`);
  await page.waitForURL(`**/comparer?biens=${one},${two}`);
  expect(await page.getByRole("columnheader").count()).toBe(3);
  await add("pas une référence");
  await page.getByText("Ce n’est pas une référence d’annonce").waitFor();
  expect(await page.getByLabel("Ajouter un bien").inputValue()).toBe("pas une référence");
  await add("BVRIEN0");
  await page.getByText("Aucune annonce en ligne ne porte cette référence").waitFor();
  await page
    .getByRole("link", { name: /^Retirer/ })
    .first()
    .click();
  await page.waitForURL(`**/comparer?biens=${two}`);
});

test("what is gone says so without an error, and robots are kept out", async () => {
  const [one] = await references(1);
  const answer = await fetch(`${portal}/comparer?biens=${one},BVPARTI`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('name="robots" content="noindex');
  const page = await open(`/comparer?biens=${one},BVPARTI`);
  await page.getByText("L’annonce BVPARTI n’est plus en ligne.").waitFor();
  expect(await page.getByRole("columnheader").count()).toBe(2);
  await page.getByRole("link", { name: "Retirer : BVPARTI" }).click();
  await page.waitForURL(`**/comparer?biens=${one}`);
  for (const query of [
    "?biens=",
    "?biens=%00,%27",
    "?biens=a&biens=b",
    `?ajouter=${"x".repeat(3000)}`,
    "?biens=BV1%0A2",
  ])
    expect((await fetch(`${portal}/comparer${query}`)).status).toBe(200);
});

test.each([360, 768])(
  "at %i px four listings scroll sideways from column to column, the next one shows a part, and the page moves down with labels and titles in sight",
  async (width) => {
    const four = await references(4);
    const page = await open(`/comparer?biens=${four.join(",")}`, { viewport: { width, height: 780 } });
    const frame = page.getByRole("region", { name: "Tableau de comparaison" });
    const left = async (index: number) =>
      (await page.getByRole("columnheader").getByRole("link").nth(index).boundingBox())!.x;
    const [first, right] = [await left(0), (await frame.boundingBox())!.x + (await frame.boundingBox())!.width];
    expect(right - (await left(2))).toBeGreaterThan(20);
    expect(right - (await left(2))).toBeLessThan((await left(1)) - first);
    const label = page.getByRole("rowheader", { name: /^Prix ?,/ });
    const before = (await label.boundingBox())!.x;
    // The keyboard too goes from column to column, as far as the last one.
    await frame.focus();
    for (const index of [1, 2]) {
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => Math.abs((await left(index)) - first)).toBeLessThanOrEqual(1);
    }
    expect((await left(3)) + (await left(1)) - (await left(0))).toBeLessThan(right + 24);
    expect((await label.boundingBox())!.x).toBeCloseTo(before, 0);
    // No scroll of its own up and down.
    expect(await frame.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    const titles = page
      .locator("[aria-hidden=true]")
      .getByText(await page.getByRole("columnheader").getByRole("link").nth(2).innerText());
    await page.evaluate(
      (top) => scrollTo({ top, behavior: "instant" }),
      (await page.getByRole("rowheader", { name: /^Commune/ }).boundingBox())!.y - 400,
    );
    await titles.waitFor();
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect.poll(async () => Math.abs((await titles.boundingBox())!.x - first)).toBeLessThanOrEqual(1);
    expect((await titles.boundingBox())!.y).toBeLessThan(header.height + 30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test("one listing or two on a desktop: labels are narrow, and a listing alone is neither the same nor different", async () => {
  const two = await references(2);
  for (const count of [1, 2]) {
    const page = await open(`/comparer?biens=${two.slice(0, count).join(",")}`, {
      viewport: { width: 1440, height: 900 },
    });
    const label = (await page.getByRole("rowheader", { name: /^Commune/ }).boundingBox())!;
    expect(label.width).toBeLessThan(200);
    expect(
      (await page
        .getByRole("row", { name: /^Commune/ })
        .getByRole("cell")
        .first()
        .boundingBox())!.width,
    ).toBeGreaterThan(300);
    if (count === 1)
      expect(
        (await page.locator("tr[data-same]").count()) + (await page.getByText("différent selon les biens").count()),
      ).toBe(0);
  }
});

test("on a phone two listings stand side by side, and their titles stay in sight below the header", async () => {
  const two = await references(2);
  const page = await open(`/comparer?biens=${two.join(",")}`, { viewport: { width: 360, height: 780 } });
  const [first, second] = [
    page.getByRole("columnheader").getByRole("link").nth(0),
    page.getByRole("columnheader").getByRole("link").nth(1),
  ];
  expect((await second.boundingBox())!.x + (await second.boundingBox())!.width).toBeLessThan(360);
  await page.getByRole("rowheader", { name: /^Commune/ }).scrollIntoViewIfNeeded();
  const header = (await page.getByRole("banner").boundingBox())!;
  await expect.poll(async () => (await first.boundingBox())!.y).toBeGreaterThan(header.height);
  expect((await first.boundingBox())!.y).toBeLessThan(header.height + 30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the tray leaves the way to the map and back in reach", async () => {
  const page = await open(FAR, { viewport: { width: 360, height: 780 } });
  await choose(page, 0);
  await tray(page).waitFor();
  await page.getByRole("link", { name: "Voir la carte" }).click();
  await page.getByRole("link", { name: "Voir la liste" }).click();
  await page.waitForURL((url) => url.hash === "");
});

test.each(["light", "dark"] as const)("tray and table pass the checks of accessibility: %s", async (colorScheme) => {
  const five = await references(5);
  const page = await open("/", { colorScheme });
  await page.evaluate((chosen) => localStorage.setItem("bienvu:comparaison", JSON.stringify(chosen)), five.slice(0, 4));
  await page.goto("/annonceurs");
  await tray(page).waitFor();
  expect((await new AxeBuilder({ page }).include("section[aria-label=Comparaison]").analyze()).violations).toEqual([]);
  await page.goto(`/comparer?biens=${five.slice(0, 3).join(",")},BVPARTI`);
  await page.getByRole("table").waitFor();
  expect((await new AxeBuilder({ page }).include("#contenu").analyze()).violations).toEqual([]);
});
