import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("« Négocier » of the desk asks to confirm, and says what the public will see: nothing is done by it alone", async () => {
  const { account, listings } = await portal.accounts.openDesk({ listings: [{ title: "Maison des tilleuls" }] });
  const { id } = await createRequest(portal.db, { listingId: listings[0]!.id });
  const headers = { Cookie: await portal.accounts.cookieOf(account) };
  const desk = await (await portal.fetch("/tableau-de-bord", { headers })).text();
  expect(desk).toMatch(
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

test("a seeker is told that this is for advertisers, a visitor logs in first", async () => {
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

test("another site's page cannot count a view", async () => {
  const { listings } = await portal.accounts.openDesk({ listings: [{ title: "Villa vue une fois" }] });
  const { id, reference } = listings[0]!;
  const count = (site: string) =>
    portal.fetch(`/annonces/${reference}/vue`, { method: "POST", headers: { "Sec-Fetch-Site": site } });
  const views = async () =>
    (await portal.db.$client.query("select count from listing_views where listing_id = $1", [id])).rows;
  expect((await count("cross-site")).status).toBe(403);
  expect(await views()).toEqual([]);
  expect((await count("same-origin")).status).toBe(204);
  expect(await views()).toEqual([{ count: 1 }]);
});
