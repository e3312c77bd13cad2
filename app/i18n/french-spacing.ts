/**
 * Returns a catalogue with the no-break spaces of French inside « », before : ; ! ? %, and before a measure of time, so that authors write plain
 * spaces. (Imprimerie nationale, Lexique des règles typographiques.)
 */
export function withFrenchSpacing<Catalogue>(catalogue: Catalogue): Catalogue {
  return spaceOut(catalogue) as Catalogue; // the same shape: only texts change
}

/** One text with its no-break spaces. */
export function spaceFrench(text: string): string {
  return text
    .replaceAll(/«\s?/g, "«\u00A0")
    .replaceAll(/\s?»/g, "\u00A0»")
    .replaceAll(/ :(?=\s|$)/g, "\u00A0:")
    .replaceAll(/ ([;!?%])/g, "\u202F$1")
    .replaceAll(/(\d) (?=(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?)(?!\p{L}))/gu, "$1\u00A0");
}

/** An advertiser's text with no-break spaces between numbers and their units. */
export function spaceTyped(text: string): string {
  return spaceFrench(text).replaceAll(
    /(\d) (?=(?:pièces?|chambres?|salles?|étages?|lots?|m²|ha|km|min|euros?|€)(?!\p{L}))/giu,
    "$1\u00A0",
  );
}

function spaceOut(value: unknown): unknown {
  if (typeof value === "string") return spaceFrench(value);
  if (typeof value === "function") {
    return function spaced(this: unknown, ...parameters: unknown[]): unknown {
      return spaceOut(value.apply(this, parameters));
    };
  }
  if (Array.isArray(value)) return value.map(spaceOut);
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spaceOut(inner)]));
  }
  return value;
}
