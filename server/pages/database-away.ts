import type { Logger } from "pino";
import { data, type ServerBuild } from "react-router";
import { isCutStatement } from "#db/client.ts";

const headers = { "Retry-After": "10", "Cache-Control": "no-store" };

/** Wraps the routes: a statement that PostgreSQL cancelled for its time becomes 503, as a page or as JSON. */
export function tellCutStatements(build: ServerBuild, log: Logger): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware, default: page } = route.module;
    const refuse = (error: unknown) => {
      log.warn({ route: id, err: error }, "a statement was cut");
      return page
        ? data("too_slow", { status: 503, headers })
        : Response.json({ error: "too_slow" }, { status: 503, headers });
    };
    const own = {
      ...(loader && { loader: telling(loader, refuse) }),
      ...(action && { action: telling(action, refuse) }),
      ...(middleware && { middleware: middleware.map((step) => telling(step, refuse)) }),
    };
    return [id, { ...route, module: { ...route.module, ...own } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function telling<Given extends unknown[]>(work: (...given: Given) => unknown, refuse: (error: unknown) => unknown) {
  return async (...given: Given) => {
    try {
      return await work(...given);
    } catch (error) {
      throw isCutStatement(error) ? refuse(error) : error;
    }
  };
}
