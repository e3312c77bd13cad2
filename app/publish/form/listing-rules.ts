import { contradictedCounts } from "#app/domain/comforts.ts";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import { isRentControlled } from "#app/domain/rent-control.ts";
import { depositMonths, DPE_YEARS, FIRST_VALID_DPE, isLettingBanned, mostTenantFees } from "./legal-limits.ts";
import type { ListingField } from "./listing-fields.ts";
import { fieldApplies } from "./listing-fields.ts";
import { missingFields } from "./required-fields.ts";
import type { ListingValues } from "./listing-form.schema.ts";
import type { ListingProblem, ProblemCode } from "./listing-problem.ts";
import { isFar, placedCommune } from "./placed-commune.ts";
import type { PublishCommune } from "./publish-commune.ts";

/** What the rules need beside the form. `today` as `2026-03-14`; `commune` null where it is unknown. */
export type RuleSurroundings = { kind: ListingKind; commune: PublishCommune | null; today: string };

type Rules = (values: ListingValues, surroundings: RuleSurroundings) => (ListingProblem | false | null)[];

/** Tolerance of one minor unit per euro, for rounded figures. */
const ROUNDING = 100;

/** Rules between fields: what the law requires of an advertisement, and consistency. */
export function breachedRules(values: ListingValues, surroundings: RuleSurroundings): ListingProblem[] {
  return [required, place, home, saleFees, rent, rentControl, energy]
    .flatMap((rules) => rules(values, surroundings))
    .filter((problem) => problem !== false && problem !== null);
}

const problem = (field: ListingField, code: ProblemCode): ListingProblem => ({ field, code });

const required: Rules = (values, { kind }) => missingFields(values, kind).map((field) => problem(field, "required"));

const place: Rules = (values, { commune }) => {
  const { latitude, longitude } = values;
  const isPlaced = latitude !== null && longitude !== null;
  const placed = placedCommune(commune);
  return [
    values.commune !== null && commune === null && problem("commune", "communeUnknown"),
    commune?.hasArrondissements === true && problem("commune", "arrondissementRequired"),
    latitude === null && longitude !== null && problem("latitude", "positionHalf"),
    longitude === null && latitude !== null && problem("longitude", "positionHalf"),
    isPlaced && placed !== null && isFar({ latitude, longitude }, placed) && problem("latitude", "positionFar"),
    values.showsExactPosition === true && values.address === null && !isPlaced && problem("address", "nothingExact"),
  ];
};

const home: Rules = (values, { kind, today }) => [
  values.bedrooms !== null &&
    values.rooms !== null &&
    values.bedrooms > values.rooms &&
    problem("bedrooms", "moreBedroomsThanRooms"),
  values.floor !== null &&
    values.floorCount !== null &&
    values.floor > values.floorCount &&
    problem("floor", "floorAboveTop"),
  values.yearBuilt !== null && values.yearBuilt > Number(today.slice(0, 4)) + 5 && problem("yearBuilt", "builtTooLate"),
  // Loi du 10 juillet 1965, article 46.
  values.isCopropriete === true &&
    values.carrezArea === null &&
    fieldApplies("carrezArea", kind) &&
    problem("carrezArea", "carrezRequired"),
  ...contradictedCounts(values.features ?? [], values).map((field) => problem(field, "countContradictsComfort")),
  ...(values.roomArea ?? []).map(
    (area, row) =>
      area !== null &&
      !values.roomName?.[row] && { field: "roomName" as const, code: "roomNameRequired" as const, row },
  ),
];

/** Arrêté du 10 janvier 2017, article 3: the percentage is TTC, of the price without fees. */
const saleFees: Rules = ({ feesPayer, feesPercent, price, priceWithoutFees }) => {
  if (
    feesPayer === null ||
    feesPayer === "vendeur" ||
    feesPercent === null ||
    price === null ||
    priceWithoutFees === null
  )
    return [];
  const written = priceWithoutFees * (1 + feesPercent / 100);
  // A percentage of two decimals determines the price within half a hundredth, and people round it to one.
  return [
    Math.abs(written - price) > priceWithoutFees * 0.001 + ROUNDING && problem("feesPercent", "feesInconsistent"),
  ];
};

const rent: Rules = (
  { price, charges, deposit, furnished, tenantFees, inventoryFee, livingArea },
  { commune, today },
) => {
  if (price === null) return [];
  const bare = price - (charges ?? 0);
  const most =
    livingArea === null ? null : mostTenantFees({ livingArea, departmentCode: commune?.departmentCode ?? "75", today });
  return [
    charges !== null && charges >= price && problem("charges", "chargesAboveRent"),
    deposit !== null &&
      furnished !== null &&
      deposit > bare * depositMonths(furnished) + ROUNDING &&
      problem("deposit", "depositTooHigh"),
    inventoryFee !== null && inventoryFee > (tenantFees ?? 0) && problem("inventoryFee", "inventoryAboveFees"),
    most !== null &&
      tenantFees !== null &&
      tenantFees - (inventoryFee ?? 0) > most.fees &&
      problem("tenantFees", "tenantFeesTooHigh"),
    most !== null &&
      inventoryFee !== null &&
      inventoryFee > most.inventory &&
      problem("inventoryFee", "inventoryFeeTooHigh"),
  ];
};

/** Loi ELAN, article 140; loi du 6 juillet 1989, article 17-2 for the supplement. */
const rentControl: Rules = (values, { kind, commune }) => {
  const { rentBase, rentReferenceMax, rentSupplement, charges, price, energyClass } = values;
  const mustSay = commune !== null && isRentControlled(commune.slug) && fieldApplies("rentBase", kind);
  const saysSome = rentBase !== null || rentReferenceMax !== null;
  const sum = (rentBase ?? 0) + (rentSupplement ?? 0) + (charges ?? 0);
  return [
    (mustSay || saysSome) && rentBase === null && problem("rentBase", "required"),
    (mustSay || saysSome) && rentReferenceMax === null && problem("rentReferenceMax", "required"),
    rentBase !== null &&
      rentReferenceMax !== null &&
      rentBase > rentReferenceMax &&
      problem("rentBase", "rentAboveReference"),
    rentSupplement !== null &&
      rentSupplement > 0 &&
      (energyClass === "F" || energyClass === "G") &&
      problem("rentSupplement", "supplementForbidden"),
    rentBase !== null &&
      price !== null &&
      charges !== null &&
      Math.abs(sum - price) > ROUNDING &&
      problem("rentBase", "rentInconsistent"),
  ];
};

const energy: Rules = ({ dpeStatus, energyClass, dpeDate, energyCostMin, energyCostMax }, { kind, commune, today }) => {
  if (dpeStatus !== "fait") return [];
  const oldest = `${Number(today.slice(0, 4)) - DPE_YEARS}${today.slice(4)}`;
  const where = { departmentCode: commune?.departmentCode ?? "75", today };
  return [
    kind.transaction === "location" &&
      energyClass !== null &&
      isLettingBanned(energyClass, where) &&
      problem("energyClass", "lettingBanned"),
    dpeDate !== null && dpeDate > today && problem("dpeDate", "inFuture"),
    dpeDate !== null && dpeDate < FIRST_VALID_DPE && problem("dpeDate", "dpeVoid"),
    dpeDate !== null && dpeDate >= FIRST_VALID_DPE && dpeDate < oldest && problem("dpeDate", "dpeExpired"),
    energyCostMin !== null &&
      energyCostMax !== null &&
      energyCostMin > energyCostMax &&
      problem("energyCostMax", "costsInverted"),
  ];
};
