import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { useBrowser } from "../setup/browser.ts";
import { useDesks } from "../setup/desks.ts";

const { open, portal } = useBrowser();
const { db, openAccount, openDesk, sessionOf } = useDesks();

async function busyDesk() {
  const desk = await openDesk({
    listings: [
      { title: "Maison des tilleuls" },
      { title: "Studio du port", transaction: "location" },
      { status: "transmis" },
      { status: "retiree" },
    ],
  });
  const [house, studio] = desk.listings;
  await createRequest(db, { listingId: house!.id, seekerName: "Ada Lovelace" });
  await createRequest(db, { listingId: studio!.id, seekerName: "Blaise Pascal" });
  return { ...desk, storageState: await sessionOf(desk.account) };
}

test("an agency's desk has the specification's blocks, all from the database, each leading on", async () => {
  const { storageState, account } = await busyDesk();
  const page = await open("/tableau-de-bord", { storageState, viewport: { width: 1440, height: 900 } });
  const menu = page.getByRole("navigation", { name: "Navigation de l’espace" });
  for (const name of ["Tableau de bord", "Mes Publications", "Publier une annonce", "Suivi des biens", "Mon espace"])
    await menu.getByRole("link", { name, exact: true }).waitFor();
  const banner = page.getByRole("banner");
  expect(
    await banner
      .getByRole("link", { name: /, accueil$/ })
      .locator("img")
      .getAttribute("src"),
  ).toMatch(/^\/brand\/logo\.svg\?v=/);
  await banner.getByRole("link", { name: `${account.firstName} ${account.familyName} Agent Immo` }).waitFor();
  await banner.getByRole("link", { name: "Messages : 2 non lus" }).waitFor();
  await banner.getByRole("link", { name: "Demandes : 2 nouvelles" }).waitFor();

  const stats = page.getByRole("region", { name: "Vos biens" }).getByRole("link");
  expect(await stats.allTextContents()).toEqual(["3Biens publiés", "2Disponibles", "0En négociation", "1Transmis"]);
  const messages = page.getByRole("region", { name: "Messages récents" });
  expect(await messages.getByRole("columnheader").allTextContents()).toEqual(["N°", "Nom", "Statut"]);
  await messages.getByRole("row", { name: /Ada Lovelace .*Achat/ }).waitFor();
  await messages.getByRole("row", { name: /Blaise Pascal .*Location/ }).waitFor();
  const requests = page.getByRole("region", { name: "Statut de bien" });
  expect(await requests.getByRole("listitem").filter({ hasText: "Demande de bien" }).count()).toBe(2);
  expect(await requests.getByRole("button", { name: /^Négocier/ }).count()).toBe(2);
  expect(await messages.getByRole("link", { name: /^Tout afficher/ }).getAttribute("href")).toBe("/messages");
  expect(await requests.getByRole("link", { name: /^Tout afficher/ }).getAttribute("href")).toBe("/suivi");
  await stats.nth(3).click();
  await page.getByRole("heading", { name: "Mes publications" }).waitFor();
  await page.getByText("1 annonce", { exact: true }).waitFor();
});

