import type { Home } from "./home.ts";
import { rentControlled, tenantFeeCap } from "./market.ts";
import type { Random } from "./random.ts";

/** Amounts in minor units (cents); null where they do not apply. */
export type HomePrice = {
  price: number;
  previousPrice: number | null;
  charges: number | null;
  chargesKind: "forfait" | "provisions" | null;
  deposit: number | null;
  rentBase: number | null;
  rentReferenceMax: number | null;
  rentSupplement: number | null;
  tenantFees: number | null;
  inventoryFee: number | null;
  feesPayer: "acquereur" | "vendeur" | null;
  feesPercent: number | null;
  priceWithoutFees: number | null;
  coproprieteLots: number | null;
  coproprieteAnnualCharges: number | null;
};

const nothing = {
  previousPrice: null, charges: null, chargesKind: null, deposit: null, rentBase: null, rentReferenceMax: null, rentSupplement: null,
  tenantFees: null, inventoryFee: null, feesPayer: null, feesPercent: null, priceWithoutFees: null, coproprieteLots: null,
  coproprieteAnnualCharges: null,
} satisfies Partial<HomePrice>;

const INVENTORY_FEE_PER_SQUARE_METRE = 3;

export function drawPrice(random: Random, home: Home, isAgent: boolean): HomePrice {
  return home.transaction === "vente" ? salePrice(random, home, isAgent) : rentPrice(random, home, isAgent);
}

function salePrice(random: Random, home: Home, isAgent: boolean): HomePrice {
  const euros = roundTo(Math.max(12_000, saleValue(random, home)), home.place.sale > 4_000 ? 5_000 : 1_000);
  const price = cents(euros);
  const payer = isAgent ? random.pick(["acquereur", "vendeur"] as const) : null;
  const percent = payer === "acquereur" ? random.integer(6, 13) / 2 : null;
  const isFlat = home.propertyType === "appartement";
  return {
    ...nothing,
    price,
    previousPrice: random.chance(0.08) ? cents(roundTo(euros * random.between(1.03, 1.09), 1_000)) : null,
    feesPayer: payer,
    feesPercent: percent,
    priceWithoutFees: percent === null ? null : cents(roundTo(euros / (1 + percent / 100), 10)),
    coproprieteLots: isFlat ? random.integer(6, 90) : null,
    coproprieteAnnualCharges: isFlat ? cents(roundTo(home.livingArea! * random.between(14, 38), 10)) : null,
  };
}

function saleValue(random: Random, home: Home): number {
  const { place } = home;
  const spread = 1 + random.normal() * 0.06;
  if (home.propertyType === "terrain") return home.landArea! ** 0.8 * place.sale * 0.13 * spread;
  const land = home.propertyType === "maison" ? Math.min(home.landArea ?? 0, 2_000) * place.sale * 0.012 : 0;
  return home.livingArea! * place.sale * quality(home) * spread * (home.propertyType === "maison" ? 0.92 : 1) + land;
}

/** A studio costs more per m² than a large flat; top floors, works and energy move the price as notaries report. */
function quality(home: Home): number {
  const size = (55 / Math.max(20, home.livingArea ?? 55)) ** 0.09;
  const energy = { A: 1.09, B: 1.06, C: 1.03, D: 1, E: 0.97, F: 0.92, G: 0.87 }[home.energy?.energyClass ?? "D"];
  const floor = home.floor === 0 ? 0.93 : home.features.includes("vue-degagee") ? 1.04 : 1;
  const extras = 1 + (home.features.includes("piscine") ? 0.06 : 0) + (home.features.includes("terrasse") ? 0.02 : 0);
  return size * energy * floor * extras * (1 + home.condition * 0.08);
}

function rentPrice(random: Random, home: Home, isAgent: boolean): HomePrice {
  const area = home.livingArea!;
  const size = (45 / Math.max(15, area)) ** 0.2;
  const furnished = home.furnished ? 1.1 : 1;
  const wanted = area * home.place.rent * size * furnished * (1 + home.condition * 0.05) * (1 + random.normal() * 0.04) * 0.92;
  const controlled = rentControlled.test(home.place.slug);
  const ceiling = controlled ? roundTo(area * home.place.rent * size * furnished * 1.06, 1) : null;
  const base = roundTo(Math.max(220, ceiling === null ? wanted : Math.min(wanted, ceiling)), 5);
  const isBounded = ceiling !== null && base > ceiling;
  const rentBase = isBounded ? Math.floor(ceiling) : base;
  const charges = roundTo(area * (home.propertyType === "maison" ? random.between(0.2, 0.6) : random.between(1.1, 2.6)), 5);
  const fees = isAgent ? Math.floor(area * tenantFeeCap(home.place.slug, home.place.sale)) : null;
  return {
    ...nothing,
    price: cents(rentBase + charges),
    charges: cents(charges),
    chargesKind: home.furnished && random.chance(0.5) ? "forfait" : "provisions",
    deposit: cents(rentBase * (home.furnished ? 2 : 1)),
    rentBase: controlled ? cents(rentBase) : null,
    rentReferenceMax: ceiling === null ? null : cents(ceiling),
    tenantFees: fees === null ? null : cents(fees),
    inventoryFee: fees === null ? null : cents(Math.floor(area * INVENTORY_FEE_PER_SQUARE_METRE)),
  };
}

const cents = (euros: number) => Math.round(euros * 100);
const roundTo = (value: number, step: number) => Math.round(value / step) * step;
