import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { alerts } from "#db/schema/alerts.ts";
import { createAlert } from "../factories/alerts.ts";
import { form } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });
const SEARCH = "propertyType=appartement&commune=lyon&priceMax=350000";
const rowOf = async (id: number) => (await portal.db.select().from(alerts).where(eq(alerts.id, id)))[0];

test("a person changes the criteria, name and frequency of an alert with its form, by a link or logged in", async () => {
  const account = await portal.accounts.openAccount();
  const byLink = await createAlert(portal.db, { query: SEARCH });
  const byLogin = await createAlert(portal.db, { email: account.email, query: SEARCH });
  for (const [alert, visitor] of [
    [byLink, await openVisitor(portal, `/alertes?jeton=${byLink.secrets.person}`)],
    [byLogin, await openVisitor(portal, "/alertes", { as: account })],
  ] as const) {
    await visitor.follow(/^Modifier/);
    expect(visitor.page.field("Prix maximum").value).toBe("350000");
    expect(visitor.page.select("input[name=commune][value=lyon]")).toHaveLength(1);
    visitor.enter({ "Prix maximum": "320 000", "Nom de l’alerte (facultatif)": " Le <nid> ", "Tout de suite": true });
    await visitor.press("Enregistrer l’alerte");
    expect(visitor.page.one("main").text).toContain("L’alerte est modifiée");
    expect(visitor.page.one("heading", "Le <nid>").text).toBe("Le <nid>");
    expect(await rowOf(alert.id)).toMatchObject({
      query: "propertyType=appartement&commune=lyon&priceMax=320000",
      ownName: "Le <nid>",
      frequency: "immediate",
    });
  }
});

test("a refused change gives the reason, and keeps the typed text", async () => {
  const alert = await createAlert(portal.db, { query: SEARCH });
  await createAlert(portal.db, { email: alert.email, query: "commune=nantes" });
  const visitor = await openVisitor(portal, `/alertes/modifier?alerte=${alert.id}&jeton=${alert.secrets.person}`);
  visitor.enter({ "Prix maximum": "cher", "Nom de l’alerte (facultatif)": "Le nid", "Chambres minimum": "2 et plus" });
  await visitor.press("Enregistrer l’alerte");
  expect([visitor.status, visitor.page.one("alert").text.includes("pas modifiée")]).toEqual([400, true]);
  expect(visitor.page.one("main").text).toContain("« cher » n’est pas un nombre");
  expect(visitor.page.field("Prix maximum").value).toBe("cher");
  expect(visitor.page.field("Nom de l’alerte (facultatif)").value).toBe("Le nid");
  expect(visitor.page.select("select[name=minBedrooms] option[selected]")[0]!.value).toBe("2");

  const post = async (fields: Record<string, string>) => {
    const answer = await portal.fetch(visitor.path, form({ frequence: "daily", ...fields }));
    return [answer.status, await answer.text()] as const;
  };
  const [nowhere, page] = await post({ commune: "nulle-part-du-tout" });
  expect([nowhere, page.includes("aucun des lieux"), page.includes('value="nulle-part-du-tout"')]).toEqual([
    400,
    true,
    true,
  ]);
  const [same, twice] = await post({ commune: "nantes" });
  expect([same, twice.includes("déjà une alerte pour cette recherche")]).toEqual([409, true]);
  expect((await post({ nom: "Lyon\r\nBcc: tous@example.org" }))[0]).toBe(400);
  expect(await rowOf(alert.id)).toMatchObject({ query: alert.query, ownName: null });
});

test("a minimum above its maximum is swapped with it, and the page reports the swap", async () => {
  const alert = await createAlert(portal.db, { query: SEARCH });
  const visitor = await openVisitor(portal, `/alertes/modifier?alerte=${alert.id}&jeton=${alert.secrets.person}`);
  visitor.enter({ "Prix minimum": "400000" });
  await visitor.press("Enregistrer l’alerte");
  expect((await rowOf(alert.id))!.query).toBe("propertyType=appartement&commune=lyon&priceMin=350000&priceMax=400000");
  expect(visitor.page.one("main").text).toContain("L’alerte est modifiée. Le minimum dépassait le maximum");
});

