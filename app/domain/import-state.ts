/** The ways by which agencies' files arrive. */
export type SourceKind = "upload" | "folder" | "ftp" | "push";

type StateRules = {
  next: readonly string[];
  /** The act of the policy by which somebody decides; the sender of a file that waits may also claim it (`claimImport`). */
  decidedBy?: "feed.write" | "feed.attribute";
  /** Mailed to the organisation's administrators, unless somebody sees the outcome at once. */
  isMailed?: true;
};

/**
 * The states of an import, which is one agency's part of a file: what may follow, who decides, who gets a mail. Every state with a
 * next one can also end as `refused`, `replaced` or `dropped`.
 */
const states = {
  /** The bytes are arriving. */
  receiving: { next: ["reading"] },
  reading: { next: ["waiting", "preview", "held", "running"] },
  /** Nobody owns the agency: an operator gives it to an organisation, or the sender claims it. */
  waiting: { next: ["preview"], decidedBy: "feed.attribute", isMailed: true },
  /** The first file of a feed. */
  preview: { next: ["held", "running"], decidedBy: "feed.write", isMailed: true },
  /** The import would withdraw many homes. */
  held: { next: ["running"], decidedBy: "feed.write", isMailed: true },
  /** The homes are being stored. */
  running: { next: ["done"] },
  done: { next: [] },
  /** The import changes nothing, for the reason of `FileRefusal`. */
  refused: { next: [], isMailed: true },
  /** A later file arrived before somebody decided about this one or it was stored. */
  replaced: { next: [] },
  /** Somebody discarded the import, or nobody decided in time. */
  dropped: { next: [] },
} as const satisfies Record<string, StateRules>;
export type ImportState = keyof typeof states;

export const importStates: Record<ImportState, StateRules> = states;

const namesOf = (fits: (rules: StateRules) => boolean): ImportState[] =>
  (Object.keys(states) as ImportState[]).filter((state) => fits(importStates[state]));

export const endedStates = namesOf(({ next }) => next.length === 0);
/** States in which somebody has to decide. */
export const undecidedStates = namesOf(({ decidedBy }) => decidedBy !== undefined);
/** States that the portal ends by itself. */
export const busyStates = namesOf(({ next, decidedBy }) => next.length > 0 && !decidedBy);

const isWithoutEffect = (state: ImportState): boolean => ["refused", "replaced", "dropped"].includes(state);

/** States whose beginning is mailed. */
export type MailedState = {
  [State in ImportState]: (typeof states)[State] extends { isMailed: true } ? State : never;
}[ImportState];
export const isMailed = (state: ImportState): state is MailedState => importStates[state].isMailed ?? false;

/** The states from which an import may move to this one. */
export const statesBefore = (to: ImportState): ImportState[] =>
  namesOf(({ next }) => next.includes(to) || (next.length > 0 && isWithoutEffect(to)));
