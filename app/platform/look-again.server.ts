import type { PublicChanges } from "./public-changes.ts";

/** How soon an edited file of the kit shows. */
export const LOOK_AGAIN_MS = 1_000;

type OfAPortal = { media: object; clock: () => Date; changes: Pick<PublicChanges, "documents"> };

/**
 * `read`, which looks at the kit's files at most once a second, however many pages ask: whoever asks meanwhile is answered
 * what the last look saw, unless an operator has saved a document since. Each portal, known by its pictures, has looks of its own.
 */
export function lookAgainEachSecond<Needs extends OfAPortal, Value>(
  read: (needs: Needs) => Promise<Value>,
): (needs: Needs) => Promise<Value> {
  const looks = new WeakMap<object, { at: number; documents: number; value: Promise<Value> }>();
  return (needs) => {
    const at = needs.clock().getTime();
    const documents = needs.changes.documents();
    const before = looks.get(needs.media);
    // A clock that was set back does not make a look last.
    if (before?.documents === documents && Math.abs(at - before.at) < LOOK_AGAIN_MS) return before.value;
    const value = read(needs);
    looks.set(needs.media, { at, documents, value });
    return value;
  };
}
