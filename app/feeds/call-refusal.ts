import { feedCallWords } from "#app/i18n/fr/feed-calls.ts";
import { limits } from "#app/platform/security/limits.ts";

/** Why a call of agencies' software is refused; `bad_request`: another address or method; `busy`: the server could not answer it. */
const statuses = {
  bad_request: 400,
  no_file: 400,
  interrupted: 400,
  no_key: 401,
  unknown_key: 401,
  suspended: 403,
  no_length: 411,
  too_long: 413,
  too_many_keys: 429,
  too_many_files: 429,
  too_many_exports: 429,
  not_stored: 503,
  busy: 503,
} as const;

export type CallRefusal = keyof typeof statuses;

/** Whether an address is called by agencies' software, which reads JSON whatever answers it. */
export const isSoftwareCall = (url: string): boolean => /^\/api\/(?:imports|exports\/[^/?]+)(?:\?|$)/.test(url);

/** What such software reads: in both languages, since it has no choice of one. */
export function callMessages(code: CallRefusal | "received") {
  const [message, messageEn] = feedCallWords.french[code];
  return { message, messageEn };
}

const secondsOf = (limit: "feedKeys" | "pushes" | "exports") => String(limits[limit].minutes * 60);
const STORED_LATER_SECONDS = "300";
const BUSY_SECONDS = "5";

const headersOf: Partial<Record<CallRefusal, HeadersInit>> = {
  no_key: { "WWW-Authenticate": "Bearer" },
  unknown_key: { "WWW-Authenticate": "Bearer" },
  too_many_keys: { "Retry-After": secondsOf("feedKeys") },
  too_many_files: { "Retry-After": secondsOf("pushes") },
  too_many_exports: { "Retry-After": secondsOf("exports") },
  not_stored: { "Retry-After": STORED_LATER_SECONDS },
  busy: { "Retry-After": BUSY_SECONDS },
};

/** The refusal of a call: status, headers, and `error` with its messages. */
export function callRefusal(error: CallRefusal, other: ResponseInit = {}): Response {
  const own = { status: statuses[error], headers: headersOf[error] ?? {} };
  return Response.json({ error, ...callMessages(error) }, { ...own, ...other });
}
