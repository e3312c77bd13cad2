import { type EnergyClass, energyClasses } from "#app/domain/listing.ts";
import { possibleRanks, type RankRange } from "#app/domain/energy-bounds.ts";
import type { ListingValues } from "./listing-form.schema.ts";
import type { PublishCommune } from "./publish-commune.ts";

/** A letter that does not go with the certificate's figures, and those that would. It keeps nothing from being published. */
export type ListingDoubt = { field: "energyClass" | "climateClass"; possible: EnergyClass[] };

type CertificateValues = Pick<
  ListingValues,
  "dpeStatus" | "livingArea" | "energyClass" | "climateClass" | "energyConsumption" | "emissions"
>;

/** Letters to read again on the certificate. Overseas has rules of its own, which the portal does not know. */
export function energyDoubts(values: CertificateValues, commune: PublishCommune | null): ListingDoubt[] {
  const { dpeStatus, livingArea, energyClass, climateClass, energyConsumption, emissions } = values;
  if (dpeStatus !== "fait" || livingArea === null || commune === null || commune.departmentCode.startsWith("97"))
    return [];
  const home = { livingArea, departmentCode: commune.departmentCode };
  const climate = emissions === null ? null : possibleRanks("climate", emissions, home);
  const energy = energyConsumption === null ? null : possibleRanks("energy", energyConsumption, home);
  return [
    ...doubtOf("climateClass", climateClass, climate),
    ...doubtOf("energyClass", energyClass, worseOf(energy, climate ?? rankOf(climateClass))),
  ];
}

/** The energy class is the worse of both readings (arrêté du 31 mars 2021, article 5): one alone says how good it is at best. */
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

function doubtOf(field: ListingDoubt["field"], letter: EnergyClass | null, range: RankRange | null): ListingDoubt[] {
  if (letter === null || range === null) return [];
  const rank = energyClasses.indexOf(letter);
  if (rank >= range.best && rank <= range.worst) return [];
  return [{ field, possible: energyClasses.slice(range.best, range.worst + 1) }];
}
