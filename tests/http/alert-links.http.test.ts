import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { alerts } from "#db/schema/alerts.ts";
import { createAlert } from "../factories/alerts.ts";
import { createListing } from "../factories/listings.ts";
import { form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });
const SEARCH = "propertyType=appartement&commune=lyon&priceMax=350000";
const rowOf = async (id: number) => (await portal.db.select().from(alerts).where(eq(alerts.id, id)))[0];

test("visiting a link that ends an alert changes nothing; its button ends it, and a second press gets a kind answer", async () => {
  const { id, name, secrets } = await createAlert(portal.db);
  const visitor = await openVisitor(portal, `/alertes/fin?jeton=${secrets.alert}`);
  expect(visitor.page.one("main").text).toContain(plainSpaces(name));
  expect(await rowOf(id)).toBeDefined();
  await visitor.press("Arrêter cette alerte");
  expect([visitor.status, visitor.page.one("main").text.includes("L’alerte est arrêtée")]).toEqual([200, true]);
  expect(await rowOf(id)).toBeUndefined();
  await visitor.open(`/alertes/fin?jeton=${secrets.alert}`);
  expect([visitor.status, visitor.page.one("main").text.includes("L’alerte est arrêtée")]).toEqual([200, true]);
});

test("a mail program ends an alert in one call, without origin, cookies or a redirect", async () => {
  const multipart = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  for (const [type, body] of [
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    ["multipart/form-data; boundary=b", multipart],
  ] as const) {
    const { id, secrets } = await createAlert(portal.db);
    const call = { method: "POST", redirect: "manual", headers: { "Content-Type": type }, body } as const;
    for (let time = 0; time < 2; time++)
      expect((await portal.fetch(`/alertes/fin?jeton=${secrets.alert}`, call)).status, type).toBe(200);
    expect(await rowOf(id), type).toBeUndefined();
  }
});

test("the link of a mail about favourites ends these mails, but no alert", async () => {
  const account = await portal.accounts.openAccount();
  const { id, secrets } = await createAlert(portal.db, { email: account.email });
  const visitor = await openVisitor(portal, `/alertes/fin?jeton=${secrets.favourites}`);
  await visitor.press("Arrêter ces messages");
  expect(visitor.page.one("main").text).toContain("plus de message sur vos favoris");
  const { rows } = await portal.db.$client.query("select * from favourite_notices where user_id = $1", [account.id]);
  expect(rows).toMatchObject([{ tells_drop: false, tells_negotiation: false, tells_gone: false }]);
  await visitor.open(`/alertes/fin?jeton=${secrets.favourites}`);
  expect(visitor.page.one("heading", "Messages arrêtés").text).toBe("Messages arrêtés");
  expect(await rowOf(id)).toBeDefined();
});

test.each([
  ["logs out", async (visitor: HttpVisitor) => visitor.press(visitor.page.all("button", "Se déconnecter")[0]!)],
  [
    "deletes the account",
    async (visitor: HttpVisitor, password: string) => {
      await visitor.open("/espace/donnees");
      visitor.enter({ "Votre mot de passe": password });
      await visitor.press("Supprimer définitivement mon compte");
    },
  ],
])(
  "on a shared browser, an account sees no alerts that another person confirmed there; it forgets them when one %s",
  async (_, end) => {
    const { email, secrets } = await createAlert(portal.db, { isConfirmed: false });
    const visitor = await openVisitor(portal, `/alertes/confirmer?jeton=${secrets.confirm}`);
    await visitor.press("Confirmer l’alerte");
    await visitor.open("/alertes");
    expect(visitor.page.one("main").text).toContain(email);
    const account = await portal.accounts.openAccount();
    for (const { name, value } of (await portal.accounts.sessionOf(account)).cookies) visitor.cookies.set(name, value);
    await visitor.open("/alertes");
    expect(visitor.page.one("main").text).toContain("Aucune alerte pour le moment");
    expect(visitor.page.one("main").text).not.toContain(email);
    await visitor.open("/espace");
    await end(visitor, account.password);
    await visitor.open("/alertes");
    expect(visitor.page.one("button", "Recevoir le lien")).toBeDefined();
    expect(visitor.received.at(-1)).not.toContain(email);
  },
);

