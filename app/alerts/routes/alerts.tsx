import { data, redirect } from "react-router";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { alertListHref, readPreviousChange } from "../alert-list-href.ts";
import { answerListForm } from "../list-form.server.ts";
import type { ListAnswer } from "../listed-alert.ts";
import { findOwnAlerts } from "../own-alerts.server.ts";
import { forgetList } from "../remembered-list.ts";
import { readAddress } from "../read-alert-form.ts";
import { AlertList } from "../ui/alert-list.tsx";
import { AlertListLink, type LinkAnswer } from "../ui/alert-list-link.tsx";
import { askForAlertList } from "../use-cases/ask-for-alert-list.server.ts";
import { listAlerts } from "../use-cases/list-alerts.server.ts";
import type { Route } from "./+types/alerts";

export const meta: Route.MetaFunction = () => secretLinkMeta(alertWords.french.list.title);

const statusOf = (refusal: "unknown" | "too_many" | null, otherwise: number) =>
  refusal === null ? otherwise : { unknown: 404, too_many: 429 }[refusal];

/** The alerts of an account, or of the recipient of a mail's link. Reading them changes nothing. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const own = await findOwnAlerts(platform, request, url);
  if (own.kind === "nobody") {
    const status = statusOf(own.refusal, 200);
    const text = url.searchParams.get("fait");
    const done: "ended" | "forgotten" | null = text === "ended" || text === "forgotten" ? text : null;
    return data({ kind: "nobody" as const, refusal: own.refusal, done }, { status });
  }
  const { recipient, isRemembered } = own;
  const now = platform.clock().toISOString();
  const alerts = recipient ? await listAlerts(platform.db, recipient.id) : [];
  const done = alerts.length > 0 ? readPreviousChange(url.searchParams.get("fait")) : null;
  const email = recipient?.email ?? null;
  return { kind: "list" as const, email, alerts, now, done, isRemembered };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  if (form.get("acte") === "oublier")
    return redirect(alertListHref({ token: null, done: "forgotten" }), { headers: forgetList(request) });
  const own = await findOwnAlerts(platform, request, url);
  if (own.kind === "person" && own.recipient) return answerListForm(platform, own.recipient, form);
  const { typed, email } = readAddress(form);
  const answer = (outcome: LinkAnswer["outcome"], status: number) => data<LinkAnswer>({ outcome, typed }, { status });
  // A form of the list after the session has ended: the page asks for a login or an address.
  if (form.has("acte")) return answer("ended", statusOf(own.kind === "nobody" ? own.refusal : null, 403));
  if (email === null) return answer("invalid", own.kind === "nobody" ? statusOf(own.refusal, 400) : 400);
  const result = await askForAlertList(platform, { email, address: clientAddress(request) });
  return result.ok ? answer("sent", 200) : answer("too_many", 429);
}

const isListAnswer = (answer: ListAnswer | LinkAnswer | undefined): answer is ListAnswer =>
  answer !== undefined && "done" in answer;

export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ListAnswer | LinkAnswer | undefined = actionData;
  if (loaderData.kind === "nobody")
    return (
      <AlertListLink
        refusal={loaderData.refusal}
        done={loaderData.done}
        answer={isListAnswer(answer) ? undefined : answer}
      />
    );
  return <AlertList {...loaderData} answer={isListAnswer(answer) ? answer : null} />;
}
