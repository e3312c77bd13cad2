import { optionValue, type PagePart, partOf, parseHtml, type Role } from "./html-page.ts";
import type { HttpPortal } from "../portals/http-portal.ts";
import type { OpenedAccount } from "./test-accounts.ts";

/** A visitor without JavaScript: reads HTML, follows links, fills in forms and keeps cookies. */
export type HttpVisitor = {
  /** The last page. */
  page: PagePart;
  status: number;
  /** Its path and query, after redirects. */
  path: string;
  headers: Headers;
  /** Bodies of all answers of the portal, oldest first. */
  received: string[];
  cookies: Map<string, string>;
  open(path: string): Promise<void>;
  /** A link, by its name or as an element. */
  follow(link: string | RegExp | PagePart): Promise<void>;
  /** Fills in a form by the labels of its fields: a text, the name of an option, a boolean for a checkbox, or files. */
  enter(values: Record<string, string | boolean | File[]>, within?: PagePart): void;
  /** Submits the form of a button, with everything that a browser would send. */
  press(button: string | RegExp | PagePart): Promise<void>;
};

const MOST_REDIRECTS = 5;

/** A visitor of a page, logged in as the account `as`, with the second factor proven at `provenAt`. */
export async function openVisitor(
  portal: HttpPortal,
  path: string,
  { as, provenAt = null }: { as?: Pick<OpenedAccount, "email">; provenAt?: Date | null } = {},
): Promise<HttpVisitor> {
  const session = as ? (await portal.accounts.sessionOf(as, provenAt)).cookies : [];
  const visitor = httpVisitor(portal, new Map(session.map(({ name, value }) => [name, value])));
  await visitor.open(path);
  return visitor;
}

/** Uses the form of the signed-in area, whose button works without JavaScript. */
export async function chooseEnglish(visitor: HttpVisitor): Promise<void> {
  const [language] = visitor.page.one("banner").fields("Langue");
  visitor.enter({ Langue: "English" }, partOf(language!.element.closest("form")!));
  await visitor.press(partOf(language!.element.closest("form")!).one("button"));
}