test("« Négocier » opens the negotiation, with the keyboard too, and the desk counts it", async () => {
  const { storageState } = await busyDesk();
  const page = await open("/tableau-de-bord", { storageState, tolerates: /404/ });
  await page.getByRole("button", { name: "Négocier avec Ada Lovelace : Maison des tilleuls" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/suivi/*");
  await page.goto("/tableau-de-bord");
  await page.getByRole("link", { name: "1 En négociation" }).waitFor();
  const request = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Négocier avec Ada Lovelace : Maison des tilleuls" }) });
  await request.getByText("En négociation").waitFor();
});

test("without JavaScript « Négocier » works; another's request is none of one's own", async () => {
  const [mine, other] = [await busyDesk(), await busyDesk()];
  const page = await open("/tableau-de-bord", {
    storageState: mine.storageState,
    javaScriptEnabled: false,
    tolerates: /404/,
  });
  await page.getByRole("button", { name: /^Négocier avec Blaise/ }).click();
  await page.waitForURL("**/suivi/*");
  const { rows } = await db.$client.query<{ id: string }>("select id from requests where listing_id = $1", [
    other.listings[0]!.id,
  ]);
  const cookie = mine.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${portal}/tableau-de-bord`, {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ request: rows[0]!.id }),
  });
  expect(answer.status).toBe(404);
  const { rows: after } = await db.$client.query<{ status: string }>("select status from requests where id = $1", [
    rows[0]!.id,
  ]);
  expect(after[0]!.status).toBe("nouvelle");
});

test("an opening of a listing's page counts once per browser session, and not its advertiser's", async () => {
  const { storageState, listings } = await openDesk({ listings: [{ title: "Villa vue une fois" }] }).then(
    async (desk) => ({ ...desk, storageState: await sessionOf(desk.account) }),
  );
  const { reference, slug, id } = listings[0]!;
  const href = `/annonces/${slug}-${reference}`;
  const views = async () =>
    (await db.$client.query<{ count: number }>("select count from listing_views where listing_id = $1", [id])).rows[0]
      ?.count ?? 0;
  const own = await open("/tableau-de-bord", { storageState });
  await Promise.all([own.waitForResponse(`**/annonces/${reference}/vue`), own.goto(href)]);
  expect(await views()).toBe(0);
  const visitor = await open("/");
  await Promise.all([visitor.waitForResponse(`**/annonces/${reference}/vue`), visitor.goto(href)]);
  await visitor.reload();
  await visitor.getByRole("heading", { name: "Villa vue une fois" }).waitFor();
  expect(await views()).toBe(1);
  expect(
    (
      await fetch(`${portal}/annonces/${reference}/vue`, {
        method: "POST",
        headers: { "Sec-Fetch-Site": "cross-site" },
      })
    ).status,
  ).toBe(403);
  expect(await views()).toBe(1);
  await own.goto("/tableau-de-bord");
  await own.getByText("1 vue en 30 jours").waitFor();
});

test("a seeker is told that this is for advertisers, a visitor logs in first", async () => {
  const storageState = await sessionOf(await openAccount());
  for (const path of ["/tableau-de-bord", "/publications"]) {
    const page = await open(path, { storageState, tolerates: /403/ });
    await page.getByRole("heading", { name: "Réservé aux annonceurs" }).waitFor();
    const answer = await fetch(`${portal}${path}`, {
      headers: { cookie: storageState.cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
    });
    expect([answer.status, new URL(answer.url).pathname]).toEqual([403, "/reserve-aux-annonceurs"]);
    expect((await fetch(`${portal}${path}`, { redirect: "manual" })).headers.get("location")).toBe(
      `/connexion?suite=${encodeURIComponent(path)}`,
    );
  }
});

// Names and texts of listings stay as they are written.
const french =
  /\b(annonces?|biens?|publi(é|er)|disponibles?|retirer|demandes?|vues?|jours|favoris|état|prix|chercher|brouillons?|vendu|loué|tableau|statut|faire|afficher|mois|espace|appartement)\b/i;

test("in English no French remains on the desk and on the listings", async () => {
  const { storageState } = await openDesk({
    listings: [{ title: "Sunny" }, { title: "Bright", transaction: "location" }, { title: "Gone", status: "transmis" }],
  }).then(async (desk) => {
    await createRequest(db, { listingId: desk.listings[0]!.id, seekerName: "Ada" });
    return { storageState: await sessionOf(desk.account) };
  });
  const page = await open("/tableau-de-bord", { storageState, viewport: { width: 1440, height: 900 } });
  await page.getByRole("banner").getByLabel("Langue").first().selectOption("en");
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  for (const path of ["/tableau-de-bord", "/publications"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name: /Dashboard|My listings/ }).waitFor();
    const said = await page.evaluate(() =>
      [
        document.title,
        document.body.innerText,
        ...[...document.querySelectorAll("[aria-label],[title],[placeholder]")].flatMap((element) =>
          ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
        ),
      ].join("\n"),
    );
    // The language's own name, and communes, stay.
    expect(said.replaceAll("Français", "").match(french)?.[0] ?? null, path).toBeNull();
  }
});
