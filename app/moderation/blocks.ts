import type { OfficeAnswer } from "#app/operators/office-answer.ts";
import type { Block, BlockProblem } from "#app/domain/block.ts";

/** A rule as its list shows it. Instants are ISO; `isOver`: its day has come. */
export type StoredBlock = Block & { id: number; createdAt: string; endsAt: string | null; isOver: boolean };

/** What is stored that a rule would have met. Counts stop at a thousand; `names` are of the first accounts. */
export type Met = { accounts: number; sessions: number; requests: number; names: string[] };

/** `own`: the network of whoever makes the rule; `past`: its last day is over; `same`: there is such a rule. */
export type BlockRefusal = BlockProblem | "own" | "past" | "not_day" | "no_reason" | "same" | "unknown";

/** `seen` names the rule whose `met` the page shows: the next step saves it. */
export type BlockAnswer = OfficeAnswer<BlockRefusal> & { met?: Met; seen?: string; isSaved?: boolean };
