import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type Platform, platformContext } from "#app/platform/context.ts";
import type { App } from "./answer-pages.ts";
import { tellCutStatements } from "./cut-statements.ts";
import { keepPrivateAnswers } from "./private-answers.ts";

/** The pages and calls of the portal. Bundled with them by Vite. */
export function createApp(platform: Platform): App {
  const handle = createRequestHandler(
    keepPrivateAnswers(tellCutStatements(build, platform.log)),
    platform.env.NODE_ENV,
  );
  return (request) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    return handle(request, context);
  };
}
