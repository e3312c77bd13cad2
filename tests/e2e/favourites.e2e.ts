import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";
import { logIn } from "../setup/account-journeys.ts";
import { type OpenedAccount, useAccounts } from "../setup/accounts.ts";

const { open, portal } = useBrowser();
const { openAccount } = useAccounts();

const hearts = (page: Page) => page.getByRole("article").getByRole("button", { name: /favoris/ });
const isPressed = (page: Page, index: number) => hearts(page).nth(index).getAttribute("aria-pressed");

/** Hearts come one after the other: which is the first is known once all of a page are there. */
const allHearts = (page: Page) => expect.poll(() => hearts(page).count()).toBe(9);

/** What the account keeps, as the server tells it. */
const keptOf = (page: Page) =>
  page.evaluate(async () => ((await (await fetch("/favoris/coeurs")).json()) as { references: string[] }).references);

async function logInToFavourites(page: Page, { email, password }: OpenedAccount) {
  await page.goto("/connexion?suite=/favoris");
  await logIn(page, email, password);
  await page.waitForURL(({ pathname }) => pathname === "/favoris");
}

test("a visitor keeps listings in the browser and finds them on « Mes favoris »", async () => {
  const page = await open("/annonces");
  await allHearts(page);
  await hearts(page).nth(0).click();
  await hearts(page).nth(2).click();
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  await page.getByRole("banner").getByRole("link", { name: "Mes favoris" }).first().click();
  await page.getByText("2 annonces gardées").waitFor();
  expect(await page.getByRole("article").getByRole("heading").allTextContents()).toEqual([titles[2], titles[0]]);
  // A heart taken back by mistake can be set again before leaving.
  await hearts(page).first().click();
  await page.getByRole("status").getByText("1 annonce retirée : touchez de nouveau son cœur pour la garder.").waitFor();
  await page.getByText("1 annonce gardée").waitFor();
  expect(await page.getByRole("article").count()).toBe(2);
  await page.reload();
  await page.getByText("1 annonce gardée").waitFor();
});

test("a visitor's favourites join the account at login, which is then the truth on every device; a logout leaves nothing", async () => {
  const account = await openAccount();
  // Far from the first page, where listings of other journeys come and go.
  const page = await open("/annonces?page=12");
  await allHearts(page);
  await hearts(page).nth(0).click();
  const title = (await page.getByRole("article").first().getByRole("heading").textContent())!;
  await logInToFavourites(page, account);
  await page.getByText("dans votre compte").waitFor();
  await page.getByRole("heading", { name: title }).waitFor();

  const other = await open("/connexion");
  await logInToFavourites(other, account);
  await other.getByRole("heading", { name: title }).waitFor();
  await other.goto("/annonces?sort=prix-croissant");
  await allHearts(other);
  await hearts(other).nth(3).click();
  await expect.poll(async () => (await keptOf(other)).length).toBe(2);
  await page.reload();
  await page.getByText("2 annonces gardées").waitFor();

  await page.goto("/espace");
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await page.waitForURL("**/connexion**");
  await page.goto("/favoris");
  await page.getByRole("heading", { name: "Aucun favori pour le moment" }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("a heart set while the portal cannot be reached stays, and reaches the account later", async () => {
  const account = await openAccount();
  const page = await open("/connexion", { tolerates: /ERR_FAILED/ });
  await logInToFavourites(page, account);
  await page.goto("/annonces");
  await page.route("**/favoris/coeurs", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await allHearts(page);
  await hearts(page).nth(1).click();
  await failed;
  expect(await isPressed(page, 1)).toBe("true");
  await page.unroute("**/favoris/coeurs");
  expect(await keptOf(page)).toEqual([]);
  await page.reload();
  await expect.poll(async () => (await keptOf(page)).length).toBe(1);
  expect(await isPressed(page, 1)).toBe("true");
});

test("what is no longer on show is told, and can be taken out", async () => {
  const page = await open("/");
  await page.evaluate(() => localStorage.setItem("bienvu:favoris", '["BVPARTI"]'));
  await page.goto("/favoris");
  await page.getByText("L’annonce BVPARTI n’est plus en ligne.").waitFor();
  await page.getByRole("button", { name: "Retirer des favoris : BVPARTI" }).click();
  await page.getByRole("heading", { name: "Aucun favori pour le moment" }).waitFor();
});

test("without JavaScript an account's favourites are shown and can be taken out; a visitor is told what it takes", async () => {
  const account = await openAccount();
  const page = await open("/annonces");
  await allHearts(page);
  await hearts(page).nth(0).click();
  await logInToFavourites(page, account);
  await page.getByText("1 annonce gardée").waitFor();
  const state = await page.context().storageState();

  const plain = await open("/favoris", { javaScriptEnabled: false, storageState: state });
  expect(await plain.getByRole("article").count()).toBe(1);
  await plain.getByRole("button", { name: /^Retirer des favoris/ }).click();
  await plain.getByRole("heading", { name: "Aucun favori pour le moment" }).waitFor();

  const visitor = await open("/favoris", { javaScriptEnabled: false });
  await visitor.getByRole("main").getByRole("link", { name: "Se connecter" }).waitFor();
});

test("the call of the hearts answers who asks only, and refuses what is none", async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${portal}/favoris/coeurs`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body,
    });
  expect(await (await fetch(`${portal}/favoris/coeurs`)).json()).toEqual({ account: null, references: [] });
  expect((await post('{"add":["BVAAAA"],"remove":[]}')).status).toBe(401);
  expect((await post("{}", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  const account = await openAccount();
  const page = await open("/connexion", { tolerates: /400/ });
  await logInToFavourites(page, account);
  const status = (body: string) =>
    page.evaluate(async (text) => (await fetch("/favoris/coeurs", { method: "POST", body: text })).status, body);
  expect(await status("x")).toBe(400);
  expect(await status('{"add":["\' or 1=1"],"remove":[]}')).toBe(400);
  expect(await status(JSON.stringify({ add: Array.from({ length: 201 }, () => "BVAAAA"), remove: [] }))).toBe(400);
  expect(await status('{"add":["BVAAAA"],"remove":[]}')).toBe(200);
});
