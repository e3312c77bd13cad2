/** The number of an option such as `--tours=5`. Throws for anything but a whole number of at least `least`, which would measure nothing. */
export function numberOption(
  options: string[],
  name: string,
  { otherwise, least }: { otherwise: number; least: number },
): number {
  const typed = options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);
  if (typed === undefined) return otherwise;
  if (/^\d+$/.test(typed) && Number(typed) >= least) return Number(typed);
  throw new Error(`${name} attend un nombre entier, au moins ${least}.`);
}

/** The text of an option such as `--page=/annonces`. */
export const textOption = (options: string[], name: string, otherwise: string): string =>
  options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1) ?? otherwise;
