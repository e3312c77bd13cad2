import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal();

test.each([
  "/",
  "/annonces",
  "/Rechercher",
  "/annonceurs",
  "/annonceurs?commune=zqxwzk",
  "/credits",
  "/mentions-legales",
  "/nulle-part",
])("%s has one title, one main heading and a language", async (path) => {
  const html = await (await portal.fetch(path)).text();
  expect(html.match(/<html\b[^>]*>/)![0]).toContain('lang="fr"');
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(html.match(/<title\b/g)).toHaveLength(1);
  expect(/<title>([^<]*)<\/title>/.exec(html)![1]!.length).toBeGreaterThan(5);
});
