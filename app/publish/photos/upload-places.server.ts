/** Maximum number of pictures in memory, 15 MB each: of all accounts, and of one. */
const MOST_AT_ONCE = 24;
const MOST_OF_ONE = 4;

const held = new Map<string, number>();
let all = 0;

/** Runs a task that holds a picture of an account in memory; null, at once, beyond the maximum. */
export async function holdPicture<Result>(userId: string, task: () => Promise<Result>): Promise<Result | null> {
  const own = held.get(userId) ?? 0;
  if (all >= MOST_AT_ONCE || own >= MOST_OF_ONE) return null;
  all += 1;
  held.set(userId, own + 1);
  try {
    return await task();
  } finally {
    all -= 1;
    const left = held.get(userId)! - 1;
    if (left > 0) held.set(userId, left);
    else held.delete(userId);
  }
}
