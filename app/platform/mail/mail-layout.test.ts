import fc from "fast-check";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { greetingOf, type Letter, type MailListing, type MailSite, writeMail } from "./mail-layout.ts";
import { mailColours } from "./mail-looks.ts";

const site: MailSite = { SITE_URL: "https://portail.example", SITE_NAME: "L’immobilier d’ici", PORT: 3000 };
const flat: MailListing = {
  path: "/annonces/appartement-lyon-A1?de=alerte&n=2",
  title: "Appartement 3 pièces avec balcon",
  price: "330 000 €",
  facts: "3 pièces · 68 m²",
  place: "Lyon 7e (69007)",
  mark: "Baisse de prix : 350 000 € → 330 000 €",
  picture: { path: "/media/0a/mail.jpg", alt: "Séjour avec parquet" },
};
const letter: Letter = {
  to: "zoe@example.org",
  subject: "2 biens pour vous",
  greeting: "Bonjour,",
  paragraphs: ["Deux biens correspondent à votre alerte.", "Les voici."],
  quote: ["Première ligne", "Seconde ligne"],
  listings: [flat, { ...flat, path: "/annonces/maison-B2", title: "Maison", mark: "Nouveau", picture: null }],
  action: "Voir les 2 biens",
  path: "/annonces?commune=lyon&tri=recent",
  note: "Vous recevez cet e-mail parce que vous avez créé une alerte.",
  links: [{ label: "Ne plus recevoir ces e-mails", path: "/alertes/fin?jeton=a&b=c" }],
  unsubscribePath: "/alertes/fin-immediate?jeton=a",
};
const documentOf = (html: string) => parseHTML(html).document;
const write = (change: Partial<Letter> = {}) => {
  const mail = writeMail(site, { ...letter, ...change });
  return { ...mail, document: documentOf(mail.html) };
};

test("text and HTML say the same, and link to the same pages", () => {
  const { text, document } = write();
  const shown = document.body.textContent;
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  const lines = text.split("\n").filter((line) => line !== "");
  for (const line of lines) {
    if (line.startsWith("https://")) expect(links).toContain(line);
    else for (const part of line.replace(/ :$/, "").split(" · ")) expect(shown).toContain(part);
  }
  expect(lines).toEqual(expect.arrayContaining(["Première ligne", flat.title, flat.mark, flat.place]));
  expect(new Set(lines.filter((line) => line.startsWith("https://")))).toEqual(new Set(links));
});

test("pictures are absolute addresses with a text, in a link to their home; a home without one keeps its words", () => {
  const { document } = write();
  const [picture, ...others] = document.querySelectorAll(".photo img");
  expect(others).toEqual([]);
  expect(picture!.getAttribute("src")).toBe("https://portail.example/media/0a/mail.jpg");
  expect(picture!.getAttribute("alt")).toBe("Séjour avec parquet");
  expect(picture!.closest("a")!.getAttribute("href")).toBe(`https://portail.example${flat.path}`);
});

test("the logo stands above the name, in a box of its own, and has no alternative text", () => {
  const logo = write().document.querySelector(".logo img")!;
  expect(logo.getAttribute("src")).toBe("https://portail.example/brand/courriel/logo.png");
  expect(["alt", "width", "height"].map((name) => logo.getAttribute(name))).toEqual(["", "200", "44"]);
  expect(write().document.querySelector(".action")!.textContent).toBe(site.SITE_NAME);
});

test("a mail loads nothing from other sites, is in French, and supports dark themes", () => {
  const { html, document } = write();
  expect(document.documentElement.getAttribute("lang")).toBe("fr");
  expect(document.title).toBe(letter.subject);
  expect(document.querySelector('meta[name="color-scheme"]')!.getAttribute("content")).toBe("light dark");
  expect(html).toContain("@media (prefers-color-scheme:dark)");
  expect(html).not.toMatch(/@import|<link|url\(/);
});

test("the preheader is the first paragraph, or the letter's own preheader, and is not shown", () => {
  const preheader = (document: Document) => document.body.firstElementChild!;
  expect(preheader(write().document).textContent).toBe(letter.paragraphs[0]);
  const own = preheader(write({ preheader: "Dès 330 000 €" }).document);
  expect([own.textContent, own.getAttribute("style")]).toEqual([
    "Dès 330 000 €",
    expect.stringContaining("display:none"),
  ]);
});

test("the only button leads to the address of the letter", () => {
  const buttons = [...write().document.querySelectorAll(".button a")];
  expect(buttons.map((button) => [button.textContent.trim(), button.getAttribute("href")])).toEqual([
    [letter.action, `https://portail.example${letter.path}`],
  ]);
});

test("a mail with an unsubscribe link has the address for the POST; other mails have none", () => {
  expect(write().unsubscribeUrl).toBe("https://portail.example/alertes/fin-immediate?jeton=a");
  const { unsubscribePath: _, ...plain } = letter;
  expect(writeMail(site, plain)).not.toHaveProperty("unsubscribeUrl");
});

/** Characters that mean something to XML, MJML, style sheets and Outlook's comments, among any others. */
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "</mj-text><mj-include path='/etc/passwd'/>",
    "<!--[if mso]><b>x</b><![endif]-->",
    '" onload="alert(1)',
    "]]>{{name}}[[x]]&#60;script&#62;",
    "</title><script>alert(1)</script>",
    "\u0000\u001b\ud800\uffff",
    "$& $1 \\",
  ),
);

