import { statementWords } from "#app/i18n/fr/moderation/statements.ts";
import type { WrittenDecision } from "./decision.ts";
import { isLaw } from "./decision.ts";
import type { Thing } from "./thing.ts";

const words = statementWords.french;

type Deciding = {
  thing: Pick<Thing, "kind" | "id" | "title" | "text" | "behind">;
  decision: WrittenDecision;
  hasCase: boolean;
  /** Whether the thing's case has a contest: the decision is then a second one. */
  isContested: boolean;
  siteName: string;
};

/** The statement for each side, in paragraphs; null for no mail. */
export type Statements = { toSubject: string | null; toReporters: string | null };

/**
 * The statements of reasons of a decision (DSA, article 17): decision and extent, facts, ground, use of automated means, how to contest.
 * « keep » sends the subject no statement.
 */
export function writeStatements(deciding: Deciding): Statements {
  const { decision, hasCase } = deciding;
  return {
    toSubject: decision.choice === "keep" ? null : join([...decided(deciding), ...reasons(deciding)]),
    toReporters: hasCase ? join([answer(deciding), ...reasons(deciding)]) : null,
  };
}

const join = (paragraphs: string[]) => paragraphs.join("\n\n");

function decided({ thing, decision: { choice, change }, siteName }: Deciding): string[] {
  const { toSubject } = words;
  const listing = `« ${thing.title} » (référence ${thing.id})`;
  if (choice === "change") return [toSubject.change(listing), toSubject.toChange(change)];
  if (choice === "hide" || choice === "restore") return [toSubject[choice](listing, siteName)];
  if (choice === "keep") return [];
  const degree = toSubject[choice][thing.behind?.kind ?? "account"];
  return thing.kind === "message" ? [degree, toSubject.message(thing.title, thing.text)] : [degree];
}

function answer({ thing, decision: { choice }, isContested }: Deciding): string {
  const title = thing.kind === "listing" ? `« ${thing.title} » (référence ${thing.id})` : `« ${thing.title} »`;
  const { toReporters } = words;
  const begin = isContested ? toReporters.contested : toReporters.reported;
  return `${begin(toReporters.about[thing.kind](title))} ${isContested && choice === "keep" ? toReporters.kept : toReporters[choice]}`;
}

function reasons({ decision: { ground, groundText, facts }, hasCase, isContested }: Deciding): string[] {
  const named = ground && (groundText === "" ? words.grounds[ground] : `${words.grounds[ground]} – ${groundText}`);
  return [
    words.facts(facts),
    ...(ground && named ? [isLaw(ground) ? words.law(named) : words.terms(named)] : []),
    `${isContested ? words.afterContest : hasCase ? words.afterReport : words.withoutReport} ${words.byPerson}`,
    words.contest,
  ];
}
