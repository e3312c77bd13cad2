import { data, redirect } from "react-router";
import { LinkConfirmation } from "#app/account/ui/link-confirmation.tsx";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { linkedRequestWords } from "#app/i18n/fr/requests/linked-request.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { followHref } from "../request-links.ts";
import { confirmRequest } from "../use-cases/confirm-request.server.ts";
import { openLink } from "../use-cases/open-thread.server.ts";
import type { Route } from "./+types/confirm";

const statuses = { expired: 410, gone: 410, own: 403, blocked: 403, declined: 409 } as const;

export const meta: Route.MetaFunction = () => secretLinkMeta(linkedRequestWords.french.confirm.title);

export async function loader({ context, url }: Route.LoaderArgs) {
  const secret = url.searchParams.get("jeton") ?? "";
  const link = await openLink(context.get(platformContext), secret);
  if (!link.ok) return data({ secret, asked: null }, { status: 410 });
  if (link.kind === "open") throw redirect(followHref(secret));
  const { title, message } = link;
  return { secret, asked: { title, message } };
}

/** A button confirms, not the visit: mail programs open links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const secret = String((await readForm(request)).get("jeton") ?? "");
  const result = await confirmRequest(context.get(platformContext), secret);
  return result.ok ? redirect(followHref(secret)) : data({ refusal: result.code }, { status: statuses[result.code] });
}

export default function ConfirmPage({ loaderData: { secret, asked }, actionData }: Route.ComponentProps) {
  const { confirm } = useWords(linkedRequestWords);
  const open = actionData ? null : asked;
  return (
    <LinkConfirmation
      title={confirm.title}
      intro={open ? confirm.intro(open.title) : ""}
      submit={confirm.submit}
      secret={{ name: "jeton", value: secret }}
      ended={open ? null : confirm[actionData?.refusal ?? "expired"]}
      otherwise={{ to: "/Rechercher", label: confirm.search }}
    >
      {open ? (
        <blockquote className="max-h-80 overflow-y-auto rounded-card bg-sunken px-4 py-3 break-words whitespace-pre-line">
          {open.message}
        </blockquote>
      ) : null}
    </LinkConfirmation>
  );
}
