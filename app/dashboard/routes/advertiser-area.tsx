import { data, isRouteErrorResponse, Outlet } from "react-router";
import { canAdvertise } from "#app/account/account.policy.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { ErrorPage } from "#app/layout/error-page.tsx";
import { AdvertisersOnly } from "#app/layout/workspace/advertisers-only.tsx";
import type { Route } from "./+types/advertiser-area";

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!canAdvertise(context.get(sessionContext).account)) throw data(null, { status: 403, headers: { "Cache-Control": "no-store" } });
  },
];

// Without a loader, the browser's own navigations between these pages would not ask the server who may.
export const loader = () => null;

/** What owners and agencies do. */
export default function AdvertiserArea() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 403 ? <AdvertisersOnly /> : <ErrorPage error={error} />;
}
