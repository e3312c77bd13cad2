import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("a seeker has no public profile, but has its data", async () => {
  const Cookie = await portal.accounts.cookieOf(await portal.accounts.openAccount());
  const profile = await portal.fetch("/espace/profil", { headers: { Cookie } });
  expect([profile.status, await profile.text()]).toEqual([403, expect.stringContaining("Réservé aux annonceurs")]);
  const data = await portal.fetch("/espace/donnees", { headers: { Cookie } });
  const html = await data.text();
  expect([data.status, html]).toEqual([200, expect.stringMatching(/<h1[^>]*>Mes données</)]);
  expect(html).not.toMatch(/>\s*Mon profil public\s*</);
});

test("an advertiser is led to its public profile", async () => {
  const { account } = await portal.accounts.openDesk();
  const Cookie = await portal.accounts.cookieOf(account);
  const html = await (await portal.fetch("/espace/donnees", { headers: { Cookie } })).text();
  expect(html).toMatch(/>\s*Mon profil public\s*</);
});

test("who is not logged in downloads nobody's data", async () => {
  const answer = await portal.fetch("/espace/donnees/fichier", { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, expect.stringContaining("/connexion")]);
});

test("with an account its listings and its profile leave the site; a listing that was asked about says so", async () => {
  const { account, listings, advertiser } = await portal.accounts.openDesk({
    listings: [{ title: "Maison qui part" }, { title: "Maison demandée" }],
  });
  await createRequest(portal.db, { listingId: listings[1]!.id });
  const [left, asked] = listings.map(({ slug, reference }) => `/annonces/${slug}-${reference}`);
  const statusOf = async (path: string) => (await portal.fetch(path)).status;
  const profile = `/annonceurs/${advertiser.slug}`;
  expect([await statusOf(left!), await statusOf(asked!), await statusOf(profile)]).toEqual([200, 200, 200]);

  const Cookie = await portal.accounts.cookieOf(account);
  const remove = (proof: string) =>
    portal.fetch("/espace/donnees", {
      method: "POST",
      headers: { Cookie },
      body: new URLSearchParams({ proof }),
      redirect: "manual",
    });
  expect((await remove("Mauvais1!")).status).toBe(403);
  expect([await statusOf(left!), await statusOf(asked!), await statusOf(profile)]).toEqual([200, 200, 200]);
  expect((await remove(account.password)).headers.get("location")).toBe("/compte-supprime");
  expect([await statusOf(left!), await statusOf(asked!), await statusOf(profile)]).toEqual([404, 410, 404]);
  expect(await statusOf(`/annonceurs/ancien-annonceur-${advertiser.id}`)).toBe(404);
});
