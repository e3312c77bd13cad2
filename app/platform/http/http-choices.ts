const accepted = {
  br: /(^|,)\s*br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/i,
  gzip: /(^|,)\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)/i,
};

/** Whether a visitor who sends this `Accept-Encoding` takes an encoding. */
export const acceptsEncoding = (header: string | null | undefined, encoding: "br" | "gzip"): boolean =>
  accepted[encoding].test(header ?? "");

/** Whether an `If-None-Match` header matches a weak entity tag. */
export const matchesEntityTag = (header: string | null | undefined, etag: string): boolean =>
  header != null &&
  (header.trim() === "*" || header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag.slice(2)));
