import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { busyStates } from "#app/domain/import-state.ts";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ImportFacts } from "../ui/import-facts.tsx";
import { ImportHead } from "../ui/import-head.tsx";
import { ImportStatePanel } from "../ui/import-state-panel.tsx";
import { useRefresh } from "../ui/use-refresh.ts";
import { acceptImport, claimImport, continueAgency, dropImport } from "../run/use-cases/decide-on-import.server.ts";
import { showImport } from "../report/use-cases/show-import.server.ts";
import type { Route } from "./+types/import";
import { askingOrganisation, notFound, requestedId } from "./requested-import.server.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const id = requestedId(params.import);
  const shown = await showImport({ db }, { id, advertiserId: askingOrganisation(context) });
  if (!shown) throw notFound();
  return { ...shown, now: clock().toISOString() };
}

const decisions = { accept: acceptImport, continue: continueAgency, drop: dropImport, claim: claimImport };

export async function action({ context, params, request }: Route.ActionArgs) {
  const importId = requestedId(params.import);
  const intent = String((await readForm(request)).get("intent") ?? "");
  if (!Object.hasOwn(decisions, intent)) throw data(null, { status: 400 });
  const decide = decisions[intent as keyof typeof decisions];
  const { actor } = context.get(sessionContext);
  const decided = await decide(context.get(platformContext), { actor, importId });
  if (decided.ok) return redirect(`/imports/${importId}`, { status: 303 });
  if (decided.code === "unknown") throw notFound();
  return data({ refusal: decided.code }, { status: 409 });
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(feedImportWords);
  const { file, now, ...shown } = loaderData;
  const isMoving = busyStates.includes(file.state);
  useRefresh(isMoving);
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <title>{`${file.fileName} | ${words.title}`}</title>
      <ImportHead file={file} now={now} isMoving={isMoving} />
      {actionData?.refusal === "changed" ? <Alert tone="warning">{words.changedMeanwhile}</Alert> : null}
      <ImportStatePanel file={file} {...shown} />
      <ImportFacts file={file} />
    </div>
  );
}
