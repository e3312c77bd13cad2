import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { type RequestNotes, requestNotesContext } from "#app/platform/page-caching.ts";
import { tellCutStatements } from "./pages/cut-statements.ts";
import type { App } from "./pages/page-maker.ts";
import { keepPrivateAnswers } from "./pages/private-answers.ts";

/** The pages and calls of the portal. Bundled with them by Vite. */
export function createApp(platform: Platform): App {
  const own = keepPrivateAnswers(tellCutStatements(build, platform.log));
  const handle = createRequestHandler(own, platform.env.NODE_ENV);
  return async (request) => {
    const context = new RouterContextProvider();
    const notes: RequestNotes = { isCacheable: false, route: "(unknown)" };
    context.set(platformContext, platform);
    context.set(requestNotesContext, notes);
    const response = await handle(request, context);
    return { response, isCacheable: notes.isCacheable, route: notes.route };
  };
}
