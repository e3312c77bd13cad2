import { createContext, data, type RouterContextProvider } from "react-router";
import type { Actor } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { takeUnsentWords, type UnsentWords } from "#app/account/unsent-words.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import type { RequestSide } from "#app/domain/request.ts";
import type { ThreadAnswer } from "./thread-answer.ts";
import { answerThreadForm } from "./thread-form.server.ts";
import { type OpenedThread, openThread } from "./use-cases/open-thread.server.ts";

type Context = Readonly<RouterContextProvider>;
type Own = { requestId: string; side: RequestSide };

/** The actor, and the thread that the middleware opened; null for a form, which may change the thread. */
const threadContext = createContext<{ actor: Actor; opened: OpenedThread | null }>();

/**
 * Middleware of a thread's page: opens the thread, which marks it as read, before any loader runs. So the top bar, whose
 * loader runs in parallel, does not count it as unread.
 */
export async function readOwnThread(context: Context, request: Request, own: Own): Promise<void> {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const opened = request.method === "POST" ? null : await openThread(platform, { actor, ...own });
  context.set(threadContext, { actor, opened });
}

/** The data of a thread's page, with the words that a login has interrupted; 404 for anybody who is not on this side of the thread. */
export async function loadOwnThread(context: Context, request: Request, own: Own) {
  const platform = context.get(platformContext);
  const { actor, opened } = context.get(threadContext);
  const result = opened ?? (await openThread(platform, { actor, ...own }));
  if (!result.ok) throw data(null, { status: 404 });
  const unsent = takeUnsentWords(request);
  return data(
    { thread: result.thread, now: platform.clock().toISOString(), unsent: unsent && unsentAnswer(unsent.words) },
    unsent ? { headers: { "Set-Cookie": unsent.ended } } : {},
  );
}

/** Handles a form of a thread's page; null once done. */
export async function answerOwnThread(context: Context, request: Request, own: Own) {
  const { actor } = context.get(threadContext);
  return answerThreadForm(context.get(platformContext), { actor, ...own }, await readForm(request));
}

/** Puts interrupted words back into their form, as after a refusal. */
const unsentAnswer = ({ acte, message = "", amount = "" }: UnsentWords): ThreadAnswer => ({
  act: acte === "offre" ? "offre" : "message",
  code: null,
  problems: {},
  typed: { message, amount },
});
