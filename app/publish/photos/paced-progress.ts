/** Largest step of a bar, in points (specification, section 4) … */
const MOST_POINTS_PER_STEP = 5;
/** … per this many milliseconds. */
export const STEP_MS = 100;

/** The next value of a bar, from 0 to 100: towards the real progress, at most one step ahead, never backwards. */
export function nextShown(shown: number, real: number): number {
  return Math.min(100, Math.max(shown, Math.min(real, shown + MOST_POINTS_PER_STEP)));
}

/** The real progress of an upload. The last points are added when the server accepts it. */
export function realPoints({ sent, total, isStored }: { sent: number; total: number; isStored: boolean }): number {
  if (isStored) return 100;
  return total > 0 ? Math.floor((sent / total) * 95) : 0;
}
