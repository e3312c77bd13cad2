/** Names under which a portal without `SITE_URL` may keep pages: more than one machine has. */
const MOST_HOSTS = 8;
/** A host gives up its place after this time without a request: its pages are as old then, and made again anyway. */
const IDLE_MS = 60_000;

/**
 * Says whether pages for a host may be cached. Anyone can send any `Host`: without places, invented names would push out
 * everybody's pages. A ninth host has its pages made for each request, until another one was not asked for in a minute.
 */
export function cachedHosts(elapsed: () => number): (host: string) => boolean {
  const seen = new Map<string, number>();
  return (host) => {
    const now = elapsed();
    if (!seen.has(host) && seen.size >= MOST_HOSTS) {
      const idle = [...seen].find(([, at]) => now - at > IDLE_MS);
      if (!idle) return false;
      seen.delete(idle[0]);
    }
    seen.set(host, now);
    return true;
  };
}
