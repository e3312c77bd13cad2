import type { RouterContextProvider } from "react-router";
import { publicContext, type Platform } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { costRefusal } from "../results/load-search.server.ts";

type Call = { context: Readonly<RouterContextProvider>; url: URL; request: Request };

/**
 * Answers a filter bar with counts for the search of an address. 503 after the timeout or with too many visitors at once, 429 beyond
 * the visitor's budget, which is separate: counts must not use up the budget of searches.
 */
export async function answerCount(
  { context, url, request }: Call,
  count: (needs: Pick<Platform, "db" | "changes">, criteria: SearchCriteria) => Promise<unknown>,
): Promise<Response> {
  const { criteria } = parseCriteria(url.searchParams);
  const { db, costlyWork, changes } = context.get(publicContext);
  const visitor = { visitor: `counts of ${clientAddress(request)}`, signal: request.signal };
  const done = await costlyWork(visitor, () => count({ db, changes }, criteria));
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  cachePage(context);
  return Response.json(done.value, { headers: { "Cache-Control": "no-cache" } });
}
