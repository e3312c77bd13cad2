import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { type RequestNotes, requestNotesContext } from "#app/platform/page-caching.ts";
import { tellCutStatements } from "./cut-statements.ts";
import type { App } from "./page-maker.ts";
import { keepPrivateAnswers } from "./private-answers.ts";

/** The pages and calls of the portal. Bundled with them by Vite. `watch` lets a bench measure their parts. */
export function createApp(platform: Platform, watch = (own: ServerBuild) => own): App {
  const own = keepPrivateAnswers(tellCutStatements(build, platform.log));
  const handle = createRequestHandler(watch(own), platform.env.NODE_ENV);
  return async (request) => {
    const context = new RouterContextProvider();
    const notes: RequestNotes = { isCacheable: false, route: "(unknown)" };
    context.set(platformContext, platform);
    context.set(requestNotesContext, notes);
    const response = await handle(request, context);
    return { response, isCacheable: notes.isCacheable, route: notes.route };
  };
}
