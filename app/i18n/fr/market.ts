import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { inDepartment } from "../in-territory.ts";
import { atPlace } from "../places.ts";
import { catalogue } from "../words.ts";

type Place = { communeName: string; departmentCode: string; departmentName: string };

export const marketWords = /* @__PURE__ */ catalogue("market", {
  title: "Ce prix dans son marché",
  homes: {
    vente: { appartement: "appartements à vendre", maison: "maisons à vendre", terrain: "terrains à vendre" },
    location: { appartement: "appartements à louer", maison: "maisons à louer", terrain: "terrains à louer" },
  } satisfies Record<Transaction, Record<PropertyType, string>>,
  inCommune: ({ communeName }: Place) => atPlace(communeName),
  inCity: (name: string) => atPlace(name),
  inDepartment: ({ departmentCode, departmentName }: Place) => inDepartment(departmentCode, departmentName),
  above: (amount: string, percent: string) => `${amount} : ${percent} % au-dessus du prix médian`,
  below: (amount: string, percent: string) => `${amount} : ${percent} % en dessous du prix médian`,
  atMedian: (amount: string) => `${amount} : le prix médian`,
  among: (count: string, homes: string, place: string) => `des ${count} ${homes} ${place} sur ce portail.`,
  widened: (homes: string, place: string, least: number, area: "city" | "department") =>
    `Moins de ${least} ${homes} ${place} : la comparaison porte sur ${area === "city" ? "toute la ville" : "le département"}.`,
  tooFew: (homes: string, place: string, least: number) =>
    `Il y a moins de ${least} ${homes} ${place} sur ce portail : trop peu pour comparer ce prix.`,
  thisHome: "Ce bien",
  perMetre: (amount: string) => `${amount}/m²`,
  lowQuarter: "Le quart le moins cher",
  lowQuarterValue: (amount: string) => `sous ${amount}`,
  median: "Prix médian",
  highQuarter: "Le quart le plus cher",
  highQuarterValue: (amount: string) => `dès ${amount}`,
  legend: "Au milieu, la moitié des biens ; avec les bords, huit biens sur dix ; le trait est le prix médian.",
  limits: (date: string) =>
    `Ce que cette comparaison ne dit pas : l’état du bien, son étage, sa lumière, sa rue. Ce sont des prix demandés dans les annonces, pas des prix de vente. Calcul du ${date}.`,
  rentLimits: (date: string) =>
    `Ce que cette comparaison ne dit pas : l’état du bien, son étage, sa lumière, sa rue. Ce sont des loyers demandés dans les annonces, charges comprises. Calcul du ${date}.`,
});
