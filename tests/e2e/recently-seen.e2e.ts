import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open, portal } = useBrowser();

const seen = (page: Page) => page.getByRole("region", { name: "Vus récemment" });
const titlesSeen = (page: Page) => seen(page).getByRole("heading", { level: 3 }).allTextContents();
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("bienvu:vus") ?? "[]") as string[]);

/** Addresses of the first listings of a far page. */
async function addresses(count: number): Promise<string[]> {
  const html = await (await fetch(`${portal}/annonces?page=21`)).text();
  return [...new Set([...html.matchAll(/href="(\/annonces\/[^"?]*-BV[A-Z0-9]+)"/g)].map((match) => match[1]!))].slice(
    0,
    count,
  );
}

async function look(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect.poll(async () => (await stored(page))[0]).toBe(address.split("-").at(-1));
  return (await page.getByRole("heading", { level: 1 }).textContent())!;
}

/** Scrolls to where the list is: before the cities of the home page, else at the end of the page. */
const scrollNear = (page: Page) =>
  page
    .getByRole("heading", { name: "Par où commencer ?" })
    .or(page.getByRole("contentinfo"))
    .first()
    .scrollIntoViewIfNeeded();

test("listings that one has looked at are found again, last first, on the home page and below other listings", async () => {
  const [one, two, three] = await addresses(3);
  const page = await open("/");
  await page.getByRole("heading", { level: 2, name: "NOS ANNONCES IMMOBILIÈRES" }).waitFor();
  expect(await seen(page).count()).toBe(0);
  const titles = [await look(page, one!), await look(page, two!), await look(page, three!)];
  await scrollNear(page);
  await seen(page).waitFor();
  expect(await titlesSeen(page)).toEqual([titles[1], titles[0]]);
  await look(page, one!);
  await page.goto("/");
  await scrollNear(page);
  await seen(page).waitFor();
  expect(await titlesSeen(page)).toEqual([titles[0], titles[2], titles[1]]);
});

test("« Effacer » forgets them at once and for good", async () => {
  const [one, two] = await addresses(2);
  const page = await open("/");
  await look(page, one!);
  await look(page, two!);
  await page.goto("/");
  await scrollNear(page);
  await seen(page).waitFor();
  expect(
    (await new AxeBuilder({ page }).include("section[aria-labelledby=vus-recemment]").analyze()).violations,
  ).toEqual([]);
  await seen(page)
    .getByRole("button", { name: /^Effacer/ })
    .click();
  await page.getByRole("status").getByText("Vos annonces vues récemment sont effacées.").waitFor();
  expect(await stored(page)).toEqual([]);
});

test("twelve are kept at most; what is no longer on show leaves the list", async () => {
  const all = await addresses(9);
  const page = await open("/", { tolerates: /ERR_FAILED/ });
  // A short page asks at once which of them are still on show: not before they were counted.
  const isCards = (url: URL) => url.pathname === "/api/annonces";
  await page.route(isCards, (route) => route.abort());
  const many = Array.from({ length: 12 }, (_, index) => `BVPARTI${index}`);
  await page.evaluate((references) => localStorage.setItem("bienvu:vus", JSON.stringify(references)), many);
  await look(page, all[0]!);
  expect(await stored(page)).toEqual([all[0]!.split("-").at(-1), ...many.slice(0, 11)]);
  await page.unroute(isCards);
  await page.goto("/");
  await scrollNear(page);
  await seen(page).waitFor();
  expect(await stored(page)).toEqual([all[0]!.split("-").at(-1)]);
});

test("the server hears of them only as they are shown, and answers with public cards", async () => {
  const [one] = await addresses(1);
  const page = await open("/");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/annonces")) calls.push(request.url());
  });
  await look(page, one!);
  await page.goto("/annonces");
  await page.getByRole("article").first().waitFor();
  expect(calls).toEqual([]);
  const answer = await fetch(`${portal}/api/annonces?references=${one!.split("-").at(-1)},BVRIEN,%27x`);
  const text = await answer.text();
  expect((JSON.parse(text) as { cards: unknown[] }).cards).toHaveLength(1);
  expect(text).not.toMatch(/phone|email|address/i);
  expect((await fetch(`${portal}/api/annonces`)).status).toBe(200);
});
