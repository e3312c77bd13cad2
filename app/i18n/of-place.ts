/** « de Lyon », « du Mans », « des Sables-d’Olonne », « d’Angers »: « de » with a commune's name. */
export function ofPlace(communeName: string): string {
  const article = /^(Les?) (?=\p{Lu})/u.exec(communeName);
  if (article) return `${article[1] === "Le" ? "du" : "des"} ${communeName.slice(article[0].length)}`;
  // Most towns in « h » keep « de »: de Haguenau, de Honfleur; d’Hyères.
  return /^([aeiouyàâéèêëîïôœ]|hy)/iu.test(communeName) ? `d’${communeName}` : `de ${communeName}`;
}
