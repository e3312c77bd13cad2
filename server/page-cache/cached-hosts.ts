/** Most hosts for which a portal without `SITE_URL` caches pages: more names than one machine has. */
const MOST_HOSTS = 8;
/** Most hosts whose requests are counted, with a place or without. */
const MOST_COUNTED = 1_000;
/** A host loses its place after this time without a request, when its pages would expire anyway. */
const IDLE_MS = 60_000;

/**
 * Returns whether pages for a request's host may be cached. Without places, invented names in `Host` would push out everybody's
 * pages. A ninth host takes an idle place, or the place of a host that was requested less often lately.
 */
export function cachedHosts(elapsed: () => number): (host: string) => boolean {
  /** When each host with a place was last requested. */
  const places = new Map<string, number>();
  /** Requests of hosts, halved each minute. */
  const requests = new Map<string, number>();
  let halvedAt = elapsed();

  function countRequest(host: string, now: number): void {
    if (now - halvedAt > IDLE_MS) {
      halvedAt = now;
      for (const [name, count] of requests) {
        if (count > 1) requests.set(name, count / 2);
        else requests.delete(name);
      }
    }
    if (requests.has(host) || places.has(host) || requests.size < MOST_COUNTED)
      requests.set(host, (requests.get(host) ?? 0) + 1);
  }

  return (host) => {
    const now = elapsed();
    countRequest(host, now);
    if (!places.has(host) && places.size >= MOST_HOSTS) {
      const rank = (name: string) => (now - places.get(name)! > IDLE_MS ? -1 : (requests.get(name) ?? 0));
      const least = [...places.keys()].reduce((one, other) => (rank(other) < rank(one) ? other : one));
      if ((requests.get(host) ?? 0) <= rank(least)) return false;
      places.delete(least);
    }
    places.set(host, now);
    return true;
  };
}
