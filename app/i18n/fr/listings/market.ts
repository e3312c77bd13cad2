import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { inDepartment } from "#app/i18n/in-territory.ts";
import { atPlace } from "#app/i18n/places.ts";
import { catalogue } from "#app/i18n/words.ts";

type Place = { communeName: string; departmentCode: string; departmentName: string };

export const marketWords = /* @__PURE__ */ catalogue("market", {
  /** Texts for a price, and for a rent per month with charges. */
  byTransaction: {
    vente: {
      title: "Ce prix dans son marché",
      amount: (perMetre: string) => perMetre,
      above: (percent: string) => `${percent} % au-dessus du prix médian`,
      below: (percent: string) => `${percent} % en dessous du prix médian`,
      atMedian: "le prix médian",
      tooFew: (homes: string, place: string, least: number) =>
        `Il y a moins de ${least} ${homes} ${place} sur ce portail : trop peu pour comparer ce prix.`,
      median: "Prix médian",
      legend:
        "Prix demandés par m². La moitié des biens sont au prix médian ou moins chers, l’autre moitié à ce prix ou plus chers.",
      limits: (missing: string, date: string) =>
        `Ce que cette comparaison ne dit pas : ${missing}. Ce sont des prix demandés dans les annonces, pas des prix de vente. Calcul du ${date}.`,
    },
    location: {
      title: "Ce loyer dans son marché",
      amount: (perMetre: string) => `${perMetre} par mois, charges comprises`,
      above: (percent: string) => `${percent} % au-dessus du loyer médian`,
      below: (percent: string) => `${percent} % en dessous du loyer médian`,
      atMedian: "le loyer médian",
      tooFew: (homes: string, place: string, least: number) =>
        `Il y a moins de ${least} ${homes} ${place} sur ce portail : trop peu pour comparer ce loyer.`,
      median: "Loyer médian",
      legend:
        "Loyers demandés par m² et par mois, charges comprises. La moitié des biens sont au loyer médian ou moins chers, l’autre moitié à ce loyer ou plus chers.",
      limits: (missing: string, date: string) =>
        `Ce que cette comparaison ne dit pas : ${missing}, ni s’il est meublé ou vide. Ce sont des loyers demandés dans les annonces, pas ceux des baux signés. Calcul du ${date}.`,
    },
  } satisfies Record<Transaction, unknown>,
  homes: {
    vente: { appartement: "appartements à vendre", maison: "maisons à vendre", terrain: "terrains à vendre" },
    location: { appartement: "appartements à louer", maison: "maisons à louer", terrain: "terrains à louer" },
  } satisfies Record<Transaction, Record<PropertyType, string>>,
  inCommune: ({ communeName }: Place) => atPlace(communeName),
  inCity: (name: string) => atPlace(name),
  inDepartment: ({ departmentCode, departmentName }: Place) => inDepartment(departmentCode, departmentName),
  compared: (amount: string, difference: string) => `${amount} : ${difference}`,
  among: (count: string, homes: string, place: string) => `des ${count} ${homes} ${place} sur ce portail.`,
  widened: (homes: string, place: string, least: number, area: "city" | "department") =>
    `Moins de ${least} ${homes} ${place} : la comparaison porte sur ${area === "city" ? "toute la ville" : "le département"}.`,
  /** Features in which a home may differ from the compared homes. */
  missing: {
    appartement: "l’état du bien, sa taille, son étage, sa lumière",
    maison: "l’état du bien, sa taille, son terrain, sa lumière",
    terrain: "la taille du terrain, sa forme, ses raccordements",
  } satisfies Record<PropertyType, string>,
  missingPlace: { commune: "sa rue", city: "son arrondissement, sa rue", department: "sa commune, sa rue" },
  thisHome: "Ce bien",
  perMetre: (amount: string) => `${amount}/m²`,
  half: "La moitié des biens",
  most: "Huit biens sur dix",
});
