/**
 * Whether a person opened an address, as far as headers show: programs that check the links of mails send no such
 * headers. Safari sends that it opens a page, but never what caused it (webkit.org/b/247697).
 */
export function isPersonsVisit({ headers }: Request): boolean {
  if (headers.get("sec-fetch-user") === "?1") return true;
  const isSafari = /AppleWebKit(?!.*Chrom)/.test(headers.get("user-agent") ?? "");
  return isSafari && headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
}
