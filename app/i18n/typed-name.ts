/** A name of a place typed in small letters, with capitals: « La Croix-Rousse », « Quai d’Ivry ». */
export const typedName = (typed: string): string =>
  typed === typed.toLowerCase()
    ? typed.replaceAll(
        /(?<!\p{L})(?!(?:de|des|du|en|et|la|les?|sous|sur|[dl](?=['’]))(?!\p{L}))\p{L}|^\p{L}/gu,
        (letter) => letter.toUpperCase(),
      )
    : typed;
