import { redirect } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { answerOwnThread, loadOwnThread, readOwnThread } from "../own-thread.server.ts";
import { threadTitle } from "../thread-title.ts";
import { ThreadPage } from "../ui/thread-page.tsx";
import type { Route } from "./+types/received-request";

const side = "annonceur";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? threadTitle(loaderData.thread) : requestWords.french.received.title },
  { name: "robots", content: "noindex" },
];

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, params, request }) => readOwnThread(context, request, { requestId: params.id ?? "", side }),
];

/** The thread of a request on one of the organisation's listings; 404 for anybody else’s request. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadOwnThread(context, request, { requestId: params.id, side });
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const refusal = await answerOwnThread(context, request, { requestId: params.id, side });
  // Unblocking from the list returns to the list.
  const next = url.searchParams.get("retour") === "liste" ? "/suivi" : `/suivi/${params.id}`;
  return refusal ?? redirect(next);
}

// Reload after a refusal too: it means that the request has changed.
export const shouldRevalidate = () => true;

export default function ReceivedRequestPage({ loaderData: { thread, now, unsent }, actionData }: Route.ComponentProps) {
  return <ThreadPage thread={thread} now={now} answer={actionData ?? unsent} />;
}
