import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { answerShown } from "../list-form.server.ts";
import { findOwnAlerts } from "../own-alerts.server.ts";
import type { Route } from "./+types/seen";

const answer = (status: number) => new Response(null, { status });

export const loader = () => answer(404);

/** Stores that the list was shown, as the page's script reports: a visit alone changes nothing. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const own = await findOwnAlerts(platform, request, url);
  if (own.kind === "nobody" || !own.recipient) return answer(404);
  await answerShown(platform, own.recipient, form);
  return answer(204);
}
