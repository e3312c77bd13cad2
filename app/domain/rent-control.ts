// Communes under « encadrement des loyers » (loi ELAN, article 140), as of 2026: Paris, Lyon, Villeurbanne, Lille, Bordeaux,
// Montpellier, Plaine Commune, Est Ensemble, the agglomerations of Grenoble and of the Basque coast. Lille holds Lomme
// and Hellemmes.
const controlled = new Set([
  "paris",
  "lyon",
  "villeurbanne",
  "lille",
  "bordeaux",
  "montpellier",
  "grenoble",
  "bayonne",
  "biarritz",
  "anglet",
  "saint-denis-93",
  "aubervilliers",
  "epinay-sur-seine",
  "l-ile-saint-denis",
  "la-courneuve",
  "saint-ouen-sur-seine",
  "stains",
  "villetaneuse",
  "bagnolet",
  "bobigny",
  "bondy",
  "le-pre-saint-gervais",
  "les-lilas",
  "montreuil",
  "noisy-le-sec",
  "pantin",
  "romainville",
]);

/** Whether rents are capped in a commune. `slug` is a commune's; arrondissements are `paris-15e`. */
export function isRentControlled(slug: string): boolean {
  return controlled.has(slug) || /^(paris|lyon)-\d/.test(slug);
}
