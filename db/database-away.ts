/** The database could not be reached, or did not answer, within the time of a request. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/**
 * First, codes of PostgreSQL when it stops, starts, moves, cannot write or has no free connection, and of PgBouncer without a
 * server (08P01). Then codes of the network, and of a full disk.
 */
const codes = new Set(
  [
    "57P01 57P02 57P03 08000 08001 08003 08004 08006 08P01 25006 53100 53200 53300 58030",
    "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH EAI_AGAIN ENOSPC EDQUOT",
  ].flatMap((line) => line.split(" ")),
);

/** Errors of the `pg` package, which have no code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:has encountered|was closed))|is not currently accepting connections$/;

/** Whether an error means that the database is away for a while: the same statement may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  return (
    error instanceof DatabaseAway ||
    ("code" in error && codes.has(String(error.code))) ||
    messages.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}

/** Whether an error has this code of PostgreSQL. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && (("code" in error && error.code === code) || hasCode(error.cause, code));
}

/** Whether PostgreSQL refused values, for their form or a constraint: the same statement would fail again. */
export function isRefusedData(error: unknown): boolean {
  return (
    error instanceof Error && (("code" in error && /^2[23]...$/.test(String(error.code))) || isRefusedData(error.cause))
  );
}
