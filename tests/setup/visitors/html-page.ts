import { parseHTML } from "linkedom";
import { plainSpaces } from "./http-forms.ts";

/** Selectors of roles, for the roles and elements of our pages. */
const selectors = {
  alert: "[role=alert]",
  article: "article",
  banner: "header:not(main header, article header, section header)",
  button: "button, input[type=submit]",
  cell: "td",
  checkbox: "input[type=checkbox]",
  columnheader: "th:not([scope=row])",
  complementary: "aside",
  contentinfo: "footer:not(main footer, article footer, section footer)",
  dialog: "dialog",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3, h4, h5, h6",
  image: "img, svg[role=img], [role=img]",
  link: "a[href]",
  listitem: "li",
  main: "main",
  navigation: "nav",
  option: "option",
  paragraph: "p",
  region: "section[aria-label], section[aria-labelledby], [role=region]",
  row: "tr",
  rowheader: "th[scope=row]",
  search: "search, [role=search]",
  status: "[role=status]",
  table: "table",
} as const;

export type Role = keyof typeof selectors;
type Name = string | RegExp;

const fields = "input:not([type=hidden], [type=submit]), select, textarea";
/** Elements that are hidden without styles or scripts; `details`, which opens by itself, is not. */
const hidden = "[hidden], [aria-hidden=true], template, script, style, head, dialog:not([open])";

/** A page's HTML, or a part of it: found by roles, names and labels as in a browser, but without styles. */
export type PagePart = {
  element: Element;
  /** Its text, in one line, with plain spaces. */
  text: string;
  /** Its accessible name. */
  name: string;
  all(role: Role, name?: Name, options?: { level?: number }): PagePart[];
  /** The only matching part: throws where there is none, or more than one. */
  one(role: Role, name?: Name, options?: { level?: number }): PagePart;
  field(label: Name): PagePart;
  fields(label: Name): PagePart[];
  select(selector: string): PagePart[];
  attribute(name: string): string | null;
  /** The value of a field. */
  value: string;
  /** The text of the selected option. */
  chosen: string;
};

/** Parses an answer's HTML. A string name must match the whole name. */
export function parseHtml(html: string): PagePart {
  const { document } = parseHTML(html);
  // HTML ignores the case of `noValidate`; the parser keeps React's spelling.
  for (const element of document.querySelectorAll("form, button, input"))
    for (const name of element.getAttributeNames())
      element.setAttribute(name.toLowerCase(), element.getAttribute(name)!);
  // The parser takes the text of these fields as it is written; browsers decode it.
  for (const area of document.querySelectorAll("textarea")) area.textContent = decode(area.textContent ?? "");
  return partOf(document.documentElement);
}

/** The characters that React escapes. */
const escaped: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escaped[entity]!);

export function partOf(element: Element): PagePart {
  const select = (selector: string) =>
    [...element.querySelectorAll(selector)].filter((found) => found.closest(hidden) === null).map(partOf);
  const all = (role: Role, name?: Name, { level }: { level?: number } = {}) =>
    select(level ? `h${level}` : selectors[role]).filter((part) => name === undefined || matches(part.name, name));
  const fieldsOf = (label: Name) => select(fields).filter((part) => matches(part.name, label));
  return {
    element,
    get text() {
      return textOf(element);
    },
    get name() {
      return nameOf(element);
    },
    get value() {
      return valueOf(element);
    },
    get chosen() {
      const chosen = chosenIn(element);
      return chosen ? textOf(chosen) : "";
    },
    attribute: (name) => element.getAttribute(name),
    select,
    all,
    one: (role, name, options) => only(all(role, name, options), `${role} ${name ?? ""}`),
    fields: fieldsOf,
    field: (label) => only(fieldsOf(label), `field ${label}`),
  };
}

function only(found: PagePart[], what: string): PagePart {
  if (found.length !== 1) throw new Error(`${found.length} times « ${what} » instead of once`);
  return found[0]!;
}

const matches = (text: string, name: Name) => (typeof name === "string" ? text === name : name.test(text));

const oneLine = (text: string) => plainSpaces(text).replaceAll(/\s+/g, " ").trim();

/** Block elements are separated; hidden ones are left out. */
const inline = new Set(["A", "ABBR", "B", "BDI", "EM", "I", "SPAN", "STRONG", "SUB", "SUP", "TIME"]);

function textOf(element: Element, isName = false): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.textContent ?? "";
    if (node.nodeType !== 1) return "";
    const child = node as Element;
    if (child.matches(hidden)) return "";
    if (child.tagName === "BR") return "\n";
    if (isName && child.tagName === "IMG") return ` ${child.getAttribute("alt") ?? ""} `;
    if (isName && child !== element && child.matches(fields)) return "";
    const text = [...child.childNodes].map(read).join("");
    return inline.has(child.tagName) ? text : ` ${text} `;
  };
  return oneLine([...element.childNodes].map(read).join(""));
}

function nameOf(element: Element): string {
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = ids.map((id) => element.ownerDocument.getElementById(id)).filter((found) => found !== null);
  if (named.length > 0) return oneLine(named.map((found) => textOf(found, true)).join(" "));
  const label = element.getAttribute("aria-label");
  if (label !== null) return oneLine(label);
  if (element.matches("img")) return oneLine(element.getAttribute("alt") ?? "");
  if (element.matches(fields)) return labelOf(element);
  if (element.matches("fieldset")) return textOf(element.querySelector("legend") ?? element, true);
  return textOf(element, true);
}

function labelOf(field: Element): string {
  const id = field.getAttribute("id");
  const label =
    [...field.ownerDocument.querySelectorAll("label[for]")].find((found) => found.getAttribute("for") === id) ??
    field.closest("label");
  return label ? textOf(label, true) : "";
}

function valueOf(field: Element): string {
  if (field.tagName === "TEXTAREA") return (field.textContent ?? "").replace(/^\n/, "");
  if (field.tagName !== "SELECT") return field.getAttribute("value") ?? "";
  const chosen = chosenIn(field);
  return chosen ? optionValue(chosen) : "";
}

const chosenIn = (field: Element) => field.querySelector("option[selected]") ?? field.querySelector("option");

export const optionValue = (option: Element): string =>
  option.getAttribute("value") ?? oneLine(option.textContent ?? "");
