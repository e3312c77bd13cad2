import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MOST_ALERTS } from "#app/domain/alert.ts";
import { alerts } from "#db/schema/alerts.ts";
import { createAlert, createNews } from "../factories/alerts.ts";
import { createListing } from "../factories/listings.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const newEmail = () => `${uniqueLetters()}@example.org`;
const rowOf = async (id: number) => (await portal.db.select().from(alerts).where(eq(alerts.id, id)))[0];
const LONG_AGO = new Date("2026-01-02T08:00:00Z");
const FIELD = "Votre adresse e-mail";
const SEARCH = "propertyType=appartement&commune=lyon&priceMax=350000";
const NEW = `/alertes/nouvelle?${SEARCH}`;

async function mailTo(email: string, subject: string) {
  const found = async () => (await portal.mailsTo(email)).find((mail) => mail.subject.includes(subject));
  await expect.poll(found).toBeDefined();
  return (await found())!;
}
const pathIn = (link: string) => link.slice(portal.address.length);

test("the form names the parts of the search that it cannot read before the alert is saved", async () => {
  const { page } = await openVisitor(portal, "/alertes/nouvelle?sans=xyz&rooms=-1");
  expect(page.one("main").text).toContain("« xyz » n’est pas un choix possible");
  expect(page.one("main").text).toContain("« -1 » est négatif");
  expect((await openVisitor(portal, NEW)).page.one("main").text).not.toContain("Nous avons lu votre recherche");
});

test("a visitor saves a search, and confirms it by the button on the page that the mail links to", async () => {
  const email = newEmail();
  const visitor = await openVisitor(portal, `/annonces?${SEARCH}&sort=prix-croissant`);
  await visitor.follow(visitor.page.all("link", "Créer une alerte")[0]!);
  expect(visitor.path, "without the order of the results").toBe(NEW);
  expect(visitor.page.one("main").text).toContain("Appartements à Lyon, jusqu’à 350 000 €");
  expect(visitor.page.select("input[name=frequence][checked]")[0]!.value).toBe("daily");
  visitor.enter({ [FIELD]: email.toUpperCase(), "Tout de suite": true });
  await visitor.press("Créer l’alerte");
  expect([visitor.status, visitor.page.one("heading", "Consultez vos e-mails").text]).toEqual([
    200,
    "Consultez vos e-mails",
  ]);

  const mail = await mailTo(email, "Confirmez votre alerte");
  expect(plainSpaces(mail.subject)).toBe("Confirmez votre alerte : Appartements à Lyon, jusqu’à 350 000 €");
  expect(plainSpaces(mail.text)).toContain("« Appartements à Lyon, jusqu’à 350 000 € »");
  const path = pathIn(linkIn(mail));
  const reader = await openVisitor(portal, path);
  await reader.open(path);
  const { rows } = await portal.db.$client.query(
    "select count(*)::int as count from alerts where confirmed_at is null",
  );
  expect(rows[0].count, "a visit confirms nothing").toBe(1);
  expect(reader.page.one("main").text).toContain("Appartements à Lyon, jusqu’à 350 000 €");
  await reader.press("Confirmer l’alerte");
  expect(reader.path).toMatch(/^\/alertes\?jeton=p/);
  expect(reader.page.one("main").text).toContain("Votre alerte est confirmée");
  expect(reader.page.one("main").text).toContain(`1 alerte pour ${email}`);

  await reader.open(path);
  expect(reader.path, "a second time leads to the list").toMatch(/^\/alertes\?jeton=p/);

  await reader.open("/annonces");
  await reader.follow(reader.page.one("banner").all("link", "Mes alertes")[0]!);
  expect(reader.page.one("main").text, "the bell of this browser opens the list").toContain(`1 alerte pour ${email}`);
  await reader.follow(/^Modifier/);
  expect(reader.page.one("heading", "Modifier l’alerte")).toBeDefined();
  await reader.open("/alertes");
  await reader.press("Oublier sur cet appareil");
  expect(reader.page.one("main").text).toContain("Cet appareil n’ouvre plus vos alertes.");
  await reader.open("/alertes");
  expect(reader.page.one("main").text).not.toContain(email);
});

test("the mail that confirms an alert repeats no typed text", async () => {
  const email = newEmail();
  const visitor = await openVisitor(portal, "/alertes/nouvelle?commune=lyon&quartier=Gagnez&q=http://mal.example");
  expect(visitor.page.one("main").text).toContain("Gagnez");
  visitor.enter({ [FIELD]: email });
  await visitor.press("Créer l’alerte");
  const mail = await mailTo(email, "Confirmez votre alerte");
  expect(plainSpaces(mail.subject)).toBe("Confirmez votre alerte : Biens à Lyon, et d’autres critères");
  expect(mail.subject + mail.text + mail.html).not.toMatch(/gagnez|mal\.example/i);
});

