/**
 * The secret from a mail's link or its page's form, named « token ». Empty where it is missing or has a null byte, which
 * the database refuses.
 */
export function readLinkToken(borne: URLSearchParams | FormData): string {
  const token = String(borne.get("token") ?? "");
  return token.includes("\0") ? "" : token;
}
