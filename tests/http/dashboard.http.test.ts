import { actorOf } from "../setup/visitors/actors.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { formatDate } from "#app/i18n/dates.ts";
import { saveDraftFields } from "#app/publish/drafts/drafts.repository.server.ts";
import { createRequest } from "../factories/requests.ts";
import { openBusyDashboard } from "../setup/data/busy-dashboard.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { chooseEnglish, openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

test("« Négocier » on the dashboard asks for confirmation, and says what the public will see", async () => {
  const { account, listings } = await portal.accounts.openDashboard({ listings: [{ title: "Maison des tilleuls" }] });
  const { id } = await createRequest(portal.db, { listingId: listings[0]!.id });
  const headers = { Cookie: await portal.accounts.cookieOf(account) };
  const dashboard = await (await portal.fetch("/tableau-de-bord", { headers })).text();
  expect(dashboard).toMatch(
    new RegExp(`<form[^>]* method="get"[^>]* action="/suivi/${id}"|action="/suivi/${id}"[^>]* method="get"`),
  );
  const asked = await (await portal.fetch(`/suivi/${id}?negocier=1`, { headers })).text();
  expect(asked).toContain("Tous les visiteurs verront l’annonce");
  const body = new URLSearchParams({ request: id });
  expect((await portal.fetch("/tableau-de-bord", { method: "POST", headers, body })).status).toBe(405);
  const status =
    "select r.status as request, l.status as listing from requests r join listings l on l.id = r.listing_id where r.id = $1";
  const { rows } = await portal.db.$client.query(status, [id]);
  expect(rows).toEqual([{ request: "nouvelle", listing: "disponible" }]);
});

test("a seeker learns that the dashboard is for advertisers; a visitor has to log in first", async () => {
  const seeker = await portal.accounts.openAccount();
  const headers = { Cookie: await portal.accounts.cookieOf(seeker) };
  for (const path of ["/tableau-de-bord", "/publications"]) {
    const turned = await portal.fetch(path, { headers, redirect: "manual" });
    expect(turned.headers.get("location")).toBe("/reserve-aux-annonceurs");
    const told = await portal.fetch(path, { headers });
    expect(told.status).toBe(403);
    expect(await told.text()).toMatch(/<h1[^>]*>Réservé aux annonceurs</);
    const asked = await portal.fetch(path, { redirect: "manual" });
    expect(asked.headers.get("location")).toBe(`/connexion?suite=${encodeURIComponent(path)}`);
  }
});

test("an agency's dashboard has the specification's blocks with data from the database and links", async () => {
  const { account } = await openBusyDashboard(portal, portal.accounts);
  const visitor = await openVisitor(portal, "/tableau-de-bord", { as: account });
  const { page } = visitor;
  const menu = page.one("navigation", "Navigation de l’espace");
  expect(menu.all("link").map(({ text }) => text)).toEqual([
    "Tableau de bord",
    "Mes Publications",
    "Publier une annonce",
    "Suivi des biens",
    "Mon espace",
  ]);
  for (const name of ["Mes favoris", "Mes alertes"]) expect(page.all("link", name), name).not.toEqual([]);
  const banner = page.one("banner");
  const home = banner.one("link", /, accueil$/);
  expect(home.one("image").attribute("src")).toMatch(/^\/brand\/logo\.svg\?v=/);
  expect(banner.one("link", new RegExp(`^${account.firstName} ${account.familyName} ?Agent Immo$`))).toBeDefined();
  expect(banner.one("link", "Messages : 2 non lus").attribute("href")).toBe("/messages");
  expect(banner.one("link", "Demandes : 2 nouvelles")).toBeDefined();

  const stats = page.one("region", "Vos biens").all("link");
  expect(stats.map(({ text }) => text)).toEqual(["2Biens publiés", "2Disponibles", "0En négociation", "1Transmis"]);
  const messages = page.one("region", "Messages récents");
  expect(messages.all("columnheader").map(({ text }) => text)).toEqual([
    "N° de la demande",
    "Nom du demandeur",
    "Statut achat ou location",
  ]);
  expect(messages.one("row", /Ada Lovelace.*Achat/)).toBeDefined();
  expect(messages.one("row", /Blaise Pascal.*Location/)).toBeDefined();
  const requests = page.one("region", "Statut de bien");
  expect(requests.text).toContain("Demandes à traiter");
  expect(requests.all("listitem", /Demande de bien/)).toHaveLength(2);
  expect(requests.one("button", /^Négocier avec Ada Lovelace.*Réserver à cet acheteur$/)).toBeDefined();
  expect(requests.one("button", /^Négocier avec Blaise Pascal.*Réserver à ce locataire$/)).toBeDefined();
  expect(messages.one("link", /^Tout afficher/).attribute("href")).toBe("/messages");
  expect(requests.one("link", /^Tout afficher/).attribute("href")).toBe("/suivi");
  await visitor.follow(stats[3]!);
  expect(visitor.page.one("heading", "Mes Publications")).toBeDefined();
  expect(visitor.page.one("main").text).toMatch(/\b1 annonce\b/);
});

