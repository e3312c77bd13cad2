import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import type { Block, BlockProblem } from "#app/domain/block.ts";

/** A rule in the list. Instants are ISO; `isOver`: the rule has expired. */
export type StoredBlock = Block & { id: number; createdAt: string; endsAt: string | null; isOver: boolean };

/** The stored data that a rule matches. Counts stop at a thousand; `names` are of the first accounts. */
export type Counted = { accounts: number; sessions: number; requests: number; names: string[] };

/** The matches of a rule, with excerpts of recent texts; an excerpt is null for a message, which nobody reads without a reason. */
export type Met = Counted & { texts: { href: string; excerpt: string | null }[] };

/** `own`: the operator's own network; `past`: the last day is over; `same`: the rule exists already. */
export type BlockRefusal = BlockProblem | "own" | "past" | "not_day" | "no_reason" | "same" | "unknown";

/** `seen` names the rule whose `met` the page shows: the next step saves this rule. */
export type BlockAnswer = OfficeAnswer<BlockRefusal> & { met?: Met; seen?: string; isSaved?: boolean };