test("a secret works only for its purpose, and a changed secret does not work at all", async () => {
  const [mine, theirs] = [await createAlert(portal.db), await createAlert(portal.db)];
  const unconfirmed = await createAlert(portal.db, { isConfirmed: false });
  const swapped = mine.secrets.alert.replace(`a${mine.id}.`, `a${theirs.id}.`);
  const post = async (path: string, fields: Record<string, string> = {}) =>
    (await portal.fetch(path, form(fields))).status;
  // As one that has ended: a forged link must not tell which alerts there are.
  expect(await post(`/alertes/fin?jeton=${swapped}`)).toBe(await post(`/alertes/fin?jeton=a999999.${"x".repeat(43)}`));
  for (const secret of [mine.secrets.person, mine.secrets.confirm, "", "a1.x", "x".repeat(2_000)])
    expect(await post(`/alertes/fin?jeton=${encodeURIComponent(secret)}`), secret).toBe(404);
  for (const secret of [unconfirmed.secrets.alert, unconfirmed.secrets.person, swapped])
    expect(await post(`/alertes/confirmer?jeton=${secret}`), secret).toBe(410);
  expect((await rowOf(unconfirmed.id))!.confirmedAt).toBeNull();
  for (const act of ["fin", "pause", "rythme"]) {
    const fields = { acte: act, alerte: String(theirs.id), frequence: "weekly" };
    expect(await post(`/alertes?jeton=${mine.secrets.person}`, fields), act).toBe(404);
  }
  expect(await post(`/alertes?jeton=${mine.secrets.favourites}`, { acte: "garder" })).toBe(404);
  expect(await post(`/alertes?jeton=${mine.secrets.alert}`, { acte: "garder" }), "people forward one home").toBe(404);
  for (const id of [mine.id, theirs.id])
    expect(await rowOf(id)).toMatchObject({ pauseReason: null, frequency: "daily" });
});

test("an invalid link to a list answers 404 to any form, except one that asks for a new link", async () => {
  const { secrets } = await createAlert(portal.db);
  const mobile = portal.visitFrom("192.0.2.46");
  for (const secret of ["", "x", `p1.${"x".repeat(43)}`, secrets.confirm, "%00"])
    for (const fields of [{}, { acte: "garder" }, { acte: "fin", alerte: "1" }, { email: "nulle part" }])
      expect((await mobile.fetch(`/alertes?jeton=${secret}`, form(fields))).status, secret).toBe(404);
  expect((await mobile.fetch("/alertes?jeton=x", form({ email: "zoe@example.org" }))).status).toBe(200);
  expect((await mobile.fetch("/alertes", form({ email: "nulle part" }))).status).toBe(400);
  expect((await mobile.fetch(`/alertes?jeton=${secrets.person}`, form({ acte: "rien", alerte: "1" }))).status).toBe(
    404,
  );
  expect((await mobile.fetch(`/alertes/voir?jeton=${secrets.alert}`, form({}))).status).toBe(405);
});

test("a network that tries many wrong secrets is refused, while mail programs may still end alerts", async () => {
  const { secrets } = await createAlert(portal.db);
  const guesser = portal.visitFrom("192.0.2.45");
  const statusOf = async () => (await guesser.fetch(`/alertes?jeton=p1.${"x".repeat(43)}`)).status;
  const statuses = [];
  for (let count = 0; count < 61; count++) statuses.push(await statusOf());
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  expect((await guesser.fetch(`/alertes?jeton=${secrets.person}`)).status).toBe(429);
  const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
  expect((await guesser.fetch(`/alertes/fin?jeton=${secrets.alert}`, oneClick)).status).toBe(200);
});

const asPerson = { "sec-fetch-user": "?1", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
const LONG_AGO = new Date("2026-01-02T08:00:00Z");

test("a link in an alert's mail leads to its home or search, and counts as a click only for a person", async () => {
  const listing = await createListing(portal.db, { photos: 0 });
  const alert = await createAlert(portal.db, { query: SEARCH, clickedAt: LONG_AGO, seenAt: LONG_AGO });
  const visit = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await portal.fetch(`/alertes/voir?jeton=${query}`, { headers, redirect: "manual" });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "no-store"]);
    return answer.headers.get("location");
  };
  const home = `${alert.secrets.alert}&bien=${listing.reference}`;
  const href = `/annonces/${listing.slug}-${listing.reference}`;
  expect(await visit(home)).toBe(href);
  expect(await visit(alert.secrets.alert)).toBe(`/annonces?${alert.query}`);
  expect(await rowOf(alert.id)).toMatchObject({ clickedAt: LONG_AGO, seenAt: LONG_AGO });

  expect(await visit(home, asPerson)).toBe(href);
  const clicked = (await rowOf(alert.id))!;
  expect([clicked.clickedAt > LONG_AGO, clicked.seenAt]).toEqual([true, LONG_AGO]);
  await visit(alert.secrets.alert, asPerson);
  expect((await rowOf(alert.id))!.seenAt > LONG_AGO, "all results were opened").toBe(true);

  for (const [query, target] of [
    [`x&bien=${listing.reference}`, href],
    ["x", "/annonces"],
    [`${alert.secrets.alert}&bien=//mal.example`, `/annonces?${alert.query}`],
    [`${alert.secrets.person}&bien=BVNONE9`, "/annonces"],
  ] as const)
    expect(await visit(query, asPerson), query).toBe(target);
});

test("Safari, which never sends Sec-Fetch-User, counts as a person when it opens a link", async () => {
  const safari =
    "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
  const chrome = "Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36";
  const clicks = [];
  for (const agent of [safari, chrome]) {
    const { id, secrets } = await createAlert(portal.db, { clickedAt: LONG_AGO });
    const headers = { "user-agent": agent, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    await portal.fetch(`/alertes/voir?jeton=${secrets.alert}`, { headers, redirect: "manual" });
    clicks.push((await rowOf(id))!.clickedAt > LONG_AGO);
  }
  expect(clicks).toEqual([true, false]);
});
