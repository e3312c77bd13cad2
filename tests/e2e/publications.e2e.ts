import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { saveDraftFields } from "#app/publish/drafts.repository.server.ts";
import { createRequest } from "../factories/requests.ts";
import { useBrowser } from "../setup/browser.ts";
import { useDesks } from "../setup/desks.ts";
import { holdScripts } from "../setup/held-scripts.ts";
import { cookieOf } from "../setup/log-in.ts";

const { open, portal } = useBrowser();
const { db, openDesk, sessionOf } = useDesks();

async function deskWith(titles: string[], userType: "agence" | "proprietaire" = "agence") {
  const desk = await openDesk({
    userType,
    listings: titles.map((title, index) => ({ title, publishedAt: new Date(Date.UTC(2026, 2, 20 - index)) })),
  });
  return { ...desk, storageState: await sessionOf(desk.account) };
}

const statusOf = async (id: number) =>
  (await db.$client.query<{ status: string }>("select status from listings where id = $1", [id])).rows[0]!.status;

test("an owner withdraws a listing, finds it among the withdrawn, and puts it back", async () => {
  const { storageState, listings } = await deskWith(["Ferme aux volets bleus"], "proprietaire");
  const page = await open("/publications", { storageState });
  expect(await page.getByRole("checkbox", { name: /^Choisir/ }).count()).toBe(0);
  const act = async (name: string) => {
    await page.getByLabel("Actions : Ferme aux volets bleus").click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await act("Retirer");
  await page.getByText("1 annonce retirée du site.").waitFor();
  expect(await statusOf(listings[0]!.id)).toBe("retiree");
  await page.getByRole("link", { name: "Retirées 1" }).click();
  await page.getByRole("row", { name: /Ferme aux volets bleus/ }).waitFor();
  await act("Remettre en ligne");
  await page.getByText("1 annonce remise en ligne.").waitFor();
  expect(await statusOf(listings[0]!.id)).toBe("disponible");
});

test("an agency marks several as sold or let, once it has confirmed; what cannot change is told with its reason", async () => {
  const { storageState, listings } = await deskWith(["Loft A", "Loft B", "Loft C"]);
  await db.$client.query("update listings set status = 'en_negociation' where id = $1", [listings[2]!.id]);
  await createRequest(db, { listingId: listings[2]!.id, status: "en_negociation" });
  const page = await open("/publications", { storageState, tolerates: /409/ });
  await page.getByRole("checkbox", { name: "Choisir : Loft A" }).check();
  await page.getByRole("checkbox", { name: "Choisir : Loft C" }).check();
  await page.getByRole("button", { name: "Vendues ou louées" }).click();
  await page.getByRole("heading", { name: "Confirmer" }).waitFor();
  expect(await statusOf(listings[0]!.id)).toBe("disponible");
  await page.getByRole("button", { name: "Oui, ces biens sont vendus ou loués" }).click();
  await page.getByText("1 annonce marquée comme vendue ou louée.").waitFor();
  await page.getByText(/Loft C, Réf\.\u00A0\w+\s: une négociation est en cours/).waitFor();
  expect(await Promise.all(listings.map(({ id }) => statusOf(id)))).toEqual([
    "transmis",
    "disponible",
    "en_negociation",
  ]);
});

test("without JavaScript several are withdrawn at once, and a search finds among one's own", async () => {
  const { storageState, listings } = await deskWith(["Chalet un", "Chalet deux", "Moulin"]);
  const page = await open("/publications", { storageState, javaScriptEnabled: false });
  await page.getByLabel("Rechercher dans mes annonces").fill("CHALÊT");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await page.getByText("2 annonces", { exact: true }).waitFor();
  await page.getByRole("checkbox", { name: "Choisir : Chalet un" }).check();
  await page.getByRole("checkbox", { name: "Choisir : Chalet deux" }).check();
  await page.getByRole("button", { name: "Retirer", exact: true }).first().click();
  await page.getByText("2 annonces retirées du site.").waitFor();
  expect(await Promise.all(listings.map(({ id }) => statusOf(id)))).toEqual(["retiree", "retiree", "disponible"]);
});

test("the whole page is chosen with one click, with the keyboard; nothing chosen is told", async () => {
  const { storageState } = await deskWith(["Un", "Deux"]);
  const page = await open("/publications", { storageState, tolerates: /400/ });
  await page.getByRole("button", { name: "Retirer", exact: true }).first().click();
  await page.getByText("Choisissez d’abord une ou plusieurs annonces.").waitFor();
  await page.getByRole("checkbox", { name: "Choisir toute la page" }).focus();
  await page.keyboard.press("Space");
  expect(await page.getByRole("checkbox", { name: /^Choisir : /, checked: true }).count()).toBe(2);
});

test("on a phone, what is done to several comes once one is ticked, stays in sight, and hides nothing that the keyboard reaches", async () => {
  const titles = Array.from({ length: 8 }, (_, index) => `Studio ${index + 1}`);
  const { storageState } = await deskWith(titles);
  const page = await open("/publications", { storageState, viewport: { width: 360, height: 740 } });
  const withdraw = page
    .getByRole("group", { name: "Annonces choisies" })
    .getByRole("button", { name: "Retirer", exact: true });
  expect(await withdraw.count()).toBe(0);
  await page.getByRole("checkbox", { name: "Choisir : Studio 8" }).check();
  const bar = page.getByRole("group", { name: "Annonces choisies" });
  await expect
    .poll(() =>
      withdraw.evaluate(
        (button) => button.getBoundingClientRect().top >= 0 && button.getBoundingClientRect().bottom <= innerHeight,
      ),
    )
    .toBe(true);
  for (let step = 0; step < titles.length * 3; step++) {
    await page.keyboard.press("Shift+Tab");
    const focused = page.locator("tbody :focus");
    if ((await focused.count()) === 0) break;
    await expect
      .poll(() =>
        bar.evaluate(
          (element) => document.activeElement!.getBoundingClientRect().top - element.getBoundingClientRect().bottom,
        ),
      )
      .toBeGreaterThanOrEqual(0);
  }
});

test("what is ticked and opened before the scripts come counts, and closes, as later", async () => {
  const { storageState } = await deskWith(["Un", "Deux", "Trois"]);
  const page = await open("about:blank", { storageState, isAbsent: true });
  const letGo = await holdScripts(page);
  await page.goto(`${portal}/publications`);
  await page.getByRole("checkbox", { name: "Choisir toute la page" }).check();
  await page.getByLabel("Actions : Deux").click();
  letGo();
  await page.getByText("3 choisies").waitFor();
  expect(await page.getByRole("checkbox", { name: /^Choisir : /, checked: true }).count()).toBe(3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Dupliquer" }).waitFor({ state: "hidden" });
  await page.getByRole("checkbox", { name: "Choisir : Un" }).uncheck();
  await page.getByText("2 choisies").waitFor();
  expect(await page.getByRole("checkbox", { name: "Choisir toute la page" }).isChecked()).toBe(false);
});

test("a listing's menu closes by Escape, which leads back to its button, and by a click elsewhere", async () => {
  const { storageState } = await deskWith(["Un"]);
  const page = await open("/publications", { storageState });
  const button = page.getByLabel("Actions : Un");
  const duplicate = page.getByRole("button", { name: "Dupliquer" });
  await button.click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await duplicate.waitFor({ state: "hidden" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await duplicate.waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await duplicate.waitFor({ state: "hidden" });
});

test("editing and duplicating open a draft, which the tab of drafts then has", async () => {
  const { storageState, account } = await deskWith(["Péniche"]);
  const page = await open("/publications", { storageState });
  for (const name of ["Modifier", "Dupliquer"]) {
    await page.goto("/publications");
    await page.getByLabel("Actions : Péniche").click();
    await page.getByRole("button", { name }).click();
    await page.waitForURL("**/publier/*/bien");
  }
  await saveDraftFields(db, { id: randomUUID(), userId: account.id, fields: {} });
  await page.goto("/publications?statut=brouillons");
  await page.getByText("3 brouillons").waitFor();
  await page.getByText(/Modifie l’annonce/).waitFor();
  await page.getByRole("link", { name: "Continuer : Annonce sans titre" }).click();
  await page.waitForURL("**/publier/*/bien");
});

test("another's listing is not listed, and nothing is done to it", async () => {
  const [mine, other] = [await deskWith(["La mienne"]), await deskWith(["Celle du voisin"])];
  const page = await open("/publications?q=voisin", { storageState: mine.storageState });
  await page.getByText("Aucune annonce ne correspond.").waitFor();
  const reference = other.listings[0]!.reference;
  const act = (body: Record<string, string>) =>
    fetch(`${portal}/publications`, {
      method: "POST",
      headers: { cookie: cookieOf(mine.storageState) },
      body: new URLSearchParams(body),
      redirect: "manual",
    });
  expect((await act({ do: `retirer ${reference}` })).status).toBe(409);
  expect((await act({ do: "transmettre", confirmed: "yes", listing: reference })).status).toBe(409);
  expect((await act({ do: `modifier ${reference}` })).status).toBe(404);
  expect((await act({ do: `dupliquer ${reference}` })).status).toBe(404);
  expect((await act({ do: "vendre" })).status).toBe(400);
  expect(await statusOf(other.listings[0]!.id)).toBe("disponible");
});
