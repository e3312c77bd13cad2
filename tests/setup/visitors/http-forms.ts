/** A submitted form, for `fetch`; its redirect is the answer. `cookie` is the sender's session. */
export const form = (fields: Record<string, string>, cookie = ""): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: cookie ? { cookie } : {},
  body: new URLSearchParams(fields),
});

/** The cookies of an answer, as the header of the next request. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** The text of a page or a mail, with plain spaces. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ");
