/** Characters that XML 1.0 forbids; it allows tab, line feed, carriage return and the controls from U+007F on. */
const forbidden = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** `&apos;` is no entity of HTML 4, which old mail programs read. */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for XML and HTML, as content or between quotes. Drops characters that no document may contain. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll(/[&<>"']/g, (character) => entities[character]!);
}
