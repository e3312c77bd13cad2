/** Characters that XML 1.0 forbids. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** `&apos;` is no entity of HTML 4, which old mail programs read. */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for XML and HTML, as content or between quotes. Leaves out what no document may hold. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, "")
    .replaceAll(/[&<>"']/g, (character) => entities[character]!);
}
