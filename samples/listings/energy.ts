import { energyClasses, type Transaction } from "#app/domain/listing.ts";
import type { Condition, HomeEnergy } from "./home.ts";
import type { Random } from "./random.ts";

type Building = {
  area: number;
  yearBuilt: number;
  isFlat: boolean;
  isTropical: boolean;
  condition: Condition;
  transaction: Transaction;
};

// Upper bounds of each class (arrêté du 31 mars 2021); the bounds of G are ours.
const energyBounds = [70, 110, 180, 250, 330, 420, 560];
const climateBounds = [6, 11, 30, 50, 70, 100, 130];
/** The minimum consumption of a heated home. */
const LEAST_CONSUMPTION = 32;

type Heating = { name: string; kgPerKwh: number; eurosPerKwh: number };
const gas = { name: "gaz individuel", kgPerKwh: 0.2, eurosPerKwh: 0.105 };
const sharedGas = { name: "gaz collectif", kgPerKwh: 0.19, eurosPerKwh: 0.095 };
const electric = { name: "électrique individuel", kgPerKwh: 0.034, eurosPerKwh: 0.115 };
const heatPump = { name: "pompe à chaleur", kgPerKwh: 0.033, eurosPerKwh: 0.105 };
const district = { name: "chauffage urbain", kgPerKwh: 0.1, eurosPerKwh: 0.095 };
const oil = { name: "fioul", kgPerKwh: 0.27, eurosPerKwh: 0.11 };
const wood = { name: "bois", kgPerKwh: 0.02, eurosPerKwh: 0.065 };
const airConditioning = { name: "climatisation réversible", kgPerKwh: 0.06, eurosPerKwh: 0.11 };

/**
 * Draws a certificate whose letters match its figures: the class is the worse of the two readings (arrêté du 31 mars
 * 2021, article 5). No home of class G is let (loi Climat et résilience).
 */
export function drawEnergy(random: Random, building: Building): HomeEnergy {
  const rank = drawRank(random, building);
  const heating = drawHeating(random, building, rank);
  const pending = building.transaction === "vente" && random.chance(0.03);
  if (pending) {
    return {
      status: "en-cours",
      heating: heating.name,
      energyClass: null,
      climateClass: null,
      consumption: null,
      emissions: null,
      costMin: null,
      costMax: null,
    };
  }
  const [low, high] = consumptionOf(rank, heating);
  const consumption = Math.floor(random.between(low + 1, high));
  const emissions = Math.max(1, Math.round(consumption * heating.kgPerKwh));
  const yearly = consumption * building.area * heating.eurosPerKwh + 150;
  return {
    status: "fait",
    heating: heating.name,
    energyClass: energyClasses[Math.max(rankIn(energyBounds, consumption), rankIn(climateBounds, emissions))]!,
    climateClass: energyClasses[rankIn(climateBounds, emissions)]!,
    consumption,
    emissions,
    costMin: roundTo(yearly * 0.85, 10),
    costMax: roundTo(yearly * 1.15, 10),
  };
}

/** The class from 0 (A) to 6 (G); the shares of main residences are 3, 6, 27, 32, 20, 8 and 5 %. */
function drawRank(random: Random, { area, yearBuilt, condition, transaction }: Building): number {
  if (yearBuilt >= 2021)
    return random.weighted([
      [0, 60],
      [1, 40],
    ]);
  if (yearBuilt >= 2013)
    return random.weighted([
      [0, 25],
      [1, 50],
      [2, 25],
    ]);
  const small = area < 30 ? 2 : 1;
  const newer = yearBuilt >= 1990 ? 2.2 : 0.8;
  if (condition === "a-renover")
    return random.weighted([
      [4, 35],
      [5, 35],
      [6, 30],
    ]);
  const poor = condition === "refait" ? 0.15 : yearBuilt >= 1990 ? 0.2 : 1.25;
  const banned = transaction === "location" ? 0 : 1;
  return random.weighted([
    [1, 2.5 * newer],
    [2, 25 * newer],
    [3, 33],
    [4, 21 * (yearBuilt >= 1990 ? 0.5 : 1.1)],
    [5, 8 * small * poor],
    [6, 5.5 * small * poor * banned],
  ]);
}

function drawHeating(random: Random, { isFlat, isTropical, yearBuilt, condition }: Building, rank: number): Heating {
  if (isTropical) return airConditioning;
  const pump = condition === "a-renover" ? 0 : 1;
  const inFlat: [Heating, number][] = [
    [gas, 26],
    [sharedGas, yearBuilt > 1950 ? 24 : 8],
    [electric, 34],
    [district, yearBuilt > 1950 ? 14 : 4],
    [heatPump, pump * (yearBuilt > 2010 ? 20 : 1)],
  ];
  const inHouse: [Heating, number][] = [
    [gas, 32],
    [electric, 26],
    [heatPump, pump * (yearBuilt > 2005 ? 45 : 18)],
    [wood, 12],
    [oil, yearBuilt < 1990 ? 10 : 0],
  ];
  const possible = (isFlat ? inFlat : inHouse).filter(([heating]) => {
    const [low, high] = consumptionOf(rank, heating);
    return high - low >= 12;
  });
  return possible.length > 0 ? random.weighted(possible) : heatPump;
}

/** The range of consumption, in kWh/m²·year, that gives this class with this heating. */
function consumptionOf(rank: number, { kgPerKwh }: Heating): [number, number] {
  const bound = (index: number) =>
    index < 0 ? LEAST_CONSUMPTION : Math.min(energyBounds[index]!, climateBounds[index]! / kgPerKwh);
  return [Math.max(LEAST_CONSUMPTION, bound(rank - 1)), bound(rank)];
}

function rankIn(bounds: number[], value: number): number {
  const rank = bounds.findIndex((bound) => value <= bound);
  return rank === -1 ? bounds.length - 1 : rank;
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step;
