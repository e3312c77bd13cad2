/**
 * The secret that a link of a mail and the form of its page bear, as « token ». Empty where there is none, or one of a
 * null byte: no secret of ours holds one, and the database takes none.
 */
export function readLinkToken(borne: URLSearchParams | FormData): string {
  const token = String(borne.get("token") ?? "");
  return token.includes("\0") ? "" : token;
}
