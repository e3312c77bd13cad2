import { statementWords } from "#app/i18n/fr/statements.ts";
import type { WrittenDecision } from "./decision.ts";
import { isLaw } from "./decision.ts";
import type { Thing } from "./thing.ts";

const words = statementWords.french;

type Deciding = {
  thing: Pick<Thing, "kind" | "id" | "title" | "text" | "behind">;
  decision: WrittenDecision;
  hasCase: boolean;
  siteName: string;
};

/** What each side is told, in paragraphs; null: nothing. */
export type Statements = { told: string | null; answered: string | null };

/**
 * The statements of reasons of a decision (DSA, article 17): what is decided and its extent, facts, ground, whether automated means
 * were used, how to contest. Whoever loses nothing by a report is told nothing.
 */
export function writeStatements(deciding: Deciding): Statements {
  const { decision, hasCase } = deciding;
  return {
    told: decision.choice === "keep" ? null : join([...decided(deciding), ...reasons(deciding)]),
    answered: hasCase ? join([answer(deciding), ...reasons(deciding)]) : null,
  };
}

const join = (paragraphs: string[]) => paragraphs.join("\n\n");

function decided({ thing, decision: { choice, change }, siteName }: Deciding): string[] {
  const { told } = words;
  const listing = `« ${thing.title} » (référence ${thing.id})`;
  if (choice === "change") return [told.change(listing), told.toChange(change)];
  if (choice === "hide" || choice === "restore") return [told[choice](listing, siteName)];
  if (choice === "keep") return [];
  const degree = told[choice][thing.behind?.kind ?? "account"];
  return thing.kind === "message" ? [degree, told.message(thing.title, thing.text)] : [degree];
}

function answer({ thing, decision: { choice } }: Deciding): string {
  const title = thing.kind === "listing" ? `« ${thing.title} » (référence ${thing.id})` : `« ${thing.title} »`;
  return `${words.answered.about[thing.kind](title)} ${words.answered[choice]}`;
}

function reasons({ decision: { ground, groundText, facts }, hasCase }: Deciding): string[] {
  const named = ground && (groundText === "" ? words.grounds[ground] : `${words.grounds[ground]} – ${groundText}`);
  return [
    words.facts(facts),
    ...(ground && named ? [isLaw(ground) ? words.law(named) : words.terms(named)] : []),
    `${hasCase ? words.afterReport : words.withoutReport} ${words.byPerson}`,
    words.contest,
  ];
}
