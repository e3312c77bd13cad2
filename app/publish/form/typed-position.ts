/** Degrees. */
export type Position = { latitude: number; longitude: number };

/** Five decimals are about a metre. */
const DECIMALS = 5;

/** Parses degrees as maps write them: point or comma, any number of decimals. Null where it is no number, or beyond `most`. */
export function readDegrees(text: string, most: number): number | null {
  const typed = text.trim().replace(",", ".").replace("−", "-");
  return /^-?\d{1,3}(\.\d{1,20})?$/.test(typed) && Math.abs(Number(typed)) <= most ? Number(typed) : null;
}

/** The position of two fields; null where either is invalid. */
export function readPosition(fields: { latitude: string; longitude: string }): Position | null {
  const latitude = readDegrees(fields.latitude, 90);
  const longitude = readDegrees(fields.longitude, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A position as the texts of its two fields; empty for none. */
export function writePosition(position: Position | null): { latitude: string; longitude: string } {
  if (!position) return { latitude: "", longitude: "" };
  return { latitude: position.latitude.toFixed(DECIMALS), longitude: position.longitude.toFixed(DECIMALS) };
}
