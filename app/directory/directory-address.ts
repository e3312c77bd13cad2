import { cleanText } from "#app/platform/text/clean-text.ts";

/** Advertisers per page (specification, section 9). */
export const ADVERTISERS_PER_PAGE = 9;

const MAX_TEXT = 80;
const directoryPath = "/annonceurs";

/** The criteria of the directory. `place` is a commune's slug once canonical, else the typed text. */
export type DirectoryCriteria = { name: string | null; place: string | null; page: number };

/** Reads the directory's address. Never throws; invalid values are left out. */
export function parseDirectory(params: URLSearchParams): DirectoryCriteria {
  return { name: readText(params, "nom"), place: readText(params, "commune"), page: parsePage(params) };
}

/** The canonical address of a directory page: defaults left out, always in the same order. */
export function directoryHref({ name, place, page }: DirectoryCriteria): string {
  const params = new URLSearchParams();
  if (name) params.set("nom", name);
  if (place) params.set("commune", place);
  if (page > 1) params.set("page", String(page));
  return params.size === 0 ? directoryPath : `${directoryPath}?${params}`;
}

/** Whether the parameters are spelt as `directoryHref` does; unknown ones do not matter. */
export function isCanonicalDirectory(params: URLSearchParams, criteria: DirectoryCriteria): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => ["nom", "commune", "page"].includes(name)));
  return `${directoryPath}${own.size === 0 ? "" : `?${own}`}` === directoryHref(criteria);
}

/** `/annonceurs/<slug>`, with a page of its listings. */
export function profileHref(slug: string, page = 1): string {
  const path = `${directoryPath}/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The page of an address, from 1. */
export function parsePage(params: URLSearchParams): number {
  const typed = params.get("page") ?? "";
  return /^\d{1,7}$/.test(typed) ? Math.max(1, Number(typed)) : 1;
}

function readText(params: URLSearchParams, name: string): string | null {
  const typed = params
    .getAll(name)
    .map((value) => cleanText(value).slice(0, MAX_TEXT).toWellFormed().replaceAll("\uFFFD", "").trim());
  return typed.find((value) => value !== "") ?? null;
}
