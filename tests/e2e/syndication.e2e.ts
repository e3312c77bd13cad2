import fc from "fast-check";
import type { Feed } from "#app/search/syndication/syndication.ts";
import { writeFeed } from "#app/search/syndication/write-syndication.ts";
import { anyText } from "../factories/any-text.ts";
import { expect, type Page, test } from "../setup/journeys/journey.ts";

/** The characters that XML 1.0 forbids. */
const notInXml = /(?![\t\n\r\x7F-\x9F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** What the browser's own parser of XML reads in a feed; fails where it is not well-formed. */
const parseIn = (page: Page, xml: string) =>
  page.evaluate((source) => {
    const read = new DOMParser().parseFromString(source, "application/xml");
    if (read.querySelector("parsererror")) throw new Error(read.documentElement.textContent ?? "");
    const texts = (name: string) => [...read.querySelectorAll(`entry > ${name}`)].map((one) => one.textContent ?? "");
    const root = read.documentElement;
    return {
      root: `${root.namespaceURI} ${root.localName}`,
      titles: texts("title"),
      contents: texts("content"),
      elements: [...read.querySelectorAll("*")].map((one) => one.localName),
    };
  }, xml);

test("« Flux RSS » leads from a search to its feed in XML, which is well-formed whatever the titles contain", async ({
  open,
}) => {
  const page = await open("/annonces?propertyType=maison&sort=prix-croissant");
  const link = page.getByRole("link", { name: "Flux RSS de cette recherche" });
  await expect(link).toBeVisible();
  const told = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  const href = (await link.getAttribute("href"))!;
  expect(new URL((await told.getAttribute("href"))!).search).toBe(new URL(href, page.url()).search);
  const answer = await page.request.get(href);
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const feed = await parseIn(page, await answer.text());
  expect(feed.root).toBe("http://www.w3.org/2005/Atom feed");
  expect(feed.titles.length).toBeGreaterThan(5);

  const hostile = [
    "]]></title><x/>",
    "<![CDATA[",
    "&bogus; & <b>",
    "\u0000\u001b\uffff\ud800",
    '"><script>alert(1)</script>',
  ];
  const text = fc.oneof(anyText({ maxLength: 20 }), fc.constantFrom(...hostile));
  const feedOf = (texts: string[]): Feed => ({
    title: texts[0]!,
    author: texts[1]!,
    page: "https://portail.example/annonces?a=1&b=2",
    self: "https://portail.example/annonces.atom?a=1&b=2",
    entries: texts.map((title, index) => ({
      id: `https://portail.example/annonces/${index}`,
      url: `https://portail.example/annonces/${index}`,
      title,
      lines: [title, title],
      picture: { url: "https://portail.example/media/a/mail.jpg", alt: title },
      published: new Date(0),
      updated: new Date(0),
    })),
  });
  const samples = fc.sample(fc.array(text, { minLength: 2, maxLength: 40 }), { numRuns: 30, seed: 7 });
  const plain = await parseIn(page, writeFeed("atom", feedOf(["a", "b"])));
  const ofEntry = (elements: string[]) => elements.slice(elements.indexOf("entry"));
  const one = ofEntry(plain.elements).length / 2;
  for (const texts of samples) {
    const read = await parseIn(page, writeFeed("atom", feedOf(texts)));
    expect(ofEntry(read.elements)).toHaveLength(one * texts.length);
    // A reader of XML takes all ends of lines for one.
    const shown = texts.map((each) => each.toWellFormed().replaceAll(notInXml, "").replaceAll(/\r\n?/g, "\n"));
    expect(read.titles).toEqual(shown);
    expect(read.contents.every((content) => !content.includes("<script"))).toBe(true);
    expect(JSON.parse(writeFeed("json", feedOf(texts)))).toMatchObject({
      items: texts.map((each) => ({ title: each.toWellFormed() })),
    });
  }
});
