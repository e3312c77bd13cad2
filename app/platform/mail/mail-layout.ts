import type { Mail, MailColours, MailLook } from "#app/domain/mail.ts";
import { mailLogo } from "./mail-logo.ts";
import { type Environment, siteAddress } from "../env.ts";
import { mailColours, mailNightColours, DISPLAY, SANS, styleSheetsOf } from "./mail-looks.ts";
import { element, type Markup, renderMail, trusted, valueText } from "./mail-markup.ts";

/** The portal as sender. */
export type MailSite = Pick<Environment, "SITE_URL" | "SITE_NAME" | "PORT">;

/** A listing in a mail. `path` is its page; `mark` is the news: « Nouveau », « Baisse de prix : … ». */
export type MailListing = {
  path: string;
  title: string;
  price: string;
  facts: string;
  place: string;
  mark?: string;
  /** The picture; `path` has a `mail` variant (`pictureAddress`), because Outlook shows no WebP. */
  picture: { path: string; alt: string } | null;
};

/** The text of a mail. `path` is the destination of the button, `action` its label. */
export type Letter = {
  to: string;
  subject: string;
  greeting: string;
  /** The recipient's name in the greeting; without it, the greeting has no name. */
  name?: string | null;
  paragraphs: string[];
  /** The lines of a text that a person wrote, after the paragraphs. */
  quote?: string[];
  /** The listings, at most 20: Gmail cuts a mail of more than 100 kB, and a listing takes two. */
  listings?: MailListing[];
  action: string;
  path: string;
  note: string;
  /** Small links below the note: « Modifier cette alerte ». */
  links?: { label: string; path: string }[];
  /** The address that unsubscribes by a POST (`Mail.unsubscribeUrl`). */
  unsubscribePath?: string;
  /** The text that mail programs show beside the subject; the first paragraph by default. */
  preheader?: string;
};

const plainLook: MailLook = { prefix: "", greeting: "", signature: "", colours: null };

/** A mail as text, and as HTML that phones, dark themes and old programs show. Pure; throws for no text. */
export function writeMail(site: MailSite, letter: Letter): Mail {
  const { to, unsubscribePath } = letter;
  const url = siteAddress(site);
  return {
    to,
    ...dress(site, letter, plainLook),
    ...(unsubscribePath !== undefined && { unsubscribeUrl: `${url}${unsubscribePath}` }),
    inLook: (look) => dress(site, letter, look),
  };
}

function dress(site: MailSite, letter: Letter, look: MailLook): Pick<Mail, "subject" | "text" | "html"> {
  const dressed: Dressed = {
    ...letter,
    subject: look.prefix === "" ? letter.subject : `${look.prefix} ${letter.subject}`,
    greeting: look.greeting === "" ? letter.greeting : greetingOf(look.greeting, letter.name ?? ""),
    signature: look.signature.split("\n").filter((line) => line.trim() !== ""),
    colours: look.colours ?? { day: mailColours, night: mailNightColours },
  };
  return { subject: dressed.subject, text: writeText(site, dressed), html: renderMail(writeMarkup(site, dressed)) };
}

type Dressed = Letter & { signature: string[]; colours: { day: MailColours; night: MailColours } };

/** « Bonjour {nom}, » with a name, or without one. */
export const greetingOf = (form: string, name: string): string =>
  name === "" ? form.replaceAll(/\s*\{nom\}/g, "") : form.replaceAll("{nom}", () => name);

function writeText(site: MailSite, letter: Dressed): string {
  const { greeting, paragraphs, quote = [], listings = [], action, path, signature, note, links = [] } = letter;
  const url = siteAddress(site);
  const homes = listings.map(({ mark, title, price, facts, place, path: home }) =>
    [mark, title, [price, facts].filter((one) => one !== "").join(" · "), place, `${url}${home}`]
      .filter((line) => line)
      .join("\n"),
  );
  const parts = [greeting, ...paragraphs, ...quote, ...homes, `${action} :\n${url}${path}`];
  const close = [...(signature.length > 0 ? [signature.join("\n")] : []), note];
  const ends = links.map((link) => `${link.label} :\n${url}${link.path}`);
  return [...parts, ...close, ...ends, `${site.SITE_NAME}\n${url}`].join("\n\n");
}

function writeMarkup(site: MailSite, letter: Dressed): Markup {
  const { subject, paragraphs, preheader = paragraphs[0] ?? subject } = letter;
  const colours = letter.colours.day;
  return element(
    "mjml",
    { lang: "fr" },
    element(
      "mj-head",
      {},
      element("mj-title", {}, valueText(subject)),
      element("mj-preview", {}, preheader),
      element("mj-raw", {}, ...headMetas),
      element(
        "mj-attributes",
        {},
        element("mj-all", { "font-family": SANS, "font-size": "16px", "line-height": "1.55", color: colours.ink }),
        element("mj-text", { padding: "0 32px 16px", "css-class": "ink gutter" }),
      ),
      element("mj-raw", {}, ...styleSheetsOf(letter.colours).map((rules) => element("style", {}, trusted(rules)))),
    ),
    element(
      "mj-body",
      { "background-color": colours.sunken, "css-class": "mail", width: "600px" },
      header(site, colours),
      card(site, letter),
      footer(site, colours),
    ),
  );
}

