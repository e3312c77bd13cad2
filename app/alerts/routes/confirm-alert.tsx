import { data, redirect } from "react-router";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { LinkConfirmation } from "#app/account/ui/link-confirmation.tsx";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { alertListHref } from "../alert-list-href.ts";
import { rememberList } from "../remembered-list.ts";
import { SearchName } from "../ui/search-name.tsx";
import { confirmAlert } from "../use-cases/confirm-alert.server.ts";
import { showAlertToConfirm } from "../use-cases/show-alert-to-confirm.server.ts";
import type { Route } from "./+types/confirm-alert";

const statuses = { expired: 410, full: 409, too_many: 429 } as const;

export const meta: Route.MetaFunction = () => secretLinkMeta(alertWords.french.confirm.title);

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("jeton") ?? "";
  const shown = await showAlertToConfirm(context.get(platformContext), { token, address: clientAddress(request) });
  if (!shown.ok) return data({ token, alert: null, refusal: shown.code }, { status: statuses[shown.code] });
  if (shown.kind === "confirmed") throw redirect(alertListHref({ token: shown.list, done: "known" }));
  return { token, alert: shown, refusal: null };
}

/** Only a button confirms, since mail programs open links by themselves. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const token = url.searchParams.get("jeton") ?? "";
  const shown = await showAlertToConfirm(platform, { token, address: clientAddress(request) });
  if (!shown.ok) return data({ refusal: shown.code }, { status: statuses[shown.code] });
  const result = await confirmAlert(platform, token);
  return result.ok
    ? redirect(alertListHref({ token: result.token, done: "confirmed" }), {
        headers: rememberList(result.token, request),
      })
    : data({ refusal: result.code }, { status: statuses[result.code] });
}

export default function ConfirmAlertPage({
  loaderData: { token, alert, refusal: seen },
  actionData,
}: Route.ComponentProps) {
  const { confirm, frequencies, tooMany } = useWords(alertWords);
  const refusal = actionData?.refusal ?? seen;
  const texts = { expired: confirm.expired, full: confirm.full, too_many: tooMany };
  return (
    <LinkConfirmation
      title={confirm.title}
      intro={confirm.intro}
      submit={confirm.submit}
      secret={{ name: "jeton", value: token }}
      ended={alert && refusal !== "expired" ? null : texts[refusal ?? "expired"]}
      refusal={refusal ? texts[refusal] : undefined}
      otherwise={{ to: "/Rechercher", label: confirm.search }}
    >
      {alert ? (
        <SearchName name={alert.name}>
          <p className="text-sm text-ink-soft">{frequencies[alert.frequency]}</p>
        </SearchName>
      ) : null}
    </LinkConfirmation>
  );
}
