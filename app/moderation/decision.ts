import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { Standing } from "#app/domain/standing.ts";
import type { Thing } from "./thing.ts";

/** The possible decisions of operators about a thing, from the mildest. */
export const choices = ["keep", "change", "hide", "restore", "warn", "restrict", "suspend", "lift"] as const;
export type Choice = (typeof choices)[number];

/** Months in which a decision can be contested (DSA, article 20). */
const CONTEST_MONTHS = 6;

/** The end of the time to contest; argument and result are ISO instants. */
export function contestableUntil(decidedAt: string): string {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + CONTEST_MONTHS);
  return until.toISOString();
}

/** The grounds of a restriction: a law, or the conditions of use. */
export const grounds = [
  "fraud",
  "misleading",
  "discrimination",
  "privacy",
  "harassment",
  "other_law",
  "terms_false",
  "terms_conduct",
  "terms_other",
] as const;
export type Ground = (typeof grounds)[number];

export const isLaw = (ground: Ground): boolean => !ground.startsWith("terms_");
/** Grounds that are incomplete without a text. */
const needsText = (ground: Ground): boolean => ground === "other_law" || ground === "terms_other";
/** Whether a choice restricts somebody: a restriction needs a ground. */
export const needsGround = (choice: Choice): boolean => !["keep", "restore", "lift"].includes(choice);
/** Whether a decision asks for the second factor again. */
export const isGraveChoice = (choice: Choice): boolean => choice === "suspend";

type Circumstances = { thing: Pick<Thing, "kind" | "stage" | "behind">; standing: Standing | null; hasCase: boolean };

/** The possible choices for a thing now. Without a report, there is nothing to keep. */
export function choicesFor({ thing: { kind, stage, behind }, standing, hasCase }: Circumstances): Choice[] {
  const keep: Choice[] = hasCase ? ["keep"] : [];
  if (kind === "listing") return [...keep, ...listingChoices(stage)];
  return behind === null ? keep : [...keep, ...degrees(standing)];
}

/** A listing without a stage is gone. */
const listingChoices = (stage: ListingStage | null): Choice[] =>
  stage === null ? [] : stage === "masquee" ? ["restore"] : ["change", "hide"];

function degrees(standing: Standing | null): Choice[] {
  if (standing === null) return ["warn", "restrict", "suspend"];
  return standing === "suspended" ? ["restrict", "lift"] : ["warn", "suspend", "lift"];
}

/** A decision as its form submits it. `change`: what the advertiser must change. */
export type WrittenDecision = {
  choice: Choice;
  ground: Ground | null;
  groundText: string;
  facts: string;
  change: string;
};

export const decisionFields = ["choice", "ground", "groundText", "facts", "change"] as const;
export type DecisionField = (typeof decisionFields)[number];

/** Each code is a message of `moderationWords.decision.problems`. */
export type DecisionProblem =
  | "choiceRequired"
  | "groundRequired"
  | "groundTextRequired"
  | "factsRequired"
  | "changeRequired"
  | "tooLong";

type Problems = Partial<Record<DecisionField, DecisionProblem>>;
type Read = { ok: true; decision: WrittenDecision } | { ok: false; problems: Problems };

const LONGEST: Partial<Record<DecisionField, number>> = { groundText: 500, facts: 3_000, change: 3_000 };

/** Checks a form with cleaned texts; `possible` are the possible choices for the thing. */
export function readDecision(typed: Record<DecisionField, string>, possible: readonly Choice[]): Read {
  const choice = possible.find((one) => one === typed.choice);
  const ground = grounds.find((one) => one === typed.ground) ?? null;
  const { groundText, facts, change } = typed;
  const checks: [DecisionField, DecisionProblem, boolean][] = [
    ["choice", "choiceRequired", choice === undefined],
    ["ground", "groundRequired", choice !== undefined && needsGround(choice) && ground === null],
    ["groundText", "groundTextRequired", ground !== null && needsText(ground) && groundText === ""],
    ["facts", "factsRequired", facts === ""],
    ["change", "changeRequired", choice === "change" && change === ""],
    ...(["groundText", "facts", "change"] as const).map((field): [DecisionField, DecisionProblem, boolean] => [
      field,
      "tooLong",
      typed[field].length > LONGEST[field]!,
    ]),
  ];
  const problems: Problems = {};
  for (const [field, problem, isWrong] of checks) if (isWrong) problems[field] ??= problem;
  if (choice === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  const isRestricting = needsGround(choice);
  return {
    ok: true,
    decision: {
      choice,
      ground: isRestricting ? ground : null,
      groundText: isRestricting ? groundText : "",
      facts,
      change: choice === "change" ? change : "",
    },
  };
}

/**
 * `own`: about the operator who decides; `colleague`: about another operator; `suspended`: the organisation is suspended; `notice`: the
 * legal notice, to which statements link, is still the example.
 */
export type DecisionRefusal = "own" | "colleague" | "suspended" | "notice";
