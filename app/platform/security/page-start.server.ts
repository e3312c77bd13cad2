import type { EntryContext } from "react-router";

/** What a browser keeps (`browser-storage`) and the home page shows: its room is reserved before the first paint. */
const keptForReturn = ["recherche", "vus"];

type Routes = EntryContext["manifest"]["routes"];

/**
 * The script of a page's head: marks the page for members, and for what this browser keeps. Before the body, since a slow line paints
 * the first half of a page while the rest is on its way. `memberCookie`: the name of the cookie that is 1 for whoever is logged in.
 */
export const pageMarks = (memberCookie: string): string => `
document.documentElement.toggleAttribute("data-member", document.cookie.includes("${memberCookie}=1"));
try {
  for (const key of ${written(keptForReturn)})
    document.documentElement.toggleAttribute("data-has-" + key, localStorage.getItem("bienvu:" + key) !== null);
} catch {}
`;

/**
 * The script that starts a page: hands the data that stand before it (`page-scripts.tsx`) to React Router, then asks for the
 * page's scripts once it is painted. Asked for in the head, as React Router does, they take half of a telephone's line from the style sheet,
 * the letters and the first picture.
 */
export function pageStart(page: EntryContext): string {
  const { entry, hmr, routes: all, ...manifest } = page.manifest;
  const shown = page.staticHandlerContext.matches.map(({ route }) => ({ id: route.id, files: filesOf(all[route.id]) }));
  const imports = shown.flatMap(({ id, files }) => [...files, ...(all[id]?.imports ?? [])]);
  const known = Object.fromEntries(knownRoutes(page).map((id) => [id, all[id]]));
  return `
window.__reactRouterContext = ${page.serverHandoffString};
window.__reactRouterContext.stream = new Response(document.currentScript.previousElementSibling.textContent).body;
window.typedEarly = new WeakMap();
addEventListener("input", ({ target }) => typedEarly.set(target, target.value), { capture: true });
addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => requestAnimationFrame(async () => {
  for (const href of ${written([...new Set([entry.module, ...entry.imports, ...imports])])})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  ${hmr ? `await import(${written(hmr.runtime)});` : ""}
  window.__reactRouterManifest = ${written({ ...manifest, entry, hmr, routes: known })};
  window.__reactRouterRouteModules = {};
  for (const { id, files } of ${written(shown)})
    window.__reactRouterRouteModules[id] = Object.assign({}, ...await Promise.all(files.map((file) => import(file))));
  await import(${written(entry.module)});
})));
`;
}

/** The scripts of a route's own parts, in the order in which React Router joins them. */
function filesOf(route: Routes[string]): string[] {
  if (!route) return [];
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route;
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (file) => file !== undefined,
  );
}

/**
 * The routes that a page's router starts with; it asks the server for those of other addresses. The first page is always
 * among them: its address is the root's own, which without it would be taken for a page that is empty.
 */
function knownRoutes({ manifest: { routes }, staticHandlerContext: { matches } }: EntryContext): string[] {
  const known = new Set(matches.map(({ route }) => route.id));
  let route = Object.values(routes).find((one) => one?.index);
  while (route) {
    known.add(route.id);
    route = route.parentId === undefined ? undefined : routes[route.parentId];
  }
  return [...known];
}

/** As a script can hold it: no text ends it. */
const written = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
