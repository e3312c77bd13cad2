import { createRequestListener } from "@react-router/node";
import type { RequestListener } from "node:http";
import { RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type Platform, platformContext } from "#app/platform/context.ts";

/** The pages and calls of the portal, as one Node request listener. Bundled with them by Vite. */
export function createApp(platform: Platform): RequestListener {
  return createRequestListener({
    build,
    mode: platform.env.NODE_ENV,
    getLoadContext() {
      const context = new RouterContextProvider();
      context.set(platformContext, platform);
      return context;
    },
  });
}
