import type { RouterContextProvider } from "react-router";
import { type Platform, publicContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";

type Call = { context: Readonly<RouterContextProvider>; request: Request };

/**
 * Answers a call with the result of costly work. 503 after the timeout or with too many visitors at once, 429 beyond the visitor's
 * budget. `budget` names a separate one, for calls that must not use up the budget of searches.
 */
export async function answerCostly(
  { context, request, budget, caching = "no-cache" }: Call & { budget?: "counts" | "sentences"; caching?: string },
  work: (needs: Platform) => Promise<unknown>,
): Promise<Response> {
  const needs = context.get(publicContext);
  const address = clientAddress(request);
  const visitor = budget ? `${budget} of ${address}` : address;
  const done = await needs.costlyWork({ visitor, signal: request.signal }, () => work(needs));
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  return Response.json(done.value, { headers: { "Cache-Control": caching } });
}

/** Status and headers of a refusal. */
export const costRefusal = ({ code, retrySeconds }: { code: "too_much" | "busy"; retrySeconds: number }) => ({
  status: code === "busy" ? 503 : 429,
  headers: { "Retry-After": String(retrySeconds) },
});
