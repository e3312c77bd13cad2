import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();

test.each([
  "/",
  "/annonces",
  "/Rechercher",
  "/annonceurs",
  "/annonceurs?commune=zqxwzk",
  "/credits",
  "/verifier-un-fichier",
  "/mentions-legales",
  "/nulle-part",
])("%s has one title, one main heading and a language", async (path) => {
  const html = await (await portal.fetch(path)).text();
  expect(html.match(/<html\b[^>]*>/)![0]).toContain('lang="fr"');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html.match(/<title\b/g)).toHaveLength(1);
  expect(/<title>([^<]*)<\/title>/.exec(html)![1]!.length).toBeGreaterThan(5);
});

test("an unknown address answers 404 with the site's layout and links, without internals", async () => {
  const visitor = await openVisitor(portal, "/nulle-part");
  expect(visitor.status).toBe(404);
  expect(visitor.page.one("heading", "Cette page n’existe pas", { level: 1 })).toBeDefined();
  expect(visitor.page.text).not.toMatch(/\bat \w+.*:\d+|node_modules|Error:/);
  expect(visitor.page.one("banner")).toBeDefined();
  await visitor.follow(visitor.page.one("main").one("link", "Annonces"));
  expect(visitor.path).toBe("/annonces");
});

test("the header links to every page and marks the current one; the footer has the copyright line", async () => {
  const { page } = await openVisitor(portal, "/annonceurs");
  const header = page.one("banner");
  for (const [name, path] of [
    ["Accueil", "/"],
    ["Annonceurs", "/annonceurs"],
    ["Annonces", "/annonces"],
    ["Rechercher", "/Rechercher"],
    ["Publier votre bien", "/connexion?suite=/publier"],
  ] as const)
    expect(
      header.all("link", name).map((link) => link.attribute("href")),
      name,
    ).toContain(path);
  expect(header.select("[aria-current=page]").map(({ name }) => name)).toEqual(["Annonceurs"]);
  const footer = page.one("contentinfo");
  expect(footer.one("link", "Mentions légales").attribute("href")).toBe("/mentions-legales");
  expect(footer.text).toContain("© 2024 bienvu. Tous les droits réservés");
});
