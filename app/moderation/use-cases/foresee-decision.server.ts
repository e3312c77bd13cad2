import { countLeavingNotices } from "#app/alerts/notices.repository.server.ts";
import { isOnShowStage, type ListingStage } from "#app/domain/listing-stage.ts";
import { findHiddenWith, findShownOf, findReturnStages } from "#app/listings/life/hidden-listings.repository.server.ts";
import { countStageMails, findAskedListing } from "#app/requests/requests.repository.server.ts";
import type { Connection } from "#db/client.ts";
import type { WrittenDecision } from "../decision.ts";
import { findAccountsBehind } from "../decisions.repository.server.ts";
import type { DecisionBasis } from "../decision-basis.ts";
import type { Foreseen } from "../decision-answer.ts";
import { findReporters } from "../reports.repository.server.ts";
import { findFollowing } from "../standing.repository.server.ts";
import type { Statements } from "../statement.ts";
import type { Thing } from "../thing.ts";

/** Maximum number of counted homes of an organisation, and of counted people. */
const MOST = 10_000;

type Foreseeing = { basis: DecisionBasis; choice: WrittenDecision["choice"]; statements: Statements };

/** The effects of a decision now, by the queries of the code that applies it. */
export async function foreseeDecision(db: Connection, foreseeing: Foreseeing): Promise<Foreseen> {
  const { basis, statements } = foreseeing;
  const [behind, reporters, homes] = await Promise.all([
    statements.toSubject === null ? [] : findAccountsBehind(db, basis.thing),
    statements.toReporters === null || basis.caseId === null ? [] : findReporters(db, basis.caseId),
    foreseeHomes(db, foreseeing),
  ]);
  return { ...homes, subjectMails: behind.length, reporterMails: reporters.length };
}

type Homes = Omit<Foreseen, "subjectMails" | "reporterMails">;

async function foreseeHomes(db: Connection, { basis, choice }: Foreseeing): Promise<Homes> {
  const { thing, standing } = basis;
  const asked = thing.kind === "listing" ? await findAskedListing(db, thing.id) : null;
  const following = (isSuspended: boolean) => listFollowing(db, thing.behind, isSuspended);
  switch (choice) {
    case "hide":
      return foreseeLeaving(db, asked ? [asked.id] : [], asked !== null && isOnShowStage(asked.stage));
    case "suspend":
      return foreseeLeaving(db, await following(true));
    case "restore":
      return foreseeReturn(db, asked ? [asked.id] : []);
    case "lift":
    case "restrict":
      return foreseeReturn(db, standing === "suspended" ? await following(false) : []);
    default:
      return foreseeReturn(db, []);
  }
}

/** Counts homes that leave: their seekers get a mail, and their threads wait. */
async function foreseeLeaving(db: Connection, ids: number[], areOnShow = true): Promise<Homes> {
  const leaving = areOnShow ? ids : [];
  const [threads, favourites] = await Promise.all([countStageMails(db, ids), countLeavingNotices(db, leaving, MOST)]);
  return { ...unmoved, leaving: leaving.length, waiting: threads.open, seekerMails: threads.mails, favourites };
}

/** Counts homes that return, each to its stage; the requests end on homes that were sold, let or withdrawn meanwhile. */
async function foreseeReturn(db: Connection, ids: number[]): Promise<Homes> {
  const homes = ids.length === 0 ? [] : await findReturnStages(db, ids);
  const idsIn = (fits: (stage: ListingStage) => boolean) =>
    homes.filter(({ stage }) => fits(stage)).map(({ id }) => id);
  const [threads, { open: ending }] = await Promise.all([
    countStageMails(db, ids),
    countStageMails(
      db,
      idsIn((stage) => stage === "retiree" || stage === "cedee"),
    ),
  ]);
  return { ...unmoved, returning: idsIn(isOnShowStage).length, ending, seekerMails: threads.mails };
}

const unmoved: Homes = { leaving: null, returning: 0, waiting: 0, ending: 0, seekerMails: 0, favourites: 0 };

/** The homes that change with a suspension, or with its end (`followStanding`). */
async function listFollowing(db: Connection, behind: Thing["behind"], isSuspended: boolean): Promise<number[]> {
  if (behind === null) return [];
  const find = isSuspended ? findShownOf : findHiddenWith;
  const organisations = await findFollowing(db, behind, isSuspended);
  return (await Promise.all(organisations.map((id) => find(db, id, MOST)))).flat();
}
