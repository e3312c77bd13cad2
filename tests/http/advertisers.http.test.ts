import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();

test.each([
  ["/annonceurs?nom=&commune=&page=1", 302, "/annonceurs"],
  ["/annonceurs?page=999999", 302, "/annonceurs?page="],
  ["/annonceurs?page=abc", 302, "/annonceurs"],
  ["/annonceurs?commune=PARIS", 302, "/annonceurs?commune=paris"],
  ["/annonceurs?commune=%3Cscript%3Ealert(1)%3C/script%3E", 200, "Lieu non reconnu :"],
  [`/annonceurs?nom=${"x".repeat(80)}`, 200, "Aucun annonceur"],
  ["/annonceurs?nom=%25", 200, "Aucun annonceur"],
  ["/annonceurs?nom=%00%ff&commune=%00", 302, "/annonceurs"],
  ["/annonceurs/%27%20or%201=1", 404, "Cette page n’existe pas"],
])("%s answers %i", async (path, status, text) => {
  const response = await portal.fetch(path, { redirect: "manual" });
  expect(response.status).toBe(status);
  expect(status === 302 ? response.headers.get("location") : await response.text()).toContain(text);
});

test("a profile describes itself to robots, without telephone or e-mail", async () => {
  const directory = await (await portal.fetch("/annonceurs")).text();
  expect(directory).toContain("Agence immobilière");
  const href = /href="(\/annonceurs\/[a-z0-9-]+)"/.exec(directory)![1]!;
  const page = await (await portal.fetch(href)).text();
  expect(page).toContain(`<link rel="canonical" href="${portal.address}${href}"/>`);
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1]!),
  );
  expect(blocks.map((block) => block["@type"])).toEqual(["ProfilePage", "BreadcrumbList"]);
  expect(page).not.toMatch(/@example\.org|tel:/);
});

test("each page of advertisers has an address, and shows other advertisers", async () => {
  const visitor = await openVisitor(portal, "/annonceurs");
  const links = () =>
    visitor.page.all("article").flatMap((card) => card.all("link").map((link) => link.attribute("href")));
  const first = links();
  await visitor.follow("Page 2");
  expect(visitor.path).toBe("/annonceurs?page=2");
  expect(visitor.page.text).toContain("page 2 sur");
  const second = links();
  expect(second).toHaveLength(9);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
});

test("the telephone number of a profile is shown on request, without JavaScript", async () => {
  const visitor = await openVisitor(portal, "/annonceurs");
  await visitor.follow(visitor.page.all("article")[0]!.all("link")[0]!);
  expect(visitor.page.one("heading", "Coordonnées", { level: 2 })).toBeDefined();
  expect(visitor.received.at(-1)).not.toContain("tel:");
  await visitor.press("Afficher le téléphone");
  expect(visitor.page.select('a[href^="tel:"]')).toHaveLength(1);
});

test("a page of the directory without advertisers shows a message and links elsewhere", async () => {
  const visitor = await openVisitor(portal, "/annonceurs?nom=zqxwzk");
  expect(visitor.page.text).toContain("Aucun annonceur ne correspond à cette recherche.");
  await visitor.follow("Voir tous les annonceurs");
  expect(visitor.path).toBe("/annonceurs");
});
