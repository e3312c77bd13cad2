import { cents, type HomePrice, noPrice, roundTo } from "./amounts.ts";
import { drawEarlierPrices } from "./earlier-prices.ts";
import type { Home } from "./home.ts";
import type { Random } from "./random.ts";

export function drawSale(random: Random, home: Home, isAgent: boolean): HomePrice {
  const net = roundPrice(Math.max(9_000, saleValue(random, home)));
  const payer = isAgent
    ? random.weighted([
        ["vendeur", 52],
        ["acquereur", 43],
        ["partage", 5],
      ] as const)
    : null;
  // On low prices, fees are a larger part.
  const percent =
    payer === "acquereur" || payer === "partage" ? drawPercent(random, net) / (payer === "partage" ? 2 : 1) : null;
  const price = percent === null ? net : net + Math.round((net * percent) / 100);
  const isFlat = home.propertyType === "appartement";
  return {
    ...noPrice,
    price: cents(price),
    earlierPrices: drawEarlierPrices(random, price, roundPrice),
    feesPayer: payer,
    feesPercent: percent,
    priceWithoutFees: percent === null ? null : cents(net),
    coproprieteLots: isFlat ? drawLots(random, home) : null,
    coproprieteAnnualCharges: isFlat
      ? cents(roundTo(home.livingArea! * annualChargesPerMetre(random, home), 10))
      : null,
  };
}

function drawPercent(random: Random, net: number): number {
  if (net < 80_000) return random.pick([8, 9, 10]);
  if (net < 200_000) return random.pick([5.5, 6, 7]);
  return random.pick(net < 500_000 ? [4, 4.5, 5, 6] : [3, 3.5, 4]);
}

function saleValue(random: Random, home: Home): number {
  const { place } = home;
  const spread = 1 + random.normal() * 0.055;
  if (home.propertyType === "terrain") {
    const served = home.features.includes("viabilise") ? 1 : 0.8;
    // Where homes are expensive, land is even more so.
    return home.landArea! ** 0.8 * place.sale * 0.13 * (place.sale / 1_250) ** 0.75 * served * spread;
  }
  if (home.propertyType === "appartement") return home.livingArea! * place.sale * quality(home) * spread;
  const land = Math.min(home.landArea ?? 0, 2_000) * place.sale * 0.012;
  return home.livingArea! * place.sale * quality(home) * spread * 0.9 + land;
}

const energyEffect = { A: 1.09, B: 1.06, C: 1.03, D: 1, E: 0.97, F: 0.92, G: 0.87 };
const conditionEffect = { "a-renover": 0.82, "a-rafraichir": 0.92, "bon-etat": 1, refait: 1.05, neuf: 1.08 };

/** A factor of the price: a small flat costs more per m²; works, energy, floor and outdoor space count as notaries report. */
function quality({ livingArea, propertyType, energy, condition, floor, features }: Home): number {
  const usual = propertyType === "maison" ? 112 : 58;
  const size = (usual / Math.max(18, livingArea ?? usual)) ** (propertyType === "maison" ? 0.16 : 0.09);
  const ground = floor === 0 ? 0.92 : floor !== null && floor >= 4 && !features.includes("ascenseur") ? 0.95 : 1;
  const extras = [
    ["piscine", 0.07],
    ["terrasse", 0.03],
    ["balcon", 0.015],
    ["vue-mer", 0.15],
    ["vue-degagee", 0.03],
    ["parking", 0.02],
    ["garage", 0.02],
  ] as const;
  const comfort = extras.reduce((sum, [feature, effect]) => sum + (features.includes(feature) ? effect : 0), 1);
  return size * ground * comfort * conditionEffect[condition] * energyEffect[energy?.energyClass ?? "D"];
}

function drawLots(random: Random, { floorCount, features }: Home): number {
  const perFloor = random.between(2, features.includes("ascenseur") ? 5 : 3);
  // Cellars and parkings are lots too.
  return Math.max(2, Math.round((floorCount! + 1) * perFloor * random.between(1, 2.2)));
}

function annualChargesPerMetre(random: Random, { features, energy }: Home): number {
  const shared = energy?.heating === "gaz collectif" || energy?.heating === "chauffage urbain" ? 14 : 0;
  return (
    random.between(11, 21) + shared + (features.includes("ascenseur") ? 5 : 0) + (features.includes("gardien") ? 6 : 0)
  );
}

/** Rounds like advertisers: to 500 euros for a low price, to 5,000 for a high one. */
function roundPrice(euros: number): number {
  return roundTo(euros, euros < 60_000 ? 500 : euros < 400_000 ? 1_000 : 5_000);
}
