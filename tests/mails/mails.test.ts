import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { mailColours, mailNightColours } from "#app/platform/mail/mail-looks.ts";
import { type Letter, writeMail } from "#app/platform/mail/mail-layout.ts";
import { portalMails } from "./mails.ts";

// Known limits of mail programs that tests cannot run. Sources: caniemail.com, Gmail's and Outlook's own documentation.
const site = { SITE_URL: "https://portail.example", SITE_NAME: "bienvu", PORT: 0, CURRENCY: "EUR" } as const;
const pictures = ["a", "b", "c"].map((letter) => letter.repeat(64));

/** Gmail cuts the rest off, with the links that end such mails. */
const GMAIL_BYTES = 102_400;
/** Gmail ignores style beyond. */
const GMAIL_STYLE_CHARACTERS = 16_384;
/** Outlook for Windows, or Gmail, remove these styles, and styles that depend on them. */
const unsupported =
  /(?:^|[;{\s])(?:position|float|display\s*:\s*(?:flex|grid)|background-image|transform|inset|object-fit|gap)\b|url\(|var\(|calc\(|@import|@font-face/;
const TEXT_NODE = 3;
const unsupportedTags = "script, link, form, input, button, video, iframe, svg, picture, base, object, embed";

describe.each(portalMails.map((mail) => [mail.name, mail] as const))("%s", (_, mail) => {
  const { subject, text, html } = mail.write(site, pictures);
  const { document } = parseHTML(html);
  const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent);
  const inline = [...document.querySelectorAll("[style]")].map((one) => one.getAttribute("style")!);

  test("is short enough, with a title, a language and a direction", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES);
    expect(styles.join("").length).toBeLessThan(GMAIL_STYLE_CHARACTERS);
    const root = document.documentElement;
    expect([root.getAttribute("lang"), root.getAttribute("dir")]).toEqual(["fr", "auto"]);
    expect(document.title).toBe(subject);
    expect(subject.length).toBeGreaterThan(10);
  });

  test("does not depend on features that mail programs remove", () => {
    for (const css of [...styles, ...inline]) expect(css).not.toMatch(unsupported);
    expect(document.querySelectorAll(unsupportedTags)).toHaveLength(0);
    // Gmail drops the whole style element of a rule that it does not understand: such rules have a separate one.
    for (const css of styles.filter((one) => one.includes("gutter"))) expect(css).not.toMatch(/\[|:root|prefers-/);
  });

  test("has pictures with an absolute address, a size and a text, in a format that Outlook shows", () => {
    for (const picture of document.querySelectorAll("img")) {
      expect(picture.getAttribute("src")).toMatch(/^https:\/\/portail\.example\/\S+\.(jpg|png)$/);
      expect(Number(picture.getAttribute("width"))).toBeGreaterThan(0);
      expect(picture.getAttribute("height")).toMatch(/^(\d+|auto)$/);
      expect(picture.hasAttribute("alt")).toBe(true);
      expect(picture.closest("a") === null).toBe(picture.getAttribute("alt") === "");
    }
  });

  test("says the same without pictures and as text", () => {
    const links = new Set([...document.querySelectorAll("a")].map((link) => link.getAttribute("href")!));
    for (const link of links) expect(link).toMatch(/^https:\/\/portail\.example(\/|$)/);
    expect(new Set(text.match(/https:\/\/\S+/g))).toEqual(links);
    const words = [...document.querySelectorAll(".card *")]
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === TEXT_NODE))
      .map(({ textContent }) => (textContent ?? "").trim())
      .filter((one) => one !== "");
    for (const one of words) expect(text).toContain(one);
    expect(words.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/[<>]|undefined|null|NaN/);
  });

  test("tells screen readers that its tables are layout, and names the mail", () => {
    expect(document.querySelectorAll('table:not([role="presentation"])')).toHaveLength(0);
    expect(document.querySelector('[role="article"]')!.getAttribute("aria-label")).toBe(subject);
  });
});

test("mails with a one-click unsubscribe show the link too", () => {
  const ending = portalMails.map((mail) => mail.write(site, pictures)).filter(({ unsubscribeUrl }) => unsubscribeUrl);
  expect(ending.length).toBeGreaterThan(1);
  for (const { text, unsubscribeUrl, subject } of ending) expect(text, subject).toContain(unsubscribeUrl);
});

test("the longest mail is not cut by Gmail: twenty homes with long words", () => {
  const long = "Appartement traversant avec terrasse, vue dégagée et cave ".repeat(2);
  const home = {
    path: `/alertes/voir?jeton=a123456789.${"x".repeat(43)}&bien=BVEXMP1`,
    title: long,
    price: "1 250 000 €",
    facts: "Appartement · 5 pièces · 140 m² · 4 chambres · DPE C",
    place: "Saint-Rémy-de-Provence (13)",
    mark: "Baisse de prix : 1 350 000 € → 1 250 000 €",
    picture: { path: `/media/${"a".repeat(64)}/mail.jpg`, alt: long },
  };
  const letter: Letter = {
    to: "camille@example.org",
    subject: long,
    greeting: "Bonjour,",
    paragraphs: [long, long],
    listings: Array.from({ length: 20 }, () => home),
    action: "Voir tous les résultats",
    path: "/alertes/voir",
    note: long,
  };
  expect(Buffer.byteLength(writeMail(site, letter).html)).toBeLessThan(GMAIL_BYTES);
});

const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

test.each([
  ["day", mailColours],
  ["night", mailNightColours],
])("texts are readable by %s", (_, { ink, raised, soft, sunken, action, onAction, accent, accentSoft, picture }) => {
  for (const [text, ground, least] of [
    [ink, raised, 7],
    [soft, raised, 4.5],
    [soft, sunken, 4.5],
    [action, sunken, 4.5],
    [onAction, action, 4.5],
    [accent, accentSoft, 4.5],
    [ink, picture, 4.5],
  ] as const)
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
});
