import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type Platform, platformContext, publicContext } from "#app/platform/context.ts";
import { type RequestNotes, requestNotesContext } from "#app/platform/page-caching.ts";
import { RETRY_SECONDS, tellDatabaseAway } from "./pages/database-away.ts";
import type { App } from "./pages/page-maker.ts";
import { keepPrivateAnswers } from "./pages/private-answers.ts";

/** The pages and calls of the portal. Bundled with them by Vite. */
export function createApp(platform: Platform): App {
  const own = keepPrivateAnswers(tellDatabaseAway(build, platform.log));
  const handle = createRequestHandler(own, platform.env.NODE_ENV);
  const forPublicPages = { ...platform, db: platform.reads };
  return async (request, database) => {
    const context = new RouterContextProvider();
    const notes: RequestNotes = { isCacheable: false, route: "(unknown)", database };
    context.set(platformContext, platform);
    context.set(publicContext, forPublicPages);
    context.set(requestNotesContext, notes);
    const response = await handle(request, context);
    // Answers of middleware have no headers of their own.
    if (response.status === 503 && !response.headers.has("Retry-After"))
      response.headers.set("Retry-After", RETRY_SECONDS);
    return { response, isCacheable: notes.isCacheable, route: notes.route };
  };
}
