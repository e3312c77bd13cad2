import type { HeadersFunction, ServerBuild } from "react-router";

/**
 * Wraps the routes: each passes on `Cache-Control: no-store` of its loaders, actions and parents, and `Retry-After` of a
 * refusal. React Router drops these headers from pages and from the data of client navigations unless a route returns
 * them.
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
