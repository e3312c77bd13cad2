/**
 * The addresses whose pages are the same for everyone. A request for one of them reaches the application without what tells
 * who asks, so that nothing private can be kept. Whether its page is kept, its loader says (`keepPage`), except for those that
 * show nothing but words (`fixed`).
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
  { path: /^\/api\/annonces\/nombre$/ },
  { path: /^\/api\/resultats$/ },
  { path: /^\/annonces\.(atom|json)$/ },
];

export type CachedAddress = { isFixed: boolean };

/** What is known of a path, or of that of its data (`/annonces.data`); null where its pages are never kept. */
export function cachedAddress(path: string): CachedAddress | null {
  const page = path === "/_root.data" || path === "/_.data" ? "/" : path.endsWith(".data") ? path.slice(0, -5) : path;
  const found = cachedPaths.find((cached) => cached.path.test(page));
  return found ? { isFixed: found.fixed ?? false } : null;
}
