import type { EntryContext } from "react-router";

/** Keys of `browser-storage` whose contents the home page shows: the page reserves space for them before the first paint. */
const storedKeys = ["recherche", "vus"];

/**
 * The script in a page's head. It marks `<html>` for logged-in users (`memberCookie` is then 1) and for the browser's stored contents. It
 * runs before the body, because a slow connection paints the first half of a page before the rest arrives.
 */
export const pageMarks = (memberCookie: string): string => `
document.documentElement.toggleAttribute("data-member", document.cookie.includes("${memberCookie}=1"));
try {
  for (const key of ${toLiteral(storedKeys)})
    document.documentElement.toggleAttribute("data-has-" + key, localStorage.getItem("bienvu:" + key) !== null);
} catch {}
`;

/**
 * The script that ends a page and starts React Router, in place of `<Scripts>` (decision 15). The modules are loaded after the
 * first paint: loaded from the head, they take half of a phone's connection from the style sheet, the fonts and the first picture.
 */
export function pageStart(page: EntryContext): string {
  return `${handOverData(page.serverHandoffString)}${recordInput}${afterFirstPaint(loadModules(page))}`;
}

/** The data are in the element before the script (`page-scripts.tsx`); React Router reads them as a stream. */
const handOverData = (context: EntryContext["serverHandoffString"]): string => `
window.__reactRouterContext = ${context};
window.__reactRouterContext.stream = new Response(document.currentScript.previousElementSibling.textContent).body;
`;

/** Records the texts that a visitor types before React hydrates the page (`typed-early.ts`). */
const recordInput = `
window.typedEarly = new WeakMap();
addEventListener("input", ({ target }) => typedEarly.set(target, target.value), { capture: true });
`;

/** The callback of a first frame runs before its paint, the callback of a second frame after it. */
const afterFirstPaint = (code: string): string => `
addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => requestAnimationFrame(async () => {${code}})));
`;

/** Sets the values that React Router's entry expects in `window`, then runs it. All files are preloaded at once. */
function loadModules({ manifest: wholeManifest, staticHandlerContext: { matches } }: EntryContext): string {
  const { entry, hmr, routes, ...manifest } = wholeManifest;
  const matched = matches.map(({ route: { id } }) => ({ id, files: filesOf(routes[id]) }));
  const imports = matched.flatMap(({ id, files }) => [...files, ...(routes[id]?.imports ?? [])]);
  const preloads = [...new Set([entry.module, ...entry.imports, ...imports])];
  const knownIds = new Set([...matched.map(({ id }) => id), ...firstPageIds(routes)]);
  const known = Object.fromEntries([...knownIds].map((id) => [id, routes[id]]));
  return `
  for (const href of ${toLiteral(preloads)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  ${hmr ? `await import(${toLiteral(hmr.runtime)});` : ""}
  window.__reactRouterManifest = ${toLiteral({ ...manifest, entry, hmr, routes: known })};
  window.__reactRouterRouteModules = {};
  for (const { id, files } of ${toLiteral(matched)})
    window.__reactRouterRouteModules[id] = Object.assign({}, ...await Promise.all(files.map((file) => import(file))));
  await import(${toLiteral(entry.module)});
`;
}

type Routes = EntryContext["manifest"]["routes"];

/** The files of a route, in the order in which React Router merges their exports. */
function filesOf(route: Routes[string]): string[] {
  if (!route) return [];
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (file) => file !== undefined,
  );
}

/**
 * The routes of the address `/`. The router asks the server for the routes of any other address, but takes `/` for the root's own, and
 * without these routes for an empty page.
 */
function firstPageIds(routes: Routes): string[] {
  const ids: string[] = [];
  let route = Object.values(routes).find((each) => each?.index);
  while (route) {
    ids.push(route.id);
    route = route.parentId === undefined ? undefined : routes[route.parentId];
  }
  return ids;
}

/** A value as a literal of a script, in which no text ends the script. */
const toLiteral = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The data of a page's loaders, as React Router writes them for its client; complete, since pages are sent whole. A script
 * element can hold them: no text ends it (each `<` is escaped in a string of JSON).
 */
export async function readPageData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return "";
  const decoder = new TextDecoder();
  let data = "";
  for await (const chunk of serverHandoffStream) data += decoder.decode(chunk, { stream: true });
  return data.replaceAll("<", "\\u003c");
}
