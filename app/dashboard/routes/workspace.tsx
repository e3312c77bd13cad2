import { Outlet } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { InLanguage } from "#app/i18n/in-language.tsx";
import { languageOf } from "#app/i18n/language.ts";
import { ErrorPage } from "#app/layout/error-page.tsx";
import { Shell } from "#app/layout/shell.tsx";
import { WorkspaceShell } from "#app/layout/workspace/workspace-shell.tsx";
import { platformContext } from "#app/platform/context.ts";
import { countNotifications } from "../notifications.repository.server.ts";
import type { Route } from "./+types/workspace";

/** The layout of the signed-in area: account and notifications. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const { firstName, familyName, userType } = actor.account;
  const notifications = await countNotifications(context.get(platformContext).db, actor);
  const person = { name: `${firstName} ${familyName}`, userType };
  return { person, notifications, language: languageOf(request) };
}

export default function Workspace({ loaderData: { person, notifications, language } }: Route.ComponentProps) {
  return (
    <InLanguage language={language}>
      <WorkspaceShell person={person} notifications={notifications}>
        <Outlet />
      </WorkspaceShell>
    </InLanguage>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  if (!loaderData) return <Shell>{page}</Shell>;
  const { person, notifications, language } = loaderData as Route.ComponentProps["loaderData"];
  return (
    <InLanguage language={language}>
      <WorkspaceShell person={person} notifications={notifications}>
        {page}
      </WorkspaceShell>
    </InLanguage>
  );
}
