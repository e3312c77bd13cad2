import { index, layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { type Address, calls, officePages, sitePages, workspacePages } from "./addresses.ts";

const routeOf = ({ path, file }: Address): RouteConfigEntry =>
  path === "/" ? index(file) : route(path.slice(1), file);

export default [
  layout("layout/routes/public.tsx", sitePages.map(routeOf)),
  layout("dashboard/routes/workspace.tsx", workspacePages.map(routeOf)),
  layout("administration/routes/office.tsx", officePages.map(routeOf)),
  ...calls.map(routeOf),
] satisfies RouteConfig;
