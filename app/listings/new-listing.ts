const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** When « Nouveau » ends, seven days after the publication, in milliseconds since 1970; null once it has ended. */
export function newUntil(publishedAt: Date, now: Date): number | null {
  const end = publishedAt.getTime() + NEW_FOR_MS;
  return now.getTime() < end ? end : null;
}
