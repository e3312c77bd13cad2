/** Why a login by Google or Facebook failed; each has its message in `accountWords.login`. */
export const externalFailures = ["socialFailed", "socialCancelled", "socialNoEmail", "socialTooMany"] as const;
type ExternalFailure = (typeof externalFailures)[number];

// Error codes of OAuth (RFC 6749, section 4.1.2.1) and of better-auth. Any other code is `socialFailed`.
const reasons = new Map<string, ExternalFailure>([
  ["access_denied", "socialCancelled"],
  ["email_not_found", "socialNoEmail"],
]);

/** The login page with the failure's message. A login there still continues to `next`. */
export function failureHref(failure: ExternalFailure, next: string): string {
  return `/connexion?${new URLSearchParams({ ...(next ? { suite: next } : {}), avis: failure })}`;
}

/** The redirect of a browser that returns from the provider: better-auth's `error` becomes one of our messages. */
export function translateFailure(location: string): string {
  const url = new URL(location, "http://portail.invalid");
  const error = url.searchParams.get("error");
  if (url.pathname !== "/connexion" || error === null) return location;
  return failureHref(reasons.get(error) ?? "socialFailed", url.searchParams.get("suite") ?? "");
}
