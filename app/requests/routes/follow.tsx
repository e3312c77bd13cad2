import { data, redirect } from "react-router";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { linkedRequestWords } from "#app/i18n/fr/requests/linked-request.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { answerThreadForm } from "../thread-form.server.ts";
import { findLinkedRequest } from "../request-links.repository.server.ts";
import { confirmHref, followHref } from "../request-links.ts";
import { ThreadPage } from "../ui/thread-page.tsx";
import { openLinkedThread } from "../use-cases/open-thread.server.ts";
import type { Route } from "./+types/follow";

export const meta: Route.MetaFunction = () => secretLinkMeta(linkedRequestWords.french.follow.title);

/** The thread of a seeker without an account, by the secret link of a mail. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const secret = url.searchParams.get("jeton") ?? "";
  const opened = await openLinkedThread(platform, secret);
  if (!opened.ok && opened.code === "to_confirm") throw redirect(confirmHref(secret));
  const thread = opened.ok ? opened.thread : null;
  return data({ thread, secret, now: platform.clock().toISOString() }, { status: thread ? 200 : 404 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const secret = url.searchParams.get("jeton") ?? "";
  const requestId = await findLinkedRequest(platform.db, secret);
  if (requestId === null) throw data(null, { status: 404 });
  const refusal = await answerThreadForm(
    platform,
    { actor: { kind: "link", requestId }, requestId, side: "demandeur" },
    await readForm(request),
  );
  return refusal ?? redirect(followHref(secret));
}

// Reload after a refusal too: it means that the request has changed.
export const shouldRevalidate = () => true;

export default function FollowPage({ loaderData: { thread, secret, now }, actionData }: Route.ComponentProps) {
  const { follow: words } = useWords(linkedRequestWords);
  if (!thread) {
    return (
      <section className="page flex max-w-3xl flex-col items-start gap-5 py-14">
        <h1 className="heading-1">{words.title}</h1>
        <Alert tone="danger">{words.unknown}</Alert>
        <ButtonLink to="/connexion">{words.login}</ButtonLink>
      </section>
    );
  }
  return (
    <div className="page py-8">
      <ThreadPage thread={thread} now={now} answer={actionData} secret={secret} />
      <p className="mt-8 text-sm text-ink-soft">{words.note}</p>
    </div>
  );
}
