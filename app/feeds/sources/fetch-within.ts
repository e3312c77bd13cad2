import { isTemporary, type PictureFetcher, type PictureFetchProblem } from "./fetch-picture.server.ts";

type Fetcher = Pick<PictureFetcher, "fetch">;
type Failures = { count: number; last: PictureFetchProblem };

/** Total time to wait for servers: at first, additional time per received picture, and the maximum. */
const budget = { firstMs: 20_000, pictureMs: 1_000, mostMs: 120_000 };
const MOST_FAILURES = 3;

/**
 * A fetcher with a limited total time, which grows with each received picture. It skips a host after some failures, so that slow
 * servers of one agency do not delay others. A skipped picture is missing for now; the next import fetches it.
 */
export function fetchWithin(fetcher: Fetcher, { now = () => performance.now() } = {}): Fetcher {
  const failures = new Map<string, Failures>();
  let [running, since, spentMs, arrived] = [0, 0, 0, 0];
  return {
    async fetch(address) {
      const host = URL.canParse(address) ? new URL(address).host : "";
      const failed = failures.get(host);
      if (failed && failed.count >= MOST_FAILURES) return { ok: false, code: failed.last };
      const budgetMs = Math.min(budget.mostMs, budget.firstMs + arrived * budget.pictureMs);
      if (spentMs + (running > 0 ? now() - since : 0) > budgetMs) return { ok: false, code: "timeout" };
      if (running++ === 0) since = now();
      const fetched = await fetcher.fetch(address);
      if (--running === 0) spentMs += now() - since;
      if (fetched.ok) arrived += 1;
      if (fetched.ok) failures.delete(host);
      else if (isTemporary(fetched.code))
        failures.set(host, { count: (failures.get(host)?.count ?? 0) + 1, last: fetched.code });
      return fetched;
    },
  };
}
