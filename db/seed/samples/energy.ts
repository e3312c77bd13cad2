import { type EnergyClass, energyClasses, type Transaction } from "#app/listings/listing.ts";
import type { Random } from "./random.ts";

export type HomeEnergy = {
  status: "fait" | "en-cours";
  heating: string;
  energyClass: EnergyClass | null;
  climateClass: EnergyClass | null;
  /** kWh/m²·year */
  consumption: number | null;
  /** kg CO2/m²·year */
  emissions: number | null;
  /** Euros per year */
  costMin: number | null;
  costMax: number | null;
};

// Upper bounds of each class (arrêté du 31 mars 2021); G has none.
const energyBounds = [70, 110, 180, 250, 330, 420, 620];
const climateBounds = [6, 11, 30, 50, 70, 100, 150];

type Heating = { name: string; emissionsPerKwh: number; eurosPerKwh: number };
const heatings: (readonly [Heating, number])[] = [
  [{ name: "gaz individuel", emissionsPerKwh: 0.2, eurosPerKwh: 0.105 }, 30],
  [{ name: "gaz collectif", emissionsPerKwh: 0.19, eurosPerKwh: 0.095 }, 15],
  [{ name: "électrique individuel", emissionsPerKwh: 0.034, eurosPerKwh: 0.115 }, 32],
  [{ name: "pompe à chaleur", emissionsPerKwh: 0.03, eurosPerKwh: 0.1 }, 12],
  [{ name: "chauffage urbain", emissionsPerKwh: 0.11, eurosPerKwh: 0.095 }, 7],
  [{ name: "bois", emissionsPerKwh: 0.02, eurosPerKwh: 0.07 }, 4],
];

/** A certificate whose letters agree with its figures: the worse of the two readings is the class. */
export function drawEnergy(random: Random, home: { area: number; yearBuilt: number; transaction: Transaction }): HomeEnergy {
  const heating = random.weighted(heatings);
  if (random.chance(0.03)) {
    return { status: "en-cours", heating: heating.name, energyClass: null, climateClass: null, consumption: null, emissions: null, costMin: null, costMax: null };
  }
  const rank = drawRank(random, home);
  const low = rank === 0 ? 35 : energyBounds[rank - 1]! + 1;
  const consumption = Math.round(random.between(low, rank === 6 ? 560 : energyBounds[rank]!));
  const emissions = Math.max(1, Math.min(Math.round(consumption * heating.emissionsPerKwh), climateBounds[rank]!));
  const climateRank = climateBounds.findIndex((bound) => emissions <= bound);
  const yearly = consumption * home.area * heating.eurosPerKwh + 180;
  return {
    status: "fait",
    heating: heating.name,
    energyClass: energyClasses[rank]!,
    climateClass: energyClasses[climateRank]!,
    consumption,
    emissions,
    costMin: roundTo(yearly * 0.86, 10),
    costMax: roundTo(yearly * 1.16, 10),
  };
}

/** From 0 (A) to 6 (G). A home of class G may not be let since 2025. */
function drawRank(random: Random, { area, yearBuilt, transaction }: { area: number; yearBuilt: number; transaction: Transaction }): number {
  if (yearBuilt >= 2013) return random.weighted([[0, 45], [1, 45], [2, 10]]);
  const small = area < 30 ? 2 : 1;
  const bad = transaction === "location" ? 0 : 5 * small;
  return random.weighted([[0, 1.5], [1, 4], [2, 26], [3, 33], [4, 21], [5, 8 * small], [6, bad]]);
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;
