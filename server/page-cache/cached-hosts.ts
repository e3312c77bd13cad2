/** Names under which a portal without `SITE_URL` may keep pages: more than one machine has. */
const MOST_HOSTS = 8;
/** Names whose requests are counted, with a place or without. */
const MOST_COUNTED = 1_000;
/** A host gives up its place after this time without a request: its pages are as old then, and made again anyway. */
const IDLE_MS = 60_000;

/**
 * Says, for each request, whether pages for its host may be cached. Anyone can send any `Host`: without places, invented names
 * would push out everybody's pages. A ninth host takes a place that is idle, or whose host is requested less often of late.
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
