import { expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";

const { open, portal } = useBrowser();

test("a visitor finds an advertiser by name, reads the profile and comes back to the same search", async () => {
  const page = await open("/annonceurs");
  await page.getByRole("heading", { level: 1, name: "Découvrez nos annonceurs" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(9);
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  await page.getByRole("textbox", { name: "Nom" }).fill(name.toLowerCase());
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL(/\/annonceurs\?nom=/);
  const results = page.url();
  await page.getByRole("article").getByRole("link", { name, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Présentation" }).waitFor();
  await page.getByRole("heading", { level: 2, name: `Les annonces de ${name}` }).waitFor();
  await page.goBack();
  await page.waitForURL(results);
  expect(await page.getByRole("textbox", { name: "Nom" }).inputValue()).toBe(name.toLowerCase());
});

test("a card has initials for want of a photo, a name, a role, and a description of four lines at most", async () => {
  // The last page is the samples': whom other journeys signed up comes first, and may have written nothing yet.
  const page = await open("/annonceurs?page=9999", { viewport: { width: 360, height: 740 } });
  const cards = await page.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const description = article.querySelector<HTMLElement>(".line-clamp-4")!;
      return {
        text: (article as HTMLElement).innerText,
        lines: description.clientHeight / Number.parseFloat(getComputedStyle(description).lineHeight),
        length: description.innerText.length,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const { text, lines, length } of cards) {
    expect(text).toMatch(/^\p{Lu}{1,2}\n/u);
    expect(text).toMatch(/Propriétaire|Agent commissionnaire/);
    expect(Math.round(lines)).toBeLessThanOrEqual(4);
    expect(length).toBeGreaterThan(20);
  }
});

test("a commune is proposed while it is typed, stays in the address, and its chip removes it", async () => {
  const page = await open("/annonceurs");
  await page.getByRole("combobox", { name: "Commune" }).pressSequentially("marsei");
  await page
    .getByRole("option", { name: /^Marseille 13/ })
    .first()
    .click();
  await page.getByRole("search").getByRole("button", { name: "Rechercher" }).click();
  await page.waitForURL("**/annonceurs?commune=marseille");
  await page.getByRole("link", { name: "Retirer la commune Marseille" }).click();
  await page.waitForURL("**/annonceurs");
});

test("each page has its address and shows other advertisers", async () => {
  const page = await open("/annonceurs");
  const links = () =>
    page
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  const first = await links();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await page.waitForURL("**/annonceurs?page=2");
  await page.getByText("page 2 sur").waitFor();
  const second = await links();
  expect(second).toHaveLength(9);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
});

test("the telephone of a profile comes when it is asked for, with and without JavaScript", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await open("/annonceurs", { javaScriptEnabled });
    await page.getByRole("article").first().getByRole("link").click();
    await page.getByRole("heading", { level: 2, name: "Coordonnées" }).waitFor();
    expect(await page.content()).not.toContain("tel:");
    await page.getByRole("button", { name: "Afficher le téléphone" }).click();
    await page.locator('a[href^="tel:"]').waitFor();
  }
});

test("nobody found: the page says so and leads on", async () => {
  const page = await open("/annonceurs?nom=zqxwzk");
  await page.getByText("Aucun annonceur ne correspond à cette recherche.").waitFor();
  await page.getByRole("link", { name: "Voir tous les annonceurs" }).click();
  await page.waitForURL("**/annonceurs");
});

test.each([
  ["/annonceurs?nom=&commune=&page=1", 302, "/annonceurs"],
  ["/annonceurs?page=999999", 302, "/annonceurs?page="],
  ["/annonceurs?page=abc", 302, "/annonceurs"],
  ["/annonceurs?commune=PARIS", 302, "/annonceurs?commune=paris"],
  ["/annonceurs?commune=%3Cscript%3Ealert(1)%3C/script%3E", 200, "Nous ne connaissons pas de commune nommée"],
  [`/annonceurs?nom=${"x".repeat(80)}`, 200, "Aucun annonceur"],
  ["/annonceurs?nom=%25", 200, "Aucun annonceur"],
  ["/annonceurs?nom=%00%ff&commune=%00", 302, "/annonceurs"],
  ["/annonceurs/%27%20or%201=1", 404, "Cette page n’existe pas"],
])("%s answers %i", async (path, status, text) => {
  const response = await fetch(`${portal}${path}`, { redirect: "manual" });
  expect(response.status).toBe(status);
  expect(status === 302 ? response.headers.get("location") : await response.text()).toContain(text);
});

test("a profile says what it is to robots, and nothing of telephone or e-mail", async () => {
  const directory = await (await fetch(`${portal}/annonceurs`)).text();
  const href = /href="(\/annonceurs\/[a-z0-9-]+)"/.exec(directory)![1]!;
  const page = await (await fetch(`${portal}${href}`)).text();
  expect(page).toContain(`<link rel="canonical" href="${portal}${href}"/>`);
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1]!),
  );
  expect(blocks.map((block) => block["@type"])).toEqual(["ProfilePage", "BreadcrumbList"]);
  expect(page).not.toMatch(/@example\.org|tel:/);
});
