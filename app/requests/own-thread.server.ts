import { data, type RouterContextProvider } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import type { RequestSide } from "#app/domain/request.ts";
import { answerThreadForm } from "./thread-form.server.ts";
import { askerOf, openThread } from "./use-cases/open-thread.server.ts";

type Context = Readonly<RouterContextProvider>;
type Own = { requestId: string; side: RequestSide };

/**
 * For the middleware of a thread's page: opens the thread, which reads it, before any loader runs. So the top bar, whose
 * loader runs beside the page's, no longer counts what is read here.
 */
export async function readOwnThread(context: Context, own: Own): Promise<void> {
  await open(context, own);
}

/** The page of a thread of one's own; 404 for anybody else's. */
export async function loadOwnThread(context: Context, own: Own) {
  const thread = await open(context, own);
  if (!thread) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return data(
    { thread, now: context.get(platformContext).clock().toISOString() },
    { headers: { "Cache-Control": "no-store" } },
  );
}

/** Does what a form of that page asks for: null once done. */
export async function answerOwnThread(context: Context, request: Request, own: Own) {
  const platform = context.get(platformContext);
  const asker = await askerOf(platform, context.get(sessionContext).account);
  return answerThreadForm(platform, { asker, ...own }, await readForm(request));
}

async function open(context: Context, own: Own) {
  const platform = context.get(platformContext);
  return openThread(platform, { asker: await askerOf(platform, context.get(sessionContext).account), ...own });
}
