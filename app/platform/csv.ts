/**
 * Rows as a file that French spreadsheets open by a double click: semicolons, and a mark that says UTF-8. A text that a
 * spreadsheet would take for a formula begins with an apostrophe (OWASP, CSV Injection).
 */
export const toCsv = (rows: (string | null)[][]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(";")}\r\n`).join("")}`;

function cellOf(text: string | null): string {
  if (text === null) return "";
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
