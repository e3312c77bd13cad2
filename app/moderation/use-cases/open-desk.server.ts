import { listActsOn } from "#app/operators/acts.repository.server.ts";
import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { Connection } from "#db/client.ts";
import { statementWords } from "#app/i18n/fr/statements.ts";
import { choicesFor } from "../decision.ts";
import type { Desk, OpenDesk } from "../desk.ts";
import { findAddressesBehind, listDecisions, readSurroundings } from "../decisions.repository.server.ts";
import { findReporters } from "../reports.repository.server.ts";
import { isThingId, type Thing, type ThingId } from "../thing.ts";
import { findThing } from "../things.repository.server.ts";

const MOST_ACTS = 20;

/** The desk of a thing as it is now, also of one that is gone while its case is open; null where there is neither. */
export async function readDesk(db: Connection, id: ThingId): Promise<Desk | null> {
  if (!isThingId(id)) return null;
  const found = await findThing(db, id);
  const thing = found ?? goneThing(id);
  const { caseId, standing, version } = await readSurroundings(db, thing);
  if (!found && caseId === null) return null;
  const choices = choicesFor({ thing, standing, hasCase: caseId !== null });
  return { thing, isGone: !found, caseId, standing, choices, version: `${thing.version} ${version}` };
}

const goneThing = (id: ThingId): Thing => ({
  ...id,
  title: statementWords.french.gone,
  by: "",
  text: "",
  href: null,
  file: null,
  stage: null,
  behind: null,
  version: "gone",
});

/** The newest act on a thing; null without any. */
export const findLastAct = async (db: Connection, id: ThingId): Promise<LoggedAct | null> =>
  (await listActsOn(db, id, 1))[0] ?? null;

/** What was done about a thing, which may be gone. */
export async function readPast(db: Connection, id: ThingId): Promise<Pick<OpenDesk, "acts" | "decisions">> {
  const [acts, decisions] = await Promise.all([listActsOn(db, id, MOST_ACTS), listDecisions(db, id)]);
  return { acts, decisions };
}

/** A thing's desk with what was done before, and how many people a decision would tell; null as for `readDesk`. */
export async function openDesk(db: Connection, id: ThingId): Promise<OpenDesk | null> {
  const desk = await readDesk(db, id);
  if (!desk) return null;
  const [past, told, reporters] = await Promise.all([
    readPast(db, id),
    findAddressesBehind(db, desk.thing),
    desk.caseId === null ? [] : findReporters(db, desk.caseId),
  ]);
  return { ...desk, ...past, told: told.length, answered: reporters.length };
}