test("the dashboard begins with a list of tasks, each a link, and says when there is none", async () => {
  const { account } = await openBusyDashboard(portal, portal.accounts);
  await saveDraftFields(portal.db, { id: randomUUID(), actor: await actorOf(portal.db, account), fields: {} });
  const { page } = await openVisitor(portal, "/tableau-de-bord", { as: account });
  const regions = page.one("main").all("region");
  expect(regions.map((region) => region.one("heading", /./, { level: 2 }).text)).toEqual([
    "À faire",
    "Vos biens",
    "Statut de bien",
    "Messages récents",
    "Vues de vos annonces",
  ]);
  expect(regions[0]!.all("link").map((link) => [link.text, link.attribute("href")])).toEqual([
    ["2 nouvelles demandes sans réponse", "/suivi?etat=nouvelles"],
    ["2 messages non lus", "/messages"],
    ["1 brouillon à terminer", "/publications?statut=brouillons"],
    ["2 annonces sans photo", "/publications?photos=sans"],
  ]);
  const { account: calm } = await portal.accounts.openDashboard({ listings: [{ status: "transmis" }] });
  const visitor = await openVisitor(portal, "/tableau-de-bord", { as: calm });
  const tasks = visitor.page.one("region", "À faire");
  expect([tasks.text, tasks.all("link")]).toEqual([expect.stringContaining("Rien ne vous attend"), []]);
});

test("the chart of views explains its colours, and names its first day", async () => {
  const { account, listings } = await portal.accounts.openDashboard({ listings: [{}] });
  const { advertiserId } = listings[0]!;
  const { rows } = await portal.db.$client.query<{ first: string; best: string }>(
    `insert into advertiser_views (advertiser_id, day, count)
     select $1, (now() at time zone 'utc')::date - ago, case ago when 5 then 290 else 7 end from generate_series(5, 9) ago
     returning to_char((now() at time zone 'utc')::date - 29, 'YYYY-MM-DD') as first,
       to_char((now() at time zone 'utc')::date - 5, 'YYYY-MM-DD') as best`,
    [advertiserId],
  );
  const { first, best } = rows[0]!;
  const { page } = await openVisitor(portal, "/tableau-de-bord", { as: account });
  const views = page.one("region", "Vues de vos annonces");
  expect(views.all("listitem").map(({ text }) => text)).toEqual([
    "Vues par jour",
    `Meilleur jour : 290 vues, le ${formatDate(best)}`,
  ]);
  expect(views.element.textContent).toContain(formatDate(first));
  expect(views.one("image").attribute("aria-label")).toContain(
    `du ${formatDate(first)} à aujourd’hui\u00A0: 318 en tout`,
  );
});

test("without JavaScript « Négocier » works", async () => {
  const { account } = await openBusyDashboard(portal, portal.accounts);
  const visitor = await openVisitor(portal, "/tableau-de-bord", { as: account });
  await visitor.press(/^Négocier avec Blaise/);
  expect(visitor.path).toMatch(/^\/suivi\/./);
  await visitor.press("Ouvrir la négociation");
  expect(visitor.page.text).toContain("Vous avez ouvert la négociation");
});

// Names and texts of listings are not translated.
const french =
  /\b(annonces?|biens?|publi(é|er)|disponibles?|retirer|demandes?|vues?|jours|favoris|état|prix|chercher|brouillons?|vendu|loué|tableau|statut|faire|afficher|mois|espace|appartement)\b/i;

test("in English no French text remains on the dashboard and the list of listings", async () => {
  const { account, listings } = await portal.accounts.openDashboard({
    listings: [{ title: "Sunny" }, { title: "Bright", transaction: "location" }, { title: "Gone", status: "transmis" }],
  });
  await createRequest(portal.db, { listingId: listings[0]!.id, seekerName: "Ada" });
  const visitor = await openVisitor(portal, "/tableau-de-bord", { as: account });
  await chooseEnglish(visitor);
  expect(visitor.page.one("heading", "Dashboard")).toBeDefined();
  expect(visitor.page.attribute("lang")).toBe("en");
  for (const path of ["/tableau-de-bord", "/publications"]) {
    await visitor.open(path);
    const { page } = visitor;
    expect(page.one("heading", /Dashboard|My listings/, { level: 1 })).toBeDefined();
    const attributes = page
      .select("[aria-label], [title], [placeholder]")
      .flatMap((part) => ["aria-label", "title", "placeholder"].map((name) => part.attribute(name) ?? ""));
    const title = page.element.querySelector("title")!.textContent;
    const said = [title, page.select("body")[0]!.text, ...attributes].join("\n");
    // The language's own name stays.
    expect(french.exec(said.replaceAll("Français", ""))?.[0] ?? null, path).toBeNull();
  }
});
