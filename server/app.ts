import { createRequestListener } from "@remix-run/node-fetch-server";
import type { RequestListener } from "node:http";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { visitProtocol } from "#app/platform/visit-protocol.ts";
import { keepPrivateAnswers } from "./private-answers.ts";

/** The pages and calls of the portal, as one Node request listener. Bundled with them by Vite. */
export function createApp(platform: Platform): RequestListener {
  const { NODE_ENV, TRUST_PROXY } = platform.env;
  const handle = createRequestHandler(keepPrivateAnswers(build), NODE_ENV);
  const answer = (request: Request) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    return handle(request, context);
  };
  // Forms are refused when the protocol differs from the page's own.
  const listenerFor = (protocol: string) => createRequestListener(answer, { trustProxy: TRUST_PROXY, protocol });
  const listeners = { "http:": listenerFor("http:"), "https:": listenerFor("https:") };
  return (request, response) => listeners[visitProtocol(platform.env, request.headers)](request, response);
}
