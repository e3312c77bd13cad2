import { addresses } from "#app/addresses.ts";

/**
 * The addresses whose answers may be the same for everyone. The application gets a request for one of them without cookies
 * and other headers of the visitor, but the network for limits, so that nothing private can be cached. Its loader decides
 * (`cachePage`), except for pages of words alone (`isFixed`).
 */
const cached = addresses
  .filter(({ shared }) => shared)
  .map(({ path, shared }) => ({ isFixed: shared === "always", path: patternOf(path) }));

function patternOf(path: string): RegExp {
  const literal = path.replaceAll(".", String.raw`\.`);
  return new RegExp(`^${literal.replaceAll(/:\w+/g, "[^/]+")}$`);
}

export type CachedAddress = { isFixed: boolean };

/** Of a page's path, or of its data's (`/annonces.data`); null where its pages are never cached. */
export function cachedAddress(path: string): CachedAddress | null {
  const page = path === "/_root.data" || path === "/_.data" ? "/" : path.endsWith(".data") ? path.slice(0, -5) : path;
  return cached.find(({ path }) => path.test(page)) ?? null;
}
