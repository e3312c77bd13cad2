/** The byte order mark: spreadsheets then read the file as UTF-8. */
export const CSV_START = "\uFEFF";

/**
 * Rows as a file that French spreadsheets open by a double click: semicolons, and a byte order mark for UTF-8. A text that a spreadsheet
 * would take for a formula begins with an apostrophe (OWASP, CSV Injection).
 */
export const toCsv = (rows: (string | null)[][]): string => CSV_START + rows.map(csvRow).join("");

/** One row of a CSV file, with its line end. */
export const csvRow = (cells: (string | null)[]): string => `${cells.map(cellOf).join(";")}\r\n`;

const isNumber = (text: string): boolean => /^-?\d+(?:[.,]\d+)?$/.test(text);

function cellOf(text: string | null): string {
  if (text === null) return "";
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
