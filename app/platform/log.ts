import { type DestinationStream, type Logger, pino } from "pino";
import type { Environment } from "./env.ts";

/** What a failed statement of PostgreSQL says of itself; its message and detail may quote what was stored. */
type DatabaseFailure = Error & { code: string; table?: string; constraint?: string; routine?: string };

const LONGEST_MESSAGE = 500;

/**
 * Lines of JSON, without personal data: see `describeError`. Every line about an error needs a message: Pino would take the
 * error's own.
 */
export function createLog({ LOG_LEVEL }: Pick<Environment, "LOG_LEVEL">, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    serializers: { err: describeError, error: describeError, reason: withoutAddresses },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * An error for the log: its kind, where it comes from, and its message without e-mail addresses. Of a failed query, the
 * statement without its values; of PostgreSQL, the code, the table and the rule, and no message where that quotes values.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === "string" ? withoutAddresses(error) : typeof error;
  const stack = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  const common = { type: error.name, stack: stack.join("\n"), ...cause };
  if ("query" in error && "params" in error) return { ...common, query: String(error.query) };
  if (isDatabaseFailure(error)) {
    const { code, table, constraint, routine } = error;
    const message = quotesValues(code) ? {} : { message: withoutAddresses(error.message) };
    return { ...common, ...message, code, table, constraint, routine };
  }
  const code = "code" in error ? { code: String(error.code) } : {};
  return { ...common, ...code, message: withoutAddresses(error.message) };
}

/** A path of the site for the log: its query may hold the secret of a link, or what somebody searched. */
export const loggedPath = (url: string | undefined): string => (url ?? "/").slice(0, 200).split("?", 1)[0]!;

const isDatabaseFailure = (error: Error): error is DatabaseFailure =>
  "severity" in error && "code" in error && typeof error.code === "string";

/** Classes 22 (data) and 23 (constraints) of PostgreSQL's codes. */
const quotesValues = (code: string): boolean => /^2[23]/.test(code);

// Cut first: the pattern is quadratic.
const withoutAddresses = (text: string): string =>
  text.slice(0, LONGEST_MESSAGE).replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "…@…");
