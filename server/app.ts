import { createRequestListener } from "@remix-run/node-fetch-server";
import type { RequestListener } from "node:http";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type Platform, platformContext } from "#app/platform/context.ts";

/** The pages and calls of the portal, as one Node request listener. Bundled with them by Vite. */
export function createApp(platform: Platform): RequestListener {
  const { NODE_ENV, SITE_URL, TRUST_PROXY } = platform.env;
  const handle = createRequestHandler(build, NODE_ENV);
  const answer = (request: Request) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    return handle(request, context);
  };
  // The protocol that visitors use: forms are refused when it differs from the page's own.
  return createRequestListener(answer, { trustProxy: TRUST_PROXY, ...(SITE_URL && !TRUST_PROXY ? { protocol: new URL(SITE_URL).protocol } : {}) });
}
