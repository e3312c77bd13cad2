import { isRentControlled } from "#app/domain/rent-control.ts";
import { cents, type HomePrice, noPrice, roundTo } from "./amounts.ts";
import { drawEarlierPrices } from "./earlier-prices.ts";
import type { Home } from "./home.ts";
import { tenantFeeCap } from "./market.ts";
import type { Random } from "./random.ts";

/** The inventory's part of the tenant's fees, in euros per m² (décret n° 2014-890). */
const INVENTORY_FEE_CAP = 3;

/** A lawful rent: rent control where it applies, deposit, tenant's fees. */
export function drawRent(random: Random, home: Home, isAgent: boolean): HomePrice {
  const area = home.livingArea!;
  const market = area * rentPerMetre(home);
  const controlled = isRentControlled(home.place.slug);
  // The reference rent ignores the state of the flat; it is some 5 % above the market's median.
  const ceiling = controlled ? Math.round(market * random.between(1.02, 1.09)) : null;
  const wanted = roundTo(Math.max(190, market * conditionEffect[home.condition] * (1 + random.normal() * 0.045)), 5);
  const base = ceiling === null ? wanted : Math.min(wanted, ceiling);
  const supplement = ceiling !== null && base === ceiling ? drawSupplement(random, home, base) : null;
  const charges = roundTo(Math.max(10, area * chargesPerMetre(random, home)), 5);
  const fees = isAgent ? roundTo(area * tenantFeeCap(home.place.slug, home.place.departmentCode) - 0.5, 1) : null;
  const price = base + (supplement ?? 0) + charges;
  return {
    ...noPrice,
    price: cents(price),
    earlierPrices: drawEarlierPrices(random, price, (rent) => roundTo(rent, 5)),
    charges: cents(charges),
    chargesKind: home.furnished && random.chance(0.5) ? "forfait" : "provisions",
    deposit: cents((base + (supplement ?? 0)) * (home.furnished ? 2 : 1)),
    rentBase: controlled ? cents(base) : null,
    rentReferenceMax: ceiling === null ? null : cents(ceiling),
    rentSupplement: supplement === null ? null : cents(supplement),
    tenantFees: fees === null ? null : cents(fees),
    inventoryFee: fees === null ? null : cents(Math.floor(area * INVENTORY_FEE_CAP)),
  };
}

const conditionEffect = { "a-renover": 0.9, "a-rafraichir": 0.95, "bon-etat": 0.98, refait: 1.04, neuf: 1.07 };

/** Monthly rent per m² without charges. A small home costs more per m², a house a little less than a flat. */
function rentPerMetre({ place, livingArea, furnished, propertyType }: Home): number {
  const size = (45 / Math.max(15, livingArea!)) ** 0.22;
  return place.rent * 0.93 * size * (furnished ? 1.1 : 1) * (propertyType === "maison" ? 0.95 : 1);
}

/** A supplement for exceptional comforts; forbidden for a home of class F or G (loi du 6 juillet 1989, article 17-2). */
function drawSupplement(random: Random, { features, energy }: Home, base: number): number | null {
  const isApart = features.some((feature) => ["terrasse", "vue-degagee", "vue-mer"].includes(feature));
  const isAllowed = energy?.energyClass !== "F" && energy?.energyClass !== "G";
  return isApart && isAllowed && random.chance(0.5) ? roundTo(base * random.between(0.04, 0.09), 5) : null;
}

function chargesPerMetre(random: Random, { propertyType, features, energy }: Home): number {
  if (propertyType === "maison") return random.between(0.15, 0.5);
  const shared = energy?.heating === "gaz collectif" || energy?.heating === "chauffage urbain" ? 1 : 0;
  return (
    random.between(0.7, 1.5) +
    shared +
    (features.includes("ascenseur") ? 0.3 : 0) +
    (features.includes("gardien") ? 0.4 : 0)
  );
}
