/** The value of a request's cookie; null without one. */
export function readCookie(request: Request, name: string): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(String.raw`(?:^|;\s*)${name}=([\w.-]+)`).exec(cookies)?.[1] ?? null;
}

/** The header of a cookie that scripts cannot read, `Secure` when the visit is by https. */
export function secretCookie(
  request: Request,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The header that deletes such a cookie. */
export const deletedCookie = (request: Request, name: string): string =>
  secretCookie(request, { name, value: "", seconds: 0 });
