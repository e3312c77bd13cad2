import { operatorWords } from "#app/i18n/fr/operators.ts";
import { toCsv } from "#app/platform/csv.ts";
import { platformContext } from "#app/platform/context.ts";
import { parseActCriteria } from "../act-criteria.ts";
import { listActs } from "../acts.repository.server.ts";
import type { Route } from "./+types/acts-file";

const MOST_ACTS = 10_000;

/** The log of acts as a file, of the same criteria as its page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await listActs(context.get(platformContext).db, parseActCriteria(url.searchParams), MOST_ACTS);
  const { log, acts, subjects } = operatorWords.french;
  const head = [log.when, log.who, "id", log.what, log.on, log.onHint, log.why, log.before, log.after];
  const rows = found
    .slice(0, MOST_ACTS)
    .map(({ at, actor, actorId, actorName, act, subject, subjectId, why, before, after }) => [
      at,
      actorName ?? actor,
      actorId,
      acts[act],
      subjects[subject],
      subjectId,
      why,
      before,
      after,
    ]);
  return new Response(toCsv([head, ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="journal.csv"',
    },
  });
}
