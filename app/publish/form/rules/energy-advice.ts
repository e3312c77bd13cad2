import { type EnergyClass, energyClasses } from "#app/domain/listing.ts";
import { possibleRanks, type RankRange } from "#app/domain/energy-bounds.ts";
import type { ListingAdvice } from "../listing-advice.ts";
import type { ListingValues } from "../listing-form.schema.ts";
import type { RuleSurroundings } from "./listing-rule.ts";

type CertificateValues = Pick<
  ListingValues,
  "dpeStatus" | "livingArea" | "energyClass" | "climateClass" | "energyConsumption" | "emissions"
>;

/** Letters to check again on the certificate. Overseas departments have other rules, which the portal does not know. */
export function energyAdvice(
  values: CertificateValues,
  { commune }: Pick<RuleSurroundings, "commune">,
): ListingAdvice[] {
  const { dpeStatus, livingArea, energyClass, climateClass, energyConsumption, emissions } = values;
  if (dpeStatus !== "fait" || livingArea === null || commune === null || commune.departmentCode.startsWith("97"))
    return [];
  const home = { livingArea, departmentCode: commune.departmentCode };
  const climate = emissions === null ? null : possibleRanks("climate", emissions, home);
  const energy = energyConsumption === null ? null : possibleRanks("energy", energyConsumption, home);
  return [
    ...adviceOn("climateClass", climateClass, climate),
    ...adviceOn("energyClass", energyClass, worseOf(energy, climate ?? rankOf(climateClass))),
  ];
}

/**
 * The energy class is the worse of both readings (arrêté du 31 mars 2021, article 5). One reading alone gives the best
 * possible class.
 */
function worseOf(energy: RankRange | null, climate: RankRange | null): RankRange | null {
  if (energy && climate)
    return { best: Math.max(energy.best, climate.best), worst: Math.max(energy.worst, climate.worst) };
  const one = energy ?? climate;
  return one && { best: one.best, worst: energyClasses.length - 1 };
}

function rankOf(letter: EnergyClass | null): RankRange | null {
  if (letter === null) return null;
  const rank = energyClasses.indexOf(letter);
  return { best: rank, worst: rank };
}

function adviceOn(
  field: "energyClass" | "climateClass",
  letter: EnergyClass | null,
  range: RankRange | null,
): ListingAdvice[] {
  if (letter === null || range === null) return [];
  const rank = energyClasses.indexOf(letter);
  if (rank >= range.best && rank <= range.worst) return [];
  const code = field === "energyClass" ? "doubtfulEnergyClass" : "doubtfulClimateClass";
  return [{ field, code, letters: energyClasses.slice(range.best, range.worst + 1) }];
}
