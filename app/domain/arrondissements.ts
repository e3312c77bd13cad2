/** The cities that have arrondissements, by `normalizeName`, with their number. */
export const arrondissementsOf: ReadonlyMap<string, number> = new Map([
  ["paris", 20],
  ["lyon", 9],
  ["marseille", 16],
]);
