/** A name of a place typed in small letters, with capitals, except short words: « La Croix-Rousse », « Quai d’Ivry ». */
export const typedName = (typed: string): string =>
  typed === typed.toLowerCase()
    ? typed.replaceAll(/^\p{L}|(?<!\p{L})\p{L}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
    : typed;
