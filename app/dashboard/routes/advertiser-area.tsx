import { Outlet, redirect } from "react-router";
import { canAdvertise } from "#app/domain/user-type.ts";
import { sessionContext } from "#app/account/session.server.ts";
import type { Route } from "./+types/advertiser-area";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    // A page of its own: an error thrown before any loader has run is shown by the root, which knows neither menu nor language.
    if (!canAdvertise(context.get(sessionContext).account))
      throw redirect("/reserve-aux-annonceurs", { headers: { "Cache-Control": "no-store" } });
  },
];

// Without a loader, the browser's own navigations between these pages would not ask the server who may.
export const loader = () => null;

/** What owners and agencies do. */
export default function AdvertiserArea() {
  return <Outlet />;
}
