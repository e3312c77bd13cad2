import type { AttemptLimit } from "#app/platform/attempts.repository.server.ts";

/** How often the current password may be given, wherever it is asked for on the pages of an account. */
export const passwordLimits = ({ id }: { id: string }, address: string): AttemptLimit[] => [
  { key: `password of ${id}`, most: 10, minutes: 15 },
  { key: `password from ${address}`, most: 40, minutes: 15 },
];

/** How often an account's own facts may be changed. */
export const changeLimits = ({ id }: { id: string }, address: string): AttemptLimit[] => [
  { key: `change of ${id}`, most: 30, minutes: 15 },
  { key: `change from ${address}`, most: 100, minutes: 15 },
];

/** How often links from mails may be followed: their secrets cannot be guessed, but each try costs a query. */
export const linkLimits = (address: string): AttemptLimit[] => [{ key: `link from ${address}`, most: 60, minutes: 15 }];
