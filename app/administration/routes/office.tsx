import type { ReactNode } from "react";
import { data, Outlet } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { takeUnsentWords } from "#app/account/unsent-words.server.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { InLanguage } from "#app/i18n/in-language.tsx";
import { languageOf } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { ErrorPage } from "#app/layout/error-page.tsx";
import { Shell } from "#app/layout/shell.tsx";
import { WorkspaceShell } from "#app/layout/workspace/workspace-shell.tsx";
import { OfficeStateContext } from "#app/operators/ui/office-form.tsx";
import { asksCode } from "#app/operators/use-cases/prove-factor.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { OfficeSearch } from "../ui/office-search.tsx";
import { useOfficeMenu } from "../ui/office-menu.ts";
import type { Route } from "./+types/office";

/** Search engines must not index the back office. */
export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** The data of the back office's frame and forms: the operator, and whether grave acts need a code. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const { firstName, familyName } = session.actor.account;
  const unsent = takeUnsentWords(request);
  return data(
    {
      name: `${firstName} ${familyName}`,
      role: session.operator!.role, // `admit` lets nobody else in
      language: languageOf(request),
      state: { asksCode: asksCode(context.get(platformContext), session), unsent: unsent?.words ?? {} },
    },
    unsent ? { headers: { "Set-Cookie": unsent.ended } } : {},
  );
}

type Data = Route.ComponentProps["loaderData"];

export default function Office({ loaderData }: Route.ComponentProps) {
  return (
    <Framed data={loaderData}>
      <Outlet />
    </Framed>
  );
}

function Framed({ data, children }: { data: Data; children: ReactNode }) {
  return (
    <InLanguage language={data.language}>
      <OfficeStateContext value={data.state}>
        <Frame data={data}>{children}</Frame>
      </OfficeStateContext>
    </InLanguage>
  );
}

function Frame({ data: { name, role }, children }: { data: Data; children: ReactNode }) {
  const { roles } = useWords(operatorWords);
  return (
    <WorkspaceShell person={{ name, role: roles[role] }} menu={useOfficeMenu(role)} notifications={<OfficeSearch />}>
      {children}
    </WorkspaceShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return loaderData ? <Framed data={loaderData as Data}>{page}</Framed> : <Shell>{page}</Shell>;
}
