import { Engine } from "mrml";
import { escapeXml } from "../text/xml.ts";

/** A piece of MJML whose texts are already escaped. */
export type Markup = { readonly markup: string };

type Attributes = Record<string, string | undefined>;

/** mrml writes values as Rust prints strings: « \u{a0} » for a no-break space, two backslashes for one. */
const inValue = (text: string): string =>
  escapeXml(text).replaceAll(/[^\x20-\x5B\x5D-\x7E]/gu, (character) => `&#${character.codePointAt(0)};`);

/** A text for a value in the HTML: a mail's title, which is also its label. */
export const valueText = (text: string): Markup => ({ markup: inValue(text) });

/** An element of MJML or HTML. Strings are texts: they are escaped. */
export function element(tag: string, attributes: Attributes, ...children: (Markup | string | null)[]): Markup {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? "" : ` ${name}="${inValue(value)}"`,
  );
  const opening = `<${tag}${written.join("")}`;
  if (children.length === 0) return { markup: `${opening} />` };
  const inner = children.map((child) => (typeof child === "string" ? escapeXml(child) : (child?.markup ?? "")));
  return { markup: `${opening}>${inner.join("")}</${tag}>` };
}

/** Marks our own markup as trusted: a style sheet. */
export const trusted = (markup: string): Markup => ({ markup });

const engine = new Engine();
// No typefaces of other hosts: opening a mail would reveal it to them.
engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} });

/** The HTML of an `mjml` element. */
export function renderMail({ markup }: Markup): string {
  const result = engine.toHtml(markup);
  if (result.type === "error") throw new Error(`a mail could not be rendered: ${result.message}`);
  return result.content;
}
