/**
 * The addresses whose pages may be the same for everyone. The application gets a request for one of them without cookies and
 * other headers of the visitor, but the network for limits, so that nothing private can be cached. Its loader decides
 * (`cachePage`), except for pages that are but words (`fixed`).
 */
const cachedPaths: { path: RegExp; fixed?: true }[] = [
  { path: /^\/$/ },
  { path: /^\/annonces$/ },
  { path: /^\/Rechercher$/ },
  { path: /^\/annonces\/[^/]+$/ },
  { path: /^\/annonceurs$/ },
  { path: /^\/annonceurs\/[^/]+$/ },
  { path: /^\/credits$/, fixed: true },
  { path: /^\/mentions-legales$/ },
  { path: /^\/accessibilite$/ },
  { path: /^\/api\/annonces\/[^/]+\/photos$/ },
  { path: /^\/api\/carte$/ },
  { path: /^\/api\/annonces\/(?:nombre|equipements)$/ },
  { path: /^\/api\/resultats$/ },
  { path: /^\/annonces\.(atom|json)$/ },
];

export type CachedAddress = { isFixed: boolean };

/** Of a page's path, or of its data's (`/annonces.data`); null where its pages are never cached. */
export function cachedAddress(path: string): CachedAddress | null {
  const page = path === "/_root.data" || path === "/_.data" ? "/" : path.endsWith(".data") ? path.slice(0, -5) : path;
  const match = cachedPaths.find(({ path }) => path.test(page));
  return match ? { isFixed: match.fixed ?? false } : null;
}
