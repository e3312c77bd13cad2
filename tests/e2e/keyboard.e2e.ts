import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { createDraft } from "../factories/drafts.ts";
import { useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";
import { focused, focusMark, reach } from "../screens/keyboard.ts";
import { openWorld } from "../screens/world.ts";

const { open } = useBrowser();
const accounts = useAccounts();
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Between the last and the first control of a dialog the browser's own window has its turn. */
const staysIn = (page: Page, dialog: string) =>
  page.evaluate(
    (selector) =>
      document.activeElement === document.body || document.querySelector(selector)!.contains(document.activeElement),
    dialog,
  );

test("one searches from the home page with a suggested commune, opens a listing, looks at its photos and writes, by keyboard alone", async () => {
  const page = await open("/", { ...wide, tolerates: /400/ });
  await reach(page, "Commune");
  await page.keyboard.type("lyon");
  await page.locator("[role=option]").first().waitFor();
  await press(page, "ArrowDown", "Enter");
  expect(await page.getByRole("combobox", { name: "Commune" }).inputValue()).toContain("Lyon");
  await press(page, "Enter");
  await page.waitForURL(/\/annonces\?.*commune=/);
  await page.getByRole("heading", { level: 1, name: /Lyon/ }).waitFor();
  const title = (await page.getByRole("article").first().getByRole("heading").textContent())!;
  await reach(page, title);
  await press(page, "Enter");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("contenu");

  await reach(page, /^Agrandir la photo 1 sur/);
  const opener = await focused(page);
  await press(page, "Enter");
  const viewer = page.getByRole("dialog", { name: "Photos du bien" });
  await viewer.getByText(/^Photo 1 sur/).waitFor({ state: "attached" });
  await press(page, "ArrowRight");
  await viewer.getByText(/^Photo 2 sur/).waitFor({ state: "attached" });
  for (let step = 0; step < 8; step++) {
    await press(page, "Tab");
    expect(await staysIn(page, ".pswp")).toBe(true);
  }
  await press(page, "Escape");
  await viewer.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe(opener);

  await reach(page, "Votre nom", 120);
  await reach(page, "Envoyer ma demande");
  await press(page, "Enter");
  await page.getByText("Indiquez votre nom.").waitFor();
  await expect.poll(() => focused(page)).toBe("Votre nom");
  await page.keyboard.type("Mehdi Amrani");
  await press(page, "Tab");
  await page.keyboard.type("mehdi.clavier@example.org");
  await reach(page, "Envoyer ma demande");
  await press(page, "Enter");
  await page.getByRole("status").filter({ hasText: "Encore un geste" }).waitFor();
  await expect.poll(() => focused(page)).toContain("Encore un geste");
});

test("an owner puts photos in order and publishes, by keyboard alone", async () => {
  const world = await openWorld(accounts);
  const page = await open(`/publier/${world.draft}/photos`, {
    ...wide,
    storageState: await accounts.sessionOf(world.accounts.owner),
  });
  const order = () =>
    page.locator("li[data-photo]").evaluateAll((all) => all.map((tile) => tile.getAttribute("data-photo")));
  const [first, second, third] = await order();
  await reach(page, "Avancer la photo 3", 80);
  await press(page, "Enter");
  await expect.poll(order).toEqual([first, third, second]);
  await page.getByText("Photo déplacée en position 2 sur 3.").waitFor({ state: "attached" });
  await reach(page, "Continuer");
  await press(page, "Enter");
  await page.getByRole("heading", { level: 1, name: "Description" }).waitFor();
  await reach(page, "Continuer");
  await press(page, "Enter");
  await page.getByRole("heading", { level: 1, name: "Vérification" }).waitFor();
  await reach(page, "Déposer l'annonce", 80);
  await press(page, "Enter");
  await page.waitForURL("**/en-ligne");
});

test("the drawer keeps the keyboard inside and gives the focus back", async () => {
  const page = await open("/", phone);
  await reach(page, "Ouvrir le menu");
  await press(page, "Enter");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.waitFor();
  for (let step = 0; step < 12; step++) {
    await press(page, "Tab");
    expect(await staysIn(page, "dialog[open]")).toBe(true);
  }
  await press(page, "Escape");
  await drawer.waitFor({ state: "hidden" });
  expect(await focused(page)).toBe("Ouvrir le menu");
});

// One page per kind of control: fields, cards, map, table, steps.
test.each([
  ["/", null],
  ["/annonces?transactionType=vendre#carte", null],
  ["/Rechercher", null],
  ["/connexion", null],
  ["/tableau-de-bord", "owner"],
  ["/publications", "agency"],
  ["draft", "owner"],
  ["/messages", "seeker"],
] as const)("whatever has the focus on %s shows it, in both themes", async (path, viewer) => {
  const world = viewer ? await openWorld(accounts) : null;
  const address =
    path === "draft" ? `/publier/${await createDraft(accounts.db, { userId: world!.accounts.owner.id })}/bien` : path;
  const page = await open(address, {
    ...wide,
    reducedMotion: "reduce",
    ...(viewer ? { storageState: await accounts.sessionOf(world!.accounts[viewer]) } : {}),
  });
  await page.waitForLoadState("networkidle");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const unmarked: string[] = [];
    for (let step = 0; step < 45; step++) {
      await press(page, "Tab");
      const mark = await focusMark(page);
      if (mark === "none") break;
      if (mark !== "shown") unmarked.push(`${colorScheme}: ${mark}`);
    }
    expect(unmarked).toEqual([]);
  }
});
