import { feedCallWords } from "#app/i18n/fr/feeds/feed-calls.ts";

/** Why a call of agencies' software is refused; `bad_request`: an unknown address or method; `busy`: the server could not answer. */
const statuses = {
  bad_request: 400,
  no_file: 400,
  interrupted: 400,
  no_key: 401,
  unknown_key: 401,
  suspended: 403,
  sample: 403,
  no_length: 411,
  too_long: 413,
  too_many_keys: 429,
  too_many_files: 429,
  too_many_exports: 429,
  not_stored: 503,
  busy: 503,
} as const;

export type CallRefusal = keyof typeof statuses;

/** Whether agencies' software calls an address: it reads JSON, errors included. */
export const isSoftwareCall = (url: string): boolean => /^\/api\/(?:imports|exports\/[^/?]+)(?:\?|$)/.test(url);

/** The messages of a call, in both languages: software has no choice of language. */
export function callMessages(code: CallRefusal | "received") {
  const [message, messageEn] = feedCallWords.french[code];
  return { message, messageEn };
}

const STORED_LATER_SECONDS = "300";
const BUSY_SECONDS = "5";

const headersOf: Partial<Record<CallRefusal, HeadersInit>> = {
  no_key: { "WWW-Authenticate": "Bearer" },
  unknown_key: { "WWW-Authenticate": "Bearer" },
  not_stored: { "Retry-After": STORED_LATER_SECONDS },
  busy: { "Retry-After": BUSY_SECONDS },
};

/** The refusal of a call: status, headers, and `error` with its messages. */
export function callRefusal(error: CallRefusal, other: ResponseInit = {}): Response {
  const own = { status: statuses[error], headers: headersOf[error] ?? {} };
  return Response.json({ error, ...callMessages(error) }, { ...own, ...other });
}
