import { addresses } from "#app/addresses.ts";

/**
 * Addresses whose answers may be the same for everyone. Their requests reach the application without cookies and other headers of
 * the visitor, except the network for limits. The loader decides (`cachePage`), except for pages of fixed words (`isFixed`).
 */
const cached = addresses
  .filter(({ shared }) => shared)
  .map(({ path, shared }) => ({ isFixed: shared === "always", path: patternOf(path) }));

function patternOf(path: string): RegExp {
  const literal = path.replaceAll(".", String.raw`\.`);
  return new RegExp(`^${literal.replaceAll(/:\w+/g, "[^/]+")}$`);
}

export type CachedAddress = { isFixed: boolean };

/** The cached address for the path of a page or of its data (`/annonces.data`); null for pages that are never cached. */
export function cachedAddress(path: string): CachedAddress | null {
  const page = path === "/_root.data" || path === "/_.data" ? "/" : path.endsWith(".data") ? path.slice(0, -5) : path;
  return cached.find(({ path }) => path.test(page)) ?? null;
}
