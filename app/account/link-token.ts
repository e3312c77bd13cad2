/**
 * The secret from a mail's link or from the form on its page, named « token ». Empty if it is missing or has a null byte, which
 * the database refuses.
 */
export function readLinkToken(borne: URLSearchParams | FormData): string {
  const token = String(borne.get("token") ?? "");
  return token.includes("\0") ? "" : token;
}
