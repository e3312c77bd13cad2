import type { Logger } from "pino";
import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { callRefusal, isSoftwareCall } from "#app/feeds/call-refusal.ts";
import { requestNotesContext } from "#app/platform/http/page-caching.ts";
import { isCutStatement } from "#db/client.ts";
import { isDatabaseAway } from "#db/database-away.ts";

/** Why a request failed: the database is away, cannot store the data, or has cancelled a slow statement. */
type Reason = "database_away" | "not_stored" | "too_slow";

export const RETRY_SECONDS = "5";
/** Longer than browsers wait to retry by themselves (`refused-requests.ts`), since the statement would be cancelled again. */
const SLOW_RETRY_SECONDS = "10";

/**
 * Wraps the routes, so that they answer 503, as a page or as JSON, if the database is away, cannot store data, or has cancelled a
 * slow statement.
 */
export function refuseWhileAway(build: ServerBuild, log: Logger): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware, default: page } = route.module;
    const refuse: Refuse = (reason, error, path) => {
      const headers = { "Retry-After": reason === "too_slow" ? SLOW_RETRY_SECONDS : RETRY_SECONDS };
      log.warn({ route: id, reason, error: messageOf(error) }, "a page was refused for now");
      if (isSoftwareCall(path)) return callRefusal("busy");
      return page ? data(reason, { status: 503, headers }) : Response.json({ error: reason }, { status: 503, headers });
    };
    const own = {
      ...(loader && { loader: withRefusal(loader, refuse) }),
      ...(action && { action: withRefusal(action, refuse) }),
      // Middleware passes on an answer that is a page already, also of a refusal.
      ...(middleware && { middleware: middleware.map((step) => withRefusal(step, refuse, { passesOn: true })) }),
    };
    return [id, { ...route, module: { ...route.module, ...own } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

type Refuse = (reason: Reason, error: unknown, path: string) => unknown;
type Given = [{ context: Readonly<RouterContextProvider>; request: Request }, ...unknown[]];

function withRefusal<Step extends (...given: never[]) => unknown>(
  work: Step,
  refuse: Refuse,
  { passesOn = false } = {},
) {
  return async (...given: Parameters<Step>) => {
    const [{ context, request }] = given as unknown as Given;
    const reason = request.method === "POST" ? "not_stored" : "database_away";
    const { pathname } = new URL(request.url);
    // Libraries hide the cause, so any failure of a request whose database was away is treated as such.
    const isAway = (error: unknown) =>
      isDatabaseAway(error) || (statusOf(error) >= 500 && context.get(requestNotesContext).database.wasAway);
    try {
      const answer = await work(...given);
      return !passesOn && answer instanceof Response && isAway(answer) ? refuse(reason, answer, pathname) : answer;
    } catch (error) {
      if (isCutStatement(error)) throw refuse("too_slow", error, pathname);
      throw isAway(error) ? refuse(reason, error, pathname) : error;
    }
  };
}

/** The status of an answer; 500 for an error. */
function statusOf(answer: unknown): number {
  if (answer instanceof Response) return answer.status;
  if (typeof answer !== "object" || answer === null || !("init" in answer)) return 500;
  return (answer.init as ResponseInit | null)?.status ?? 200;
}

/** The innermost cause, without a query and its values. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause ? messageOf(error.cause) : error.message;
}
