import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { toCsv } from "#app/platform/text/csv.ts";
import { platformContext } from "#app/platform/context.ts";
import { parseActCriteria } from "../act-criteria.ts";
import { listActs } from "../acts.repository.server.ts";
import type { Route } from "./+types/acts-file";

const MOST_ACTS = 10_000;
/** The date format of spreadsheets: « 2026-11-26 10:21:50 ». */
const parisTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The log of acts as a file, with the criteria of its page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const found = await listActs(db, parseActCriteria(url.searchParams), MOST_ACTS);
  const { log, acts, subjects, values } = operatorWords.french;
  const head = [log.when, log.who, log.id, log.what, log.on, log.reference, log.why, log.before, log.after];
  const rows = found
    .slice(0, MOST_ACTS)
    .map(({ at, actor, actorId, actorName, act, subject, subjectId, subjectName, why, before, after }) => [
      parisTime.format(new Date(at)),
      actorName ?? actor,
      actorId,
      acts[act],
      subjectName === null ? subjects[subject] : `${subjects[subject]} : ${subjectName}`,
      subjectId,
      why,
      before && (values[before] ?? before),
      after && (values[after] ?? after),
    ]);
  return new Response(toCsv([head, ...rows]), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="journal-${clock().toISOString().slice(0, 10)}.csv"`,
    },
  });
}
