import type { HeadersFunction, ServerBuild } from "react-router";

/**
 * The routes, each passing on « no-store » of its own loaders and actions and of those around it, and of a refusal when to
 * come again: React Router leaves their headers out of pages and of the data of client navigations unless a route says so.
 */
export function keepPrivateAnswers(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    return [id, { ...route, module: { ...route.module, headers: route.module.headers ?? passOnPrivacy } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const passOnPrivacy: HeadersFunction = ({ loaderHeaders, actionHeaders, parentHeaders, errorHeaders }) => {
  const headers = new Headers(parentHeaders);
  const all = [loaderHeaders, actionHeaders, errorHeaders, parentHeaders];
  if (all.some((own) => own?.get("Cache-Control")?.includes("no-store"))) headers.set("Cache-Control", "no-store");
  const retry = errorHeaders?.get("Retry-After");
  if (retry) headers.set("Retry-After", retry);
  return headers;
};
