import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { isNoticeWritten, readLegalNotice } from "#app/brand/legal-notice.server.ts";
import { listActsOn } from "#app/operators/acts.repository.server.ts";
import type { LoggedAct } from "#app/operators/logged-act.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { statementWords } from "#app/i18n/fr/moderation/statements.ts";
import { choicesFor } from "../decision.ts";
import type { DecisionBasis, DecisionPageData } from "../decision-basis.ts";
import { listDecisions, readSurroundings } from "../decisions.repository.server.ts";
import { isThingId, type Thing, type ThingId } from "../thing.ts";
import { findThing } from "../things.repository.server.ts";

const MOST_ACTS = 20;

/** The current data for a decision, also for a thing that is gone while its case is open; null without thing and case. */
export async function readDecisionBasis(db: Connection, id: ThingId): Promise<DecisionBasis | null> {
  if (!isThingId(id)) return null;
  const found = await findThing(db, id);
  const thing = found ?? goneThing(id);
  const { version, ...surroundings } = await readSurroundings(db, thing);
  const { caseId, standing } = surroundings;
  if (!found && caseId === null) return null;
  const choices = choicesFor({ thing, standing, hasCase: caseId !== null });
  return { thing, isGone: !found, ...surroundings, choices, version: `${thing.version} ${version}` };
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

/** The earlier acts and decisions about a thing, which may be gone. */
export async function readPast(db: Connection, id: ThingId): Promise<Pick<DecisionPageData, "acts" | "decisions">> {
  const [acts, decisions] = await Promise.all([listActsOn(db, id, MOST_ACTS), listDecisions(db, id)]);
  return { acts, decisions };
}

/** The data for a decision, with the earlier acts and decisions; null as for `readDecisionBasis`. */
export async function loadDecisionPage(
  { db, kit }: Pick<Platform, "db" | "kit">,
  id: ThingId,
  actor: Actor,
): Promise<DecisionPageData | null> {
  const basis = await readDecisionBasis(db, id);
  if (!basis) return null;
  const [written, past] = await Promise.all([readLegalNotice(kit), readPast(db, id)]);
  const notice = isNoticeWritten(written) ? null : { mayWrite: may(actor, "site.write", {}) };
  return { ...basis, ...past, notice };
}
