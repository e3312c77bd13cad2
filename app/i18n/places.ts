/** « à Lyon », « au Mans », « aux Sables-d’Olonne », « à La Rochelle »: « à » with a commune's name. */
export function atPlace(communeName: string): string {
  const article = /^(Les?) (?=\p{Lu})/u.exec(communeName);
  if (!article) return `à ${communeName}`;
  return `${article[1] === "Le" ? "au" : "aux"} ${communeName.slice(article[0].length)}`;
}
