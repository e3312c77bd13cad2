/** Whether a visitor who sends this `Accept-Encoding` takes an encoding. */
export const acceptsEncoding = (header: string | null | undefined, encoding: "br" | "gzip"): boolean =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, "i").test(header ?? "");

/** Whether a visitor who sends this `If-None-Match` has what a weak entity tag names. */
export const hasAlready = (header: string | null | undefined, etag: string): boolean =>
  header != null &&
  (header.trim() === "*" || header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag.slice(2)));
