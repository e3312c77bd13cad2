import { Outlet } from "react-router";
import { ErrorPage } from "../error-page.tsx";
import { Shell } from "../shell.tsx";
import type { Route } from "./+types/public";

/** Header and footer of the public pages. */
export default function PublicPages() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}
