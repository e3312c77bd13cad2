import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { makePicture } from "../factories/pictures.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

test("a seeker has no public profile, but has personal data", async () => {
  const Cookie = await portal.accounts.cookieOf(await portal.accounts.openAccount());
  const profile = await portal.fetch("/espace/profil", { headers: { Cookie } });
  expect([profile.status, await profile.text()]).toEqual([403, expect.stringContaining("Réservé aux annonceurs")]);
  const data = await portal.fetch("/espace/donnees", { headers: { Cookie } });
  const html = await data.text();
  expect([data.status, html]).toEqual([200, expect.stringMatching(/<h1[^>]*>Mes données</)]);
  expect(html).not.toMatch(/>\s*Mon profil public\s*</);
});

test("an advertiser has a link to the public profile", async () => {
  const { account } = await portal.accounts.openDashboard();
  const Cookie = await portal.accounts.cookieOf(account);
  const html = await (await portal.fetch("/espace/donnees", { headers: { Cookie } })).text();
  expect(html).toMatch(/>\s*Mon profil public\s*</);
});

test("a visitor cannot download personal data", async () => {
  const answer = await portal.fetch("/espace/donnees/fichier", { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, expect.stringContaining("/connexion")]);
});

test("a deleted account's listings and profile are removed; a listing with requests is shown as gone", async () => {
  const { account, listings, advertiser } = await portal.accounts.openDashboard({
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

test("without JavaScript an owner's profile is saved, and the street stays private", async () => {
  const { account, advertiser } = await portal.accounts.openDashboard({ userType: "proprietaire" });
  const visitor = await openVisitor(portal, "/espace/profil", { as: account });
  expect(visitor.page.fields("SIRET")).toEqual([]);
  const photo = await makePicture({ width: 300, height: 300 }).png().toBuffer();
  visitor.enter({
    Adresse: "7 impasse Discrète",
    Présentation: "Je loue moi-même.",
    [visitor.page.field(/^Photo ou logo/).name]: [new File([new Uint8Array(photo)], "moi.png", { type: "image/png" })],
  });
  await visitor.press("Enregistrer le profil");
  expect(visitor.page.text).toContain("Votre profil est enregistré.");
  const shown = await (await portal.fetch(`/annonceurs/${advertiser.slug}`)).text();
  expect(shown).toContain("Je loue moi-même.");
  expect(shown).not.toContain("impasse Discrète");
  expect(shown).toMatch(/\/media\/[0-9a-f]{64}\/640\.webp/);
});

test("a user downloads all of their own personal data, and nobody else's", async () => {
  const { account } = await portal.accounts.openDashboard({ listings: [{ title: "Maison à emporter" }] });
  await portal.accounts.openDashboard({ listings: [{ title: "Maison du voisin" }] });
  const visitor = await openVisitor(portal, "/espace/donnees", { as: account });
  await visitor.follow("Télécharger mes données");
  expect(visitor.headers.get("content-disposition")).toBe('attachment; filename="mes-donnees.json"');
  const data = JSON.parse(visitor.received.at(-1)!) as {
    account: { email: string };
    listings: { title: string }[];
    sessions: unknown[];
  };
  expect(data.account.email).toBe(account.email);
  expect(data.listings.map(({ title }) => title)).toEqual(["Maison à emporter"]);
  expect(data.sessions).toHaveLength(1);
});

test("an account is deleted without JavaScript: its listings are removed, the session ends", async () => {
  const { account, listings } = await portal.accounts.openDashboard({
    listings: [{ title: "Maison qui part" }, { title: "Maison demandée" }],
  });
  await createRequest(portal.db, { listingId: listings[1]!.id });
  const visitor = await openVisitor(portal, "/espace/donnees", { as: account });
  const remove = async (proof: string) => {
    visitor.enter({ "Votre mot de passe": proof });
    await visitor.press("Supprimer définitivement mon compte");
  };
  await remove("Mauvais1!");
  expect(visitor.page.all("alert").map(({ text }) => text)).toContainEqual(
    expect.stringContaining("Le mot de passe est incorrect. Rien n’a été supprimé."),
  );
  await remove(account.password);
  expect(visitor.page.one("heading", "Votre compte est supprimé")).toBeDefined();
  // The one that is left shows fresh pages, for five seconds.
  expect([...visitor.cookies.keys()].filter((name) => name.startsWith("portail"))).toEqual(["portail_change"]);
  await visitor.open("/espace");
  expect(visitor.path).toMatch(/^\/connexion/);
  const [left, asked] = listings.map(({ slug, reference }) => `/annonces/${slug}-${reference}`);
  expect([(await portal.fetch(left!)).status, (await portal.fetch(asked!)).status]).toEqual([404, 410]);
});
