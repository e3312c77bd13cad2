/** A form that is sent, for `fetch`; its redirect is the answer. `cookie` says who sends it. */
export const form = (fields: Record<string, string>, cookie = ""): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: cookie ? { cookie } : {},
  body: new URLSearchParams(fields),
});

/** The cookies that an answer sets, as the header of the next request. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** What a page or a mail says, with plain spaces. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ");
