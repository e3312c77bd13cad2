import { isForNow, type PictureFetcher, type PictureFetchProblem } from "./fetch-picture.server.ts";

type Fetcher = Pick<PictureFetcher, "fetch">;
type Failures = { count: number; last: PictureFetchProblem };

/** 250 photos of 25 homes at half a second each. */
const BUDGET_MS = 120_000;
const MOST_FAILURES = 3;

/**
 * A fetcher that spends a limited time in all, and asks no host again that has failed some times: slow servers of one agency must not
 * hold up others. What is not asked for fails for now, so that a later file gets it.
 */
export function fetchWithin(fetcher: Fetcher, { budgetMs = BUDGET_MS, now = () => performance.now() } = {}): Fetcher {
  const failures = new Map<string, Failures>();
  let [running, since, spentMs] = [0, 0, 0];
  return {
    async fetch(address) {
      const host = URL.canParse(address) ? new URL(address).host : "";
      const failed = failures.get(host);
      if (failed && failed.count >= MOST_FAILURES) return { ok: false, code: failed.last };
      if (spentMs + (running > 0 ? now() - since : 0) > budgetMs) return { ok: false, code: "timeout" };
      if (running++ === 0) since = now();
      const fetched = await fetcher.fetch(address);
      if (--running === 0) spentMs += now() - since;
      if (fetched.ok) failures.delete(host);
      else if (isForNow(fetched.code))
        failures.set(host, { count: (failures.get(host)?.count ?? 0) + 1, last: fetched.code });
      return fetched;
    },
  };
}
