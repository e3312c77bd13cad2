import { data, redirect } from "react-router";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { AccountCard } from "#app/account/ui/account-card.tsx";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { AlertForm, EditRefusal } from "../alert-to-edit.ts";
import { alertListHref } from "../alert-list-href.ts";
import { requireFrequency } from "../list-form.server.ts";
import { findOwnAlerts } from "../own-alerts.server.ts";
import { readAlertForm, readAlertId } from "../read-alert-form.ts";
import { EditAlert } from "../ui/edit-alert.tsx";
import { useListHref } from "../ui/use-alert-hrefs.ts";
import { editAlert, showAlertToEdit } from "../use-cases/edit-alert.server.ts";
import type { Route } from "./+types/edit-alert";

const statuses = { nowhere: 400, unread: 400, same: 409, name: 400 } as const;

export const meta: Route.MetaFunction = () => secretLinkMeta(alertWords.french.edit.title);

const tokenOf = (url: URL) => url.searchParams.get("jeton");

/** The recipient and the alert of a request. An unknown visitor goes to the list, which asks for a login or an address. */
async function findOwn(platform: Platform, request: Request, url: URL) {
  const own = await findOwnAlerts(platform, request, url);
  if (own.kind === "nobody") {
    const done = request.method === "POST" && own.refusal === null ? "ended" : undefined;
    throw redirect(alertListHref({ token: tokenOf(url), done }));
  }
  const alertId = readAlertId(url.searchParams.get("alerte"));
  return own.recipient && alertId !== null ? { recipientId: own.recipient.id, alertId } : null;
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const own = await findOwn(platform, request, url);
  const alert = own && (await showAlertToEdit(platform, own));
  return data({ alert }, { status: alert ? 200 : 404 });
}

type Answer = { refusal: EditRefusal | "gone"; form: AlertForm | null };

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const own = await findOwn(platform, request, url);
  if (!own) return data<Answer>({ refusal: "gone", form: null }, { status: 404 });
  const typed = { ...readAlertForm(form), frequency: requireFrequency(form) };
  const edited = await editAlert(platform, { ...own, ...typed });
  if (edited.ok) {
    const done = edited.isSwapped ? "swapped" : "changed";
    return redirect(alertListHref({ token: tokenOf(url), done }));
  }
  if (edited.code === "gone") return data<Answer>({ refusal: "gone", form: null }, { status: 404 });
  const shown = { name: typed.name, frequency: typed.frequency, search: edited.search };
  return data<Answer>({ refusal: edited.code, form: shown }, { status: statuses[edited.code] });
}

export default function EditAlertPage({ loaderData: { alert }, actionData }: Route.ComponentProps) {
  const { edit, list } = useWords(alertWords);
  const listHref = useListHref();
  if (!alert || actionData?.refusal === "gone") {
    return (
      <AccountCard title={edit.title}>
        <Alert tone="warning">{list.done.gone}</Alert>
        <ButtonLink to={listHref}>{list.title}</ButtonLink>
      </AccountCard>
    );
  }
  const answer = actionData ? { refusal: actionData.refusal, form: actionData.form ?? alert.form } : null;
  return <EditAlert alert={alert} answer={answer} />;
}
