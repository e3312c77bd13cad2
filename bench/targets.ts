/** Prints the missed targets, a sentence each; true without any. */
export function reportMisses(missed: string[]): boolean {
  process.stdout.write(
    missed.length === 0
      ? "\nTous les objectifs sont tenus.\n"
      : `\nObjectifs manqués :\n${missed.map((miss) => `  ${miss}\n`).join("")}`,
  );
  return missed.length === 0;
}
