/** Why a login at Google or Facebook did not end in an account; each is a message of `accountWords.login`. */
export const externalFailures = ["socialFailed", "socialCancelled", "socialNoEmail", "socialTooMany"] as const;
export type ExternalFailure = (typeof externalFailures)[number];

// What OAuth (RFC 6749, section 4.1.2.1) and better-auth call them; whatever else happens is `socialFailed`.
const reasons = new Map<string, ExternalFailure>([
  ["access_denied", "socialCancelled"],
  ["email_not_found", "socialNoEmail"],
]);

/** The login page with its message, which still leads to `next` once the login succeeds. */
export function failureHref(failure: ExternalFailure, next: string): string {
  return `/connexion?${new URLSearchParams({ ...(next ? { suite: next } : {}), avis: failure })}`;
}

/** `location`, with the `error` that `auth` adds to it told in our words. */
export function tellFailure(location: string): string {
  const url = new URL(location, "http://portail.invalid");
  const error = url.searchParams.get("error");
  if (url.pathname !== "/connexion" || error === null) return location;
  return failureHref(reasons.get(error) ?? "socialFailed", url.searchParams.get("suite") ?? "");
}
