/** Lines of cells as text: the first column to the left, figures to the right. */
export function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join("  ");
  const [head, ...body] = rows.map(line);
  return [head, "─".repeat(head!.length), ...body].join("\n");
}

export const milliseconds = (duration: number) => duration.toFixed(duration < 10 ? 2 : 1);
