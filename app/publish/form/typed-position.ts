/** Degrees. */
export type Position = { latitude: number; longitude: number };

/** Five decimals are a metre. */
const DECIMALS = 5;

/** Degrees as maps write them: a point or a comma, as many decimals as one likes. Null where they are none, or beyond `most`. */
export function readDegrees(text: string, most: number): number | null {
  const typed = text.trim().replace(",", ".").replace("−", "-");
  return /^-?\d{1,3}(\.\d{1,20})?$/.test(typed) && Math.abs(Number(typed)) <= most ? Number(typed) : null;
}

/** The place that two fields name together; null where either says none. */
export function readPosition(fields: { latitude: string; longitude: string }): Position | null {
  const latitude = readDegrees(fields.latitude, 90);
  const longitude = readDegrees(fields.longitude, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A place as its two fields hold it; empty for none. */
export function writePosition(position: Position | null): { latitude: string; longitude: string } {
  if (!position) return { latitude: "", longitude: "" };
  return { latitude: position.latitude.toFixed(DECIMALS), longitude: position.longitude.toFixed(DECIMALS) };
}
