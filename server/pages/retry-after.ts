import type { HeadersFunction, ServerBuild } from "react-router";

/**
 * Wraps the routes, so that each passes on `Retry-After` of a refusal. React Router drops this header from pages and from the
 * data of client navigations unless a route returns it.
 */
export function passOnRetryAfter(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    return [id, { ...route, module: { ...route.module, headers: route.module.headers ?? retryAfter } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const retryAfter: HeadersFunction = ({ errorHeaders, actionHeaders }): HeadersInit => {
  const retry = errorHeaders?.get("Retry-After") ?? actionHeaders.get("Retry-After");
  return retry ? { "Retry-After": retry } : {};
};
