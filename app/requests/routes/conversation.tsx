import { redirect } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { answerOwnThread, loadOwnThread, readOwnThread } from "../own-thread.server.ts";
import { threadTitle } from "../thread-title.ts";
import { ThreadPage } from "../ui/thread-page.tsx";
import type { Route } from "./+types/conversation";

const side = "demandeur";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? threadTitle(loaderData.thread) : requestWords.french.conversations.title },
  { name: "robots", content: "noindex" },
];

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, params, request }) => readOwnThread(context, request, { requestId: params.id ?? "", side }),
];

/** The thread of a request that the account made; 404 for anybody else’s request. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadOwnThread(context, request, { requestId: params.id, side });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const refusal = await answerOwnThread(context, request, { requestId: params.id, side });
  return refusal ?? redirect(`/messages/${params.id}`);
}

// Reload after a refusal too: it means that the request has changed.
export const shouldRevalidate = () => true;

export default function ConversationPage({ loaderData: { thread, now, unsent }, actionData }: Route.ComponentProps) {
  return <ThreadPage thread={thread} now={now} answer={actionData ?? unsent} />;
}
