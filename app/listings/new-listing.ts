const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** When a listing stops bearing « Nouveau », seven days after its publication, in milliseconds since 1970; null once that is over. */
export function newUntil(publishedAt: Date, now: Date): number | null {
  const end = publishedAt.getTime() + NEW_FOR_MS;
  return now.getTime() < end ? end : null;
}
