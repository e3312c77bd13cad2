import { type DestinationStream, type Logger, pino } from "pino";
import type { Environment } from "./env.ts";

/** The fields of a PostgreSQL error; its message and detail may quote stored values. */
type DatabaseFailure = Error & { code: string; table?: string; constraint?: string; routine?: string };

const LONGEST_MESSAGE = 500;

/**
 * JSON lines without personal data: see `describeError`. Every line about an error needs a message of its own: Pino would otherwise use
 * the error's.
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
 * An error for the log: kind, origin, and message without e-mail addresses. For a failed query, the statement without
 * its values; for PostgreSQL, code, table and constraint, without a message that quotes values.
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

/** A path for the log, without its query, which may hold a link's secret or a search. */
export const loggedPath = (url: string | undefined): string => (url ?? "/").slice(0, 200).split("?", 1)[0]!;

const isDatabaseFailure = (error: Error): error is DatabaseFailure =>
  "severity" in error && "code" in error && typeof error.code === "string";

/** Classes 22 (data) and 23 (constraints) of PostgreSQL's codes. */
const quotesValues = (code: string): boolean => /^2[23]/.test(code);

// Cut first: the pattern takes quadratic time.
const withoutAddresses = (text: string): string =>
  text.slice(0, LONGEST_MESSAGE).replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "…@…");
