/** The digits of a typed text, without the spaces of « 732 829 320 00074 ». */
export const siretDigits = (typed: string): string => typed.replaceAll(/[\s.\u00A0\u202F-]/g, "");

const LA_POSTE = "356000000";

/**
 * Whether fourteen digits are a SIRET: the last one is a check digit (Luhn, ISO/IEC 7812-1). For La Poste, which
 * has too many establishments for that, the sum of the digits is a multiple of five (Insee).
 */
export function isSiret(digits: string): boolean {
  if (!/^\d{14}$/.test(digits) || /^0+$/.test(digits)) return false;
  return luhnSum(digits) % 10 === 0 || (digits.startsWith(LA_POSTE) && plainSum(digits) % 5 === 0);
}

function luhnSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

const plainSum = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0);