test.each([
  "</mj-text><script>alert(1)</script>",
  "&lt;b&gt; & <b>",
  "«\u00a010\u202f000\u00a0€\u00a0» {{nom}} ]]>",
  "a\u0000b",
  "C:\\dossier\té\u0301 👩‍👩‍👧",
])("a reader sees what was written: %j", (written) => {
  const picture = { path: "/media/0a/mail.jpg", alt: written };
  const { document, text } = write({
    subject: written,
    greeting: written,
    quote: [written],
    listings: [{ ...flat, picture }],
    links: [],
  });
  expect(document.querySelector(".photo img")!.getAttribute("alt")).toBe(written.replace("\u0000", ""));
  expect(document.querySelector("[aria-label]")!.getAttribute("aria-label")).toBe(written.replace("\u0000", ""));
  expect(document.title).toBe(written.replace("\u0000", ""));
  const shown = written.replace("\u0000", "");
  const [greeting] = [...document.querySelectorAll(".card .ink")].map((cell) => cell.textContent);
  expect([greeting, document.querySelector(".quote p")!.textContent]).toEqual([shown, shown]);
  expect(text.split("\n\n")[0]).toBe(written);
});

test("whatever people write stays text", () => {
  const anyHome = fc.record({
    title: hostile,
    price: hostile,
    facts: hostile,
    place: hostile,
    mark: hostile,
    alt: hostile,
  });
  const anyLetter = fc.record({
    subject: hostile,
    greeting: hostile,
    paragraph: hostile,
    line: hostile,
    note: hostile,
  });
  const plain = write({ quote: ["a"], listings: [flat], links: [] });
  const tagsOf = (document: Document) => [...document.querySelectorAll("*:not(br)")].map(({ tagName }) => tagName);
  fc.assert(
    fc.property(anyHome, anyLetter, ({ alt, ...home }, { subject, greeting, paragraph, line, note }) => {
      const { document, html } = write({
        subject,
        greeting,
        note,
        paragraphs: [paragraph, paragraph],
        quote: [line],
        links: [],
        listings: [{ ...flat, ...home, picture: { path: "/media/0a/mail.jpg", alt } }],
      });
      expect(tagsOf(document)).toEqual(tagsOf(plain.document));
      expect(html.match(/<!--/g)).toEqual(plain.html.match(/<!--/g));
      expect(document.querySelectorAll("[onload]")).toHaveLength(0);
    }),
    { numRuns: 200 },
  );
});

test("in the operator's look a mail has its prefix, greeting, signature and colours, also at night", () => {
  const colour = (hex: string) =>
    Object.fromEntries(Object.keys(mailColours).map((name) => [name, hex])) as typeof mailColours;
  const { inLook, ...plain } = writeMail(site, { ...letter, name: "Zoé" });
  const look = {
    prefix: "[Le Courrier]",
    greeting: "Chère lectrice {nom} !",
    signature: "La rédaction\n\nLe Courrier",
    colours: { day: colour("#123456"), night: colour("#abcdef") },
  };
  const { subject, text, html } = inLook!(look);
  expect(subject).toBe(`[Le Courrier] ${letter.subject}`);
  expect(text).toMatch(/^Chère lectrice Zoé !\n/);
  expect(text).toContain("La rédaction\nLe Courrier\n");
  expect(html).toContain("#123456");
  expect(html).toContain("#abcdef");
  for (const words of ["Chère lectrice Zoé !", "La rédaction"]) expect(html).toContain(words);
  expect(inLook!({ prefix: "", greeting: "", signature: "", colours: null })).toEqual({
    subject: plain.subject,
    text: plain.text,
    html: plain.html,
  });
});

test("a greeting without a name leaves no gap", () => {
  expect(greetingOf("Bonjour {nom},", "")).toBe("Bonjour,");
  expect(greetingOf("Bonjour {nom},", "$& Zoé")).toBe("Bonjour $& Zoé,");
});
