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

/** Prints the missed targets, a sentence each; true without any. */
export function reportMisses(missed: string[]): boolean {
  process.stdout.write(
    missed.length === 0
      ? "\nTous les objectifs sont tenus.\n"
      : `\nObjectifs manqués :\n${missed.map((miss) => `  ${miss}\n`).join("")}`,
  );
  return missed.length === 0;
}