test("an account's alert begins at once, for its confirmed address, whatever address is typed", async () => {
  const account = await portal.accounts.openAccount();
  const visitor = await openVisitor(portal, NEW, { as: account });
  expect(visitor.page.fields(FIELD)).toEqual([]);
  expect(visitor.page.one("main").text).toContain(account.email);
  await visitor.press("Créer l’alerte");
  expect(visitor.status).toBe(201);
  await visitor.follow("Voir mes alertes");
  expect(visitor.page.one("heading", "Mes alertes", { level: 1 }).text).toBe("Mes alertes");
  expect(visitor.page.one("main").text).toContain("Appartements à Lyon");
  const Cookie = await portal.accounts.cookieOf(account);
  const other = newEmail();
  await portal.fetch(NEW, { ...form({ email: other, frequence: "weekly" }, Cookie) });
  expect(await portal.mailsTo(other)).toEqual([]);
});

test("an account without a confirmed address is asked for an address", async () => {
  const account = await portal.accounts.openAccount({ emailVerified: false });
  const visitor = await openVisitor(portal, NEW, { as: account });
  expect(visitor.page.fields(FIELD)).toHaveLength(1);
});

test("a refused form gives the reason, and keeps the typed text", async () => {
  const visitor = await openVisitor(portal, NEW);
  visitor.enter({ [FIELD]: "camille chez example", "Chaque semaine, le lundi à 8 h": true });
  await visitor.press("Créer l’alerte");
  expect(visitor.status).toBe(400);
  expect(visitor.page.field(FIELD).value).toBe("camille chez example");
  expect(visitor.page.field(FIELD).attribute("aria-invalid")).toBe("true");
  expect(visitor.page.select("input[name=frequence][checked]")[0]!.value).toBe("weekly");

  const nowhere = await portal.fetch("/alertes/nouvelle?commune=nulle-part-du-tout");
  expect([nowhere.status, (await nowhere.text()).includes("aucun des lieux")]).toEqual([404, true]);
});

test("the answer is the same for an address that already has the alert", async () => {
  const known = await createAlert(portal.db, { query: SEARCH });
  const answers = [];
  for (const email of [known.email, newEmail()]) {
    const answer = await portal.fetch(NEW, form({ email, frequence: "daily" }));
    answers.push([answer.status, (await answer.text()).includes("Consultez vos e-mails")]);
  }
  expect(answers).toEqual([
    [200, true],
    [200, true],
  ]);
});

test("a robot that fills every field gets the same answer as a success, and no mail is sent", async () => {
  const email = newEmail();
  const answer = await portal.fetch(NEW, form({ email, frequence: "daily", site: "http://mal.example" }));
  expect([answer.status, (await answer.text()).includes("Consultez vos e-mails")]).toEqual([200, true]);
  expect(await portal.mailsTo(email)).toEqual([]);
});

test("a person has fifty alerts at most, and one address gets three mails an hour from a network", async () => {
  const account = await portal.accounts.openAccount();
  for (let count = 0; count < MOST_ALERTS; count++)
    await createAlert(portal.db, { email: account.email, query: `q=mot${count}` });
  const visitor = await openVisitor(portal, NEW, { as: account });
  await visitor.press("Créer l’alerte");
  expect([visitor.status, visitor.page.one("alert").text.includes("cinquante alertes")]).toEqual([409, true]);

  const email = newEmail();
  const elsewhere = portal.visitFrom("192.0.2.44");
  const statuses = [];
  for (let count = 0; count < 4; count++)
    statuses.push((await elsewhere.fetch(NEW, form({ email, frequence: "daily" }))).status);
  expect(statuses).toEqual([...Array.from({ length: 3 }, () => 200), 429]);
});

test("pages of alerts are private: not indexed, not stored, and their address is not sent to other sites", async () => {
  const { id, secrets } = await createAlert(portal.db);
  const { secrets: open } = await createAlert(portal.db, { isConfirmed: false });
  for (const path of [
    NEW,
    `/alertes/confirmer?jeton=${open.confirm}`,
    `/alertes/fin?jeton=${secrets.alert}`,
    `/alertes/modifier?alerte=${id}&jeton=${secrets.person}`,
    `/alertes?jeton=${secrets.person}`,
    "/alertes",
  ]) {
    const answer = await portal.fetch(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")], path).toEqual([200, "no-store"]);
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, path).toMatch(/<meta name="referrer" content="same-origin"/);
  }
});

test("the list marks new homes until they were seen; a visit alone marks nothing as seen", async () => {
  const listing = await createListing(portal.db, { photos: 0, title: `Maison ${uniqueLetters()}` });
  const alert = await createAlert(portal.db, { seenAt: LONG_AGO });
  await createNews(portal.db, { alert, listingId: listing.id });
  const path = `/alertes?jeton=${alert.secrets.person}`;
  const visitor = await openVisitor(portal, path);
  await visitor.open(path);
  expect(visitor.page.one("main").text).toContain("1 nouveauté");
  expect(visitor.page.one("main").text).toContain(listing.title);
  // The request that a script sends once the list is shown.
  const told = await portal.fetch(`/alertes/vues?jeton=${alert.secrets.person}`, form({ jusque: LONG_AGO.toJSON() }));
  expect(told.status).toBe(204);
  await visitor.open(path);
  expect(visitor.page.one("main").text, "it came later than that").toContain("1 nouveauté");
  const shown = form({ jusque: portal.clock.read().toISOString() });
  expect((await portal.fetch(`/alertes/vues?jeton=${alert.secrets.person}`, shown)).status).toBe(204);
  await visitor.open(path);
  expect(visitor.page.one("main").text, "the visit goes on").toContain("1 nouveauté");
  await visitor.press("Tout marquer comme vu");
  expect(visitor.page.one("main").text).toContain("Rien de nouveau");
  for (const body of [{}, { jusque: "hier" }])
    expect((await portal.fetch(`/alertes/vues?jeton=${alert.secrets.person}`, form(body))).status).toBe(400);
  expect((await portal.fetch("/alertes/vues?jeton=x", form({ jusque: LONG_AGO.toJSON() }))).status).toBe(404);
});

