const MINOR_PER_UNIT = 100;
const LARGEST_UNITS = 1_000_000_000;

/** Parses an amount as people type it (« 285 000 », « 285k », « 712,50 € ») into minor units; null when the text is no amount. */
export function readOfferAmount(text: string): number | null {
  const compact = text.replaceAll(/[\s\u00A0\u202F€$]/gu, "").toLowerCase();
  const match = /^(?<units>\d{1,10})(?:[.,](?<cents>\d{1,2}))?(?<thousands>k)?$/.exec(compact);
  if (!match?.groups) return null;
  const { units, cents = "", thousands } = match.groups;
  const amount = (Number(units) * MINOR_PER_UNIT + Number(cents.padEnd(2, "0"))) * (thousands ? 1_000 : 1);
  return amount > 0 && amount <= LARGEST_UNITS * MINOR_PER_UNIT ? amount : null;
}
