const DAY_MS = 86_400_000;

/** Whether an organisation is told that an account of theirs fails: once, after a day without success. */
export const isFailureToTell = (
  { failingSince, toldAt }: { failingSince: Date; toldAt: Date | null },
  now: Date,
): boolean => toldAt === null && now.getTime() - failingSince.getTime() >= DAY_MS;
