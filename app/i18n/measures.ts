const whole = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const decimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « 63,5 m² », never broken before its unit. */
export function formatArea(squareMetres: number): string {
  return `${oneDecimal.format(squareMetres)}\u00A0m²`;
}

/** « 12 345 » */
export function formatCount(count: number): string {
  return whole.format(count);
}

/** « 4,5 » */
export function formatDecimal(value: number): string {
  return decimal.format(value);
}