function httpVisitor(portal: HttpPortal, cookies: Map<string, string>): HttpVisitor {
  const files = new WeakMap<Element, File[]>();
  const received: string[] = [];
  let current = { page: parseHtml("<html></html>"), headers: new Headers(), status: 0, url: new URL(portal.address) };

  async function send(url: URL, init: RequestInit = {}, redirects = 0): Promise<void> {
    const isPortal = url.origin === portal.address;
    const headers: Record<string, string> = init.method === "POST" ? { Origin: current.url.origin } : {};
    if (isPortal && cookies.size > 0) headers.Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const request = { ...init, headers, redirect: "manual" } satisfies RequestInit;
    const answer = await (isPortal ? portal.fetch(url.pathname + url.search, request) : fetch(url, request));
    if (isPortal) keepCookies(answer);
    const location = answer.headers.get("location");
    if (location !== null && answer.status >= 300 && answer.status < 400) {
      if (redirects === MOST_REDIRECTS) throw new Error(`${url.href} is redirected without end`);
      return send(new URL(location, url), {}, redirects + 1);
    }
    const html = await answer.text();
    received.push(html);
    current = { page: parseHtml(html), headers: answer.headers, status: answer.status, url };
  }

  function keepCookies(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = nameAndValue(line.split(";")[0]!);
      const isOver = /; *max-age=0(;|$)/i.test(line) || Date.parse(/; *expires=([^;]+)/i.exec(line)?.[1] ?? "") < 1;
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const find = (role: Role, wanted: string | RegExp | PagePart) =>
    typeof wanted === "string" || wanted instanceof RegExp ? current.page.one(role, wanted) : wanted;

  function enterInto(field: PagePart, value: string | boolean | File[]): void {
    const { element } = field;
    if (Array.isArray(value)) files.set(element, value);
    else if (typeof value === "boolean") tick(element, value);
    else if (element.tagName === "TEXTAREA") element.textContent = value;
    else if (element.tagName === "SELECT") choose(element, value);
    else element.setAttribute("value", value);
  }

  async function press(wanted: string | RegExp | PagePart): Promise<void> {
    const { element: button, name } = find("button", wanted);
    const form = formOf(button);
    if (!form || button.hasAttribute("disabled")) throw new Error(`« ${name} » sends nothing without scripts`);
    const missing = form.hasAttribute("novalidate") || button.hasAttribute("formnovalidate") ? [] : missingIn(form);
    if (missing.length > 0) throw new Error(`a browser would ask for ${missing.join(", ")} first`);
    const sent = new FormData();
    for (const field of form.ownerDocument.querySelectorAll("input, select, textarea"))
      if (formOf(field) === form) for (const value of valuesOf(field)) sent.append(field.getAttribute("name")!, value);
    const submitter = button.getAttribute("name");
    if (submitter) sent.append(submitter, button.getAttribute("value") ?? "");
    const asked = (attribute: string) => button.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute);
    const target = new URL(asked("action") || current.url.href, current.url);
    target.hash = "";
    if (asked("method")?.toLowerCase() === "post") {
      const isMultipart = asked("enctype") === "multipart/form-data";
      return send(target, { method: "POST", body: isMultipart ? sent : new URLSearchParams([...sent].map(asText)) });
    }
    target.search = new URLSearchParams([...sent].map(asText)).toString();
    return send(target);
  }

  function valuesOf(field: Element): (string | File)[] {
    if (!field.getAttribute("name") || field.closest("[disabled], template, datalist")) return [];
    const type = field.getAttribute("type");
    if (type === "submit" || type === "button" || type === "image" || type === "reset") return [];
    if (type === "file") return files.get(field) ?? [new File([], "")];
    if (type === "checkbox" || type === "radio")
      return field.hasAttribute("checked") ? [field.getAttribute("value") ?? "on"] : [];
    return [partOf(field).value];
  }

  return {
    get page() {
      return current.page;
    },
    get status() {
      return current.status;
    },
    get path() {
      return current.url.pathname + current.url.search;
    },
    get headers() {
      return current.headers;
    },
    received,
    cookies,
    open: (path) => send(new URL(path, portal.address)),
    follow: (link) => send(new URL(find("link", link).attribute("href")!, current.url)),
    enter(values, within = current.page) {
      for (const [label, value] of Object.entries(values)) enterInto(within.field(label), value);
    },
    press,
  };
}

function nameAndValue(pair: string): [string, string] {
  const at = pair.indexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

const asText = ([name, value]: [string, FormDataEntryValue]): [string, string] => [
  name,
  typeof value === "string" ? value : value.name,
];

function formOf(control: Element): Element | null {
  const id = control.getAttribute("form");
  return id === null ? control.closest("form") : control.ownerDocument.getElementById(id);
}

const missingIn = (form: Element): string[] =>
  [...form.querySelectorAll("[required]")].map(partOf).flatMap(({ value, name }) => (value === "" ? [name] : []));

function tick(element: Element, isTicked: boolean): void {
  if (!isTicked) return element.removeAttribute("checked");
  if (element.getAttribute("type") === "radio")
    for (const other of formOf(element)?.querySelectorAll("input[type=radio]") ?? [])
      if (other.getAttribute("name") === element.getAttribute("name")) other.removeAttribute("checked");
  element.setAttribute("checked", "");
}

function choose(element: Element, name: string): void {
  const options = [...element.querySelectorAll("option")];
  const wanted = options.find((option) => partOf(option).text === name || optionValue(option) === name);
  if (!wanted) throw new Error(`no option « ${name} »`);
  for (const option of options) option.removeAttribute("selected");
  wanted.setAttribute("selected", "");
}
