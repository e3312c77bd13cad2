import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { addressOf, isPrivate } from "#app/addresses.ts";
import { type Platform, platformContext, publicContext } from "#app/platform/context.ts";
import { type RequestNotes, requestNotesContext } from "#app/platform/http/page-caching.ts";
import { withNotedWait } from "#app/platform/limits/limits.repository.server.ts";
import { RETRY_SECONDS, refuseWhileAway } from "./pages/database-away.ts";
import type { App } from "./pages/page-maker.ts";
import { passOnRetryAfter } from "./pages/retry-after.ts";

/** The pages and calls of the portal; Vite bundles this file with them. */
export function createApp(platform: Platform): App {
  const own = passOnRetryAfter(refuseWhileAway(build, platform.log));
  const handle = createRequestHandler(own, platform.env.NODE_ENV);
  const forPublicPages = { ...platform, db: platform.reads };
  async function answer(request: Request, database: RequestNotes["database"], isHidden = false) {
    const context = new RouterContextProvider();
    const notes: RequestNotes = { isCacheable: false, isHidden, route: "(unknown)", cookies: [], database };
    context.set(platformContext, platform);
    context.set(publicContext, forPublicPages);
    context.set(requestNotesContext, notes);
    const wait: { retrySeconds: number | null } = { retrySeconds: null };
    const response = await withNotedWait(wait, () => handle(request, context));
    if (response.status === 429 && wait.retrySeconds !== null && !response.headers.has("Retry-After"))
      response.headers.set("Retry-After", String(wait.retrySeconds));
    return { response, notes };
  }
  return async (request, database) => {
    const first = await answer(request, database);
    const { response, notes } = first.notes.isHidden ? await answer(toUnknownAddress(request), database, true) : first;
    for (const cookie of notes.cookies) response.headers.append("Set-Cookie", cookie);
    // Answers of middleware, and of a failing storage, do not set the header themselves.
    if (response.status === 503 && !response.headers.has("Retry-After"))
      response.headers.set("Retry-After", RETRY_SECONDS);
    // An answer for one visitor, or a temporary refusal, must not be cached.
    const isForNow = response.status === 429 || response.status >= 500;
    if (!response.headers.has("Cache-Control") && (isForNow || isPrivate(addressOf(notes.route), request.method)))
      response.headers.set("Cache-Control", "no-store");
    return { response, isCacheable: notes.isCacheable, route: notes.route };
  };
}

/** The same request to an address that no page has. */
function toUnknownAddress({ url, method, headers }: Request): Request {
  const unknown = new URL("/introuvable", url);
  if (new URL(url).pathname.endsWith(".data")) unknown.pathname += ".data";
  return new Request(unknown, { method, headers });
}
