import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { workspaceWords } from "#app/i18n/fr/layout/workspace.ts";
import { InLanguage } from "#app/i18n/in-language.tsx";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { ErrorPage } from "#app/layout/error-page.tsx";
import { Shell } from "#app/layout/shell.tsx";
import { useAccountMenu } from "#app/layout/workspace/account-menu.ts";
import { Notifications } from "#app/layout/workspace/notifications.tsx";
import { WorkspaceShell } from "#app/layout/workspace/workspace-shell.tsx";
import { platformContext } from "#app/platform/context.ts";
import { countNotifications } from "../notifications.repository.server.ts";
import type { Route } from "./+types/workspace";

/** The layout of the signed-in area: account and notifications. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, operator } = context.get(sessionContext);
  const { firstName, familyName, userType } = actor.account;
  const waiting = await countNotifications(context.get(platformContext).db, actor);
  const person = { name: `${firstName} ${familyName}`, userType, isOperator: operator !== null };
  return { person, waiting, language: languageOf(request) };
}

type Data = Route.ComponentProps["loaderData"];

export default function Workspace({ loaderData }: Route.ComponentProps) {
  return (
    <Framed data={loaderData}>
      <Outlet />
    </Framed>
  );
}

function Framed({ data, children }: { data: Data; children: ReactNode }) {
  return (
    <InLanguage language={data.language}>
      <Frame data={data}>{children}</Frame>
    </InLanguage>
  );
}

function Frame({ data: { person, waiting }, children }: { data: Data; children: ReactNode }) {
  const { roles } = useWords(workspaceWords);
  const { name, userType } = person;
  return (
    <WorkspaceShell
      person={{ name, role: roles[userType] }}
      menu={useAccountMenu(person)}
      notifications={<Notifications userType={userType} waiting={waiting} />}
    >
      {children}
    </WorkspaceShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return loaderData ? <Framed data={loaderData as Data}>{page}</Framed> : <Shell>{page}</Shell>;
}
