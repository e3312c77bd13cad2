import { Outlet, redirect } from "react-router";
import { canAdvertise } from "#app/domain/user-type.ts";
import { sessionContext } from "#app/account/session.server.ts";
import type { Route } from "./+types/advertiser-area";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    // A page of its own: the root shows an error thrown before any loader has run, without menu or language.
    if (!canAdvertise(context.get(sessionContext).account))
      throw redirect("/reserve-aux-annonceurs", { headers: { "Cache-Control": "no-store" } });
  },
];

// Without a loader, client navigations between these pages would skip the server's check of the user type.
export const loader = () => null;

/** The layout of the pages for owners and agencies. */
export default function AdvertiserArea() {
  return <Outlet />;
}
