const territories = ["metropole", "outre-mer"] as const;
export type Territory = (typeof territories)[number];

/** First and last day on which a law of rent control holds, such as `2026-11-24`. */
export type RentControlPeriod = {
  territory: Territory;
  from: string;
  until: string;
  /** The law; shown to advertisers. */
  source: string;
};

/** An operator's entry where a later law prolongs the law of metropolitan France. */
export type Prolongation = Omit<RentControlPeriod, "territory">;

/**
 * The laws of « encadrement des loyers », both for a limited time. An operator enters a prolongation of the first
 * in the back office, or with `RENT_CONTROL_FILE`.
 */
export const rentControlLaws: RentControlPeriod[] = [
  // Eight years from its publication on 24 November 2018.
  {
    territory: "metropole",
    from: "2018-11-24",
    until: "2026-11-24",
    source: "loi ELAN du 23 novembre 2018, article 140",
  },
  // Five years from its publication on 14 June 2025.
  { territory: "outre-mer", from: "2025-06-14", until: "2030-06-14", source: "loi n° 2025-534 du 13 juin 2025" },
];

// Communes under the law of 2018, as of 2026: Paris, Lyon, Villeurbanne, Lille, Bordeaux, Montpellier, Plaine Commune, Est
// Ensemble, the agglomerations of Grenoble and of the Basque coast. Lille holds Lomme and Hellemmes.
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

/** Whether rents are capped in a commune while the law holds. `slug` is a commune's; arrondissements are `paris-15e`. */
export function isRentControlled(slug: string): boolean {
  return controlled.has(slug) || /^(paris|lyon)-\d/.test(slug);
}

/**
 * What a law of rent control requires of a rental on a day. `required`: its figures. `possible`: the figures may be given, since
 * the list of communes is not complete. `none`: no figure is asked for, checked or printed. `source` names the law.
 */
export type RentControl = { state: "none"; source: null } | { state: "required" | "possible"; source: string };

type Place = { slug: string; departmentCode: string };

/** `today` as `2026-03-14`. An unknown commune is treated as one of metropolitan France. */
export function rentControlOn(today: string, place: Place | null, periods: readonly RentControlPeriod[]): RentControl {
  const territory = place && /^97[12346]$/.test(place.departmentCode) ? "outre-mer" : "metropole";
  const law = periodOn(today, territory, periods);
  if (!law) return { state: "none", source: null };
  return { state: place && isRentControlled(place.slug) ? "required" : "possible", source: law.source };
}

const periodOn = (today: string, territory: Territory, periods: readonly RentControlPeriod[]) =>
  periods.find((one) => one.territory === territory && one.from <= today && today <= one.until);

/** Territories where no law of rent control holds on a day. */
export const territoriesWithout = (today: string, periods: readonly RentControlPeriod[]): Territory[] =>
  territories.filter((territory) => periodOn(today, territory, periods) === undefined);