const headMetas = [
  { name: "color-scheme", content: "light dark" },
  { name: "supported-color-schemes", content: "light dark" },
  { name: "x-apple-disable-message-reformatting", content: "" },
  { name: "format-detection", content: "telephone=no,date=no,address=no,email=no" },
].map((meta) => element("meta", meta));

const section = (attributes: Record<string, string>, ...content: (Markup | null)[]): Markup =>
  element("mj-section", attributes, element("mj-column", {}, ...content));

/** The site's name is text, visible where pictures are blocked; so the logo above it has no text alternative. */
const header = (site: MailSite, colours: MailColours): Markup =>
  section(
    { padding: "24px 0 0" },
    element("mj-image", {
      src: `${siteAddress(site)}${mailLogo.path}`,
      alt: "",
      width: `${mailLogo.width}px`,
      height: `${mailLogo.height}px`,
      align: "left",
      padding: `0 32px 4px ${32 - mailLogo.margin}px`,
      "css-class": "logo",
    }),
    element(
      "mj-text",
      {
        "font-family": DISPLAY,
        "font-size": "24px",
        "font-weight": "bold",
        "line-height": "1.2",
        color: colours.action,
        padding: "0 32px 20px",
        "css-class": "action gutter",
      },
      site.SITE_NAME,
    ),
  );

function card(site: MailSite, letter: Dressed): Markup {
  const { greeting, paragraphs, quote = [], listings = [], action, path, signature, note, links = [] } = letter;
  const colours = letter.colours.day;
  const url = siteAddress(site);
  return section(
    { "background-color": colours.raised, "border-radius": "16px", padding: "32px 0 24px", "css-class": "card" },
    ...[greeting, ...paragraphs].map((text) => element("mj-text", {}, text)),
    quote.length > 0 ? quotation(quote, colours) : null,
    ...listings.flatMap((listing) => home(url, listing, colours)),
    element(
      "mj-button",
      {
        href: `${url}${path}`,
        "background-color": colours.action,
        color: colours.onAction,
        "font-weight": "bold",
        "line-height": "1.3",
        "border-radius": "10px",
        "inner-padding": "14px 26px",
        align: "left",
        padding: "8px 32px 24px",
        "css-class": "button gutter",
      },
      action,
    ),
    signature.length > 0 ? signed(signature) : null,
    small(note, colours),
    ...links.map((link) => small(smallLink(`${url}${link.path}`, link.label, colours), colours)),
  );
}

const signed = (lines: string[]): Markup =>
  element("mj-text", {}, ...lines.flatMap((line, index) => (index === 0 ? [line] : [element("br", {}), line])));

const quotation = (lines: string[], colours: MailColours): Markup =>
  element(
    "mj-text",
    { "css-class": "quote gutter" },
    element(
      "div",
      { style: `border-left:3px solid ${colours.action};padding-left:16px` },
      ...lines.map((line, index) => element("p", { style: `margin:${index === 0 ? "0" : "12px 0 0"}` }, line)),
    ),
  );

/** A listing: picture and title are links to its page; the words suffice without the picture. */
function home(url: string, listing: MailListing, colours: MailColours): (Markup | null)[] {
  const { path, title, price, facts, place, mark, picture } = listing;
  const href = `${url}${path}`;
  const photo =
    picture &&
    element("mj-image", {
      src: `${url}${picture.path}`,
      alt: picture.alt,
      href,
      "border-radius": "12px",
      padding: "8px 32px 14px",
      "font-size": "14px",
      "css-class": "photo gutter",
    });
  const badge =
    mark === undefined
      ? null
      : element(
          "mj-text",
          { padding: "0 32px 6px", "font-size": "14px", "css-class": "mark gutter" },
          element(
            "span",
            {
              style: `background-color:${colours.accentSoft};color:${colours.accent};border-radius:6px;padding:3px 9px;font-weight:bold`,
            },
            mark,
          ),
        );
  return [
    photo,
    badge,
    element("mj-text", { padding: "0 32px", "font-size": "20px", "font-weight": "bold", "line-height": "1.3" }, price),
    element(
      "mj-text",
      { padding: "2px 32px 0" },
      element("a", { href, style: `color:${colours.ink};text-decoration:underline` }, title),
    ),
    element(
      "mj-text",
      { padding: "2px 32px 26px", "font-size": "15px", color: colours.soft, "css-class": "soft gutter" },
      facts,
      facts === "" ? null : element("br", {}),
      place,
    ),
  ];
}

const small = (content: Markup | string, colours: MailColours): Markup =>
  element(
    "mj-text",
    { "font-size": "14px", color: colours.soft, padding: "0 32px 10px", "css-class": "soft gutter" },
    content,
  );

const smallLink = (href: string, label: string, colours: MailColours): Markup =>
  element("a", { href, style: `color:${colours.soft};text-decoration:underline` }, label);

const footer = (site: MailSite, colours: MailColours): Markup =>
  section({ padding: "18px 0 32px" }, small(smallLink(siteAddress(site), siteAddress(site), colours), colours));