test("a person pauses, resumes, changes and ends an alert in the list, with its link or logged in", async () => {
  const account = await portal.accounts.openAccount();
  const byLink = await createAlert(portal.db);
  const byLogin = await createAlert(portal.db, { email: account.email });
  for (const [alert, visitor] of [
    [byLink, await openVisitor(portal, `/alertes?jeton=${byLink.secrets.person}`)],
    [byLogin, await openVisitor(portal, "/alertes", { as: account })],
  ] as const) {
    await visitor.press(/^Mettre en pause/);
    expect(visitor.page.one("main").text).toContain("En pause : vous ne recevez rien");
    expect(await rowOf(alert.id)).toMatchObject({ pauseReason: "person" });
    await visitor.press(/^Reprendre/);
    expect(await rowOf(alert.id)).toMatchObject({ pauseReason: null });
    visitor.enter({ "Rythme des messages": "Tout de suite" });
    await visitor.press("Changer");
    expect(await rowOf(alert.id)).toMatchObject({ frequency: "immediate" });
    await visitor.press("Arrêter l’alerte");
    expect(visitor.page.one("main").text).toContain("Aucune alerte pour le moment");
    expect(await rowOf(alert.id)).toBeUndefined();
  }
});

test("the list gives the reason for a paused alert, and after a year without a click offers to keep the alerts", async () => {
  const alert = await createAlert(portal.db, {
    pausedAt: new Date(),
    pauseReason: "refused",
    askedAt: new Date(),
    clickedAt: LONG_AGO,
  });
  await createAlert(portal.db, {
    email: alert.email,
    query: "q=balcon",
    pausedAt: new Date(),
    pauseReason: "complaint",
  });
  const visitor = await openVisitor(portal, `/alertes?jeton=${alert.secrets.person}`);
  const text = visitor.page.one("main").text;
  for (const reason of ["votre messagerie a refusé", "signalé comme indésirable", "aucun clic depuis un an"])
    expect(text).toContain(reason);
  await visitor.press("Garder mes alertes");
  expect((await rowOf(alert.id))!.askedAt).toBeNull();
  expect((await rowOf(alert.id))!.clickedAt > LONG_AGO).toBe(true);
  expect(visitor.page.one("main").text).not.toContain("aucun clic depuis un an");
});

test("a person without session or link gets the link by mail; the answer reveals nothing about an address", async () => {
  const { email, secrets } = await createAlert(portal.db);
  const unknown = newEmail();
  const texts = [];
  for (const address of [email, unknown]) {
    const visitor = await openVisitor(portal, "/alertes");
    visitor.enter({ [FIELD]: address });
    await visitor.press("Recevoir le lien");
    texts.push([visitor.status, visitor.page.one("main").one("status").text]);
  }
  expect(texts[0]).toEqual(texts[1]);
  const mail = await mailTo(email, "Vos alertes sur");
  expect(pathIn(linkIn(mail))).toBe(`/alertes?jeton=${secrets.person}`);
  expect(await portal.mailsTo(unknown)).toEqual([]);
});

test("an account has no more rights over another's alerts than any visitor", async () => {
  const { id } = await createAlert(portal.db);
  const other = await portal.accounts.openAccount();
  await createAlert(portal.db, { email: other.email });
  const Cookie = await portal.accounts.cookieOf(other);
  const answer = await portal.fetch("/alertes", form({ acte: "fin", alerte: String(id) }, Cookie));
  expect(answer.status).toBe(404);
  expect(await rowOf(id)).toBeDefined();
});

test("every search links to its alert: in its head, where nothing is found, and after the last page", async () => {
  const empty = await openVisitor(portal, "/Rechercher?commune=lyon&priceMax=5");
  const target = "/alertes/nouvelle?commune=lyon&priceMax=5";
  expect(empty.page.one("link", "Être prévenu").attribute("href")).toBe(target);
  expect(empty.page.one("link", "Créer une alerte").attribute("href")).toBe(target);
  await createListing(portal.db, { photos: 0 });
  const found = await openVisitor(portal, "/annonces");
  expect(found.page.all("link", "Créer une alerte").map((link) => link.attribute("href"))).toEqual([
    "/alertes/nouvelle",
    "/alertes/nouvelle",
  ]);
});
