/** A bar advances by at most so many points (specification, section 4) … */
export const MOST_POINTS = 5;
/** … in so many milliseconds. */
export const STEP_MS = 100;

/** What a bar shows next: towards what is really sent, never faster than its pace, never backwards. Points from 0 to 100. */
export function nextShown(shown: number, real: number): number {
  return Math.min(100, Math.max(shown, Math.min(real, shown + MOST_POINTS)));
}

/** The real progress of an upload. The last points are the server's: it may still refuse. */
export function realPoints({ sent, total, isStored }: { sent: number; total: number; isStored: boolean }): number {
  if (isStored) return 100;
  return total > 0 ? Math.floor((sent / total) * 95) : 0;
}