test("a drawn area, which has no field, stays unless the person removes it", async () => {
  const alert = await createAlert(portal.db, { query: "zone=45.7_4.8~45.8_4.9~45.7_4.9&q=jardin" });
  const visitor = await openVisitor(portal, `/alertes/modifier?alerte=${alert.id}&jeton=${alert.secrets.person}`);
  expect(visitor.page.field("Mots-clés").value).toBe("jardin");
  visitor.enter({ "Prix maximum": "200000" });
  await visitor.press("Enregistrer l’alerte");
  expect((await rowOf(alert.id))!.query).toBe("zone=45.7_4.8%7E45.8_4.9%7E45.7_4.9&priceMax=200000&q=jardin");
  await visitor.follow(/^Modifier/);
  visitor.enter({ "Garder la zone choisie sur la carte": false });
  await visitor.press("Enregistrer l’alerte");
  expect((await rowOf(alert.id))!.query).toBe("priceMax=200000&q=jardin");
});

test("nobody changes another person's alert; an unidentified person is asked for a login or an address", async () => {
  const [mine, theirs] = [await createAlert(portal.db), await createAlert(portal.db)];
  const path = (id: number | string, token: string) => `/alertes/modifier?alerte=${id}&jeton=${token}`;
  for (const id of [theirs.id, 999_999, "x"]) {
    expect((await portal.fetch(path(id, mine.secrets.person))).status, `alert ${id}`).toBe(404);
    expect(
      (await portal.fetch(path(id, mine.secrets.person), form({ q: "piscine", frequence: "daily" }))).status,
      `alert ${id}`,
    ).toBe(404);
  }
  for (const [address, target] of [
    [path(theirs.id, "x"), "/alertes?jeton=x"],
    [path(theirs.id, theirs.secrets.alert), `/alertes?jeton=${theirs.secrets.alert}`],
    [`/alertes/modifier?alerte=${theirs.id}`, "/alertes?fait=ended"],
  ] as const) {
    const answer = await portal.fetch(address, { ...form({ q: "piscine", frequence: "daily" }), redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
  }
  expect(await rowOf(theirs.id)).toMatchObject({ query: theirs.query });
});

test("an alert whose places no longer exist gives this reason, and can be edited but not resumed", async () => {
  const alert = await createAlert(portal.db, { pausedAt: new Date(), pauseReason: "nowhere" });
  const visitor = await openVisitor(portal, `/alertes?jeton=${alert.secrets.person}`);
  expect(visitor.page.one("main").text).toContain("les lieux de cette recherche n’existent plus");
  expect(visitor.page.all("button", /^Reprendre/)).toEqual([]);
  await visitor.follow(/^Modifier/);
  await visitor.press("Enregistrer l’alerte");
  expect(await rowOf(alert.id)).toMatchObject({ pauseReason: null });
});

test("a form whose session has ended changes nothing, and the page reports the ended session", async () => {
  const alert = await createAlert(portal.db, { query: SEARCH });
  const changed = await portal.fetch(`/alertes/modifier?alerte=${alert.id}`, form({ nom: "Le nid" }));
  expect([changed.status, changed.headers.get("location")]).toEqual([302, "/alertes?fait=ended"]);
  for (const answer of [
    await portal.fetch("/alertes?fait=ended"),
    await portal.fetch("/alertes", form({ acte: "pause", alerte: String(alert.id) })),
  ])
    expect(await answer.text()).toContain("Votre session est terminée");
  expect(await rowOf(alert.id)).toMatchObject({ ownName: null, pauseReason: null });
});

test("a form without a valid frequency is refused, and changes nothing", async () => {
  const alert = await createAlert(portal.db, { query: SEARCH, frequency: "weekly" });
  const list = `?jeton=${alert.secrets.person}`;
  for (const answer of [
    await portal.fetch(`/alertes/modifier${list}&alerte=${alert.id}`, form({ nom: "Le nid" })),
    await portal.fetch(`/alertes${list}`, form({ acte: "rythme", alerte: String(alert.id), frequence: "hourly" })),
  ])
    expect(answer.status).toBe(400);
  expect(await rowOf(alert.id)).toMatchObject({ query: SEARCH, frequency: "weekly", ownName: null });
});
