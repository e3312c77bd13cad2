import { createContext, data, type RouterContextProvider } from "react-router";
import type { Actor } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { takeUnsentWords, type UnsentWords } from "#app/account/unsent-words.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import type { RequestSide } from "#app/domain/request.ts";
import type { ThreadAnswer } from "./thread-answer.ts";
import { answerThreadForm } from "./thread-form.server.ts";
import { type OpenedThread, openThread } from "./use-cases/open-thread.server.ts";

type Context = Readonly<RouterContextProvider>;
type Own = { requestId: string; side: RequestSide };

/** Who asks, and the thread as the request found it; null for a form, which may change it. */
const askedContext = createContext<{ actor: Actor; opened: OpenedThread | null }>();

/**
 * Middleware of a thread's page: opens the thread, which marks it as read, before any loader runs. So the top bar, whose
 * loader runs in parallel, does not count it as unread.
 */
export async function readOwnThread(context: Context, request: Request, own: Own): Promise<void> {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const opened = request.method === "POST" ? null : await openThread(platform, { actor, ...own });
  context.set(askedContext, { actor, opened });
}

/** The page of a thread, with words that a login has interrupted; 404 for whoever is not on this side of it. */
export async function loadOwnThread(context: Context, request: Request, own: Own) {
  const platform = context.get(platformContext);
  const { actor, opened } = context.get(askedContext);
  const result = opened ?? (await openThread(platform, { actor, ...own }));
  if (!result.ok) throw data(null, { status: 404 });
  const unsent = takeUnsentWords(request);
  return data(
    { thread: result.thread, now: platform.clock().toISOString(), unsent: unsent && unsentAnswer(unsent.words) },
    unsent ? { headers: { "Set-Cookie": unsent.ended } } : {},
  );
}

/** Handles a form of that page: null once done. */
export async function answerOwnThread(context: Context, request: Request, own: Own) {
  const { actor } = context.get(askedContext);
  return answerThreadForm(context.get(platformContext), { actor, ...own }, await readForm(request));
}

/** Gives words back to their form, as after a refusal. */
const unsentAnswer = ({ acte, message = "", amount = "" }: UnsentWords): ThreadAnswer => ({
  act: acte === "offre" ? "offre" : "message",
  code: null,
  problems: {},
  typed: { message, amount },
});
