import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { addressOf, isPrivate } from "#app/addresses.ts";
import { type Platform, platformContext, publicContext } from "#app/platform/context.ts";
import { type RequestNotes, requestNotesContext } from "#app/platform/page-caching.ts";
import { RETRY_SECONDS, refuseWhileAway } from "./pages/database-away.ts";
import type { App } from "./pages/page-maker.ts";
import { passOnRetryAfter } from "./pages/retry-after.ts";

/** The pages and calls of the portal. Bundled with them by Vite. */
export function createApp(platform: Platform): App {
  const own = passOnRetryAfter(refuseWhileAway(build, platform.log));
  const handle = createRequestHandler(own, platform.env.NODE_ENV);
  const forPublicPages = { ...platform, db: platform.reads };
  async function answer(request: Request, database: RequestNotes["database"]) {
    const context = new RouterContextProvider();
    const notes: RequestNotes = { isCacheable: false, isHidden: false, route: "(unknown)", database };
    context.set(platformContext, platform);
    context.set(publicContext, forPublicPages);
    context.set(requestNotesContext, notes);
    return { response: await handle(request, context), notes };
  }
  return async (request, database) => {
    const first = await answer(request, database);
    const { response, notes } = first.notes.isHidden ? await answer(toUnknownAddress(request), database) : first;
    // Those of middleware, and of a storage that fails, do not say it themselves.
    if (response.status === 503 && !response.headers.has("Retry-After"))
      response.headers.set("Retry-After", RETRY_SECONDS);
    // What is for one visitor, or refused for now, is kept nowhere.
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
