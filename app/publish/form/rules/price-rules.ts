import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { depositMonths, mostTenantFees } from "./legal-limits.ts";
import { fieldApplies, type ListingField } from "../listing-fields.ts";
import type { ListingValues } from "../listing-form.schema.ts";
import type { PlainProblemCode } from "../listing-problem.ts";
import { type Advice, type Condition, exceeds, type Refusal, rule, type RuleSurroundings } from "./listing-rule.ts";

/** Tolerance of one minor unit per euro, for rounded figures. */
const ROUNDING = 100;

/** Below these prices, in minor units, hardly anything is sold or let. */
const leastLikelyPrices: Record<Transaction, Record<PropertyType, number>> = {
  vente: { appartement: 300_000, maison: 300_000, terrain: 10_000 },
  location: { appartement: 5_000, maison: 5_000, terrain: 500 },
};

/** Arrêté du 10 janvier 2017, article 3: the percentage is TTC, of the price without fees. */
const saleFees: Refusal[] = [
  rule("feesPercent", "feesInconsistent", ({ feesPayer, feesPercent, price, priceWithoutFees }) => {
    if (feesPayer === null || feesPayer === "vendeur") return false;
    if (feesPercent === null || price === null || priceWithoutFees === null) return false;
    const written = priceWithoutFees * (1 + feesPercent / 100);
    // A percentage of two decimals determines the price within half a hundredth, and people round it to one.
    return Math.abs(written - price) > priceWithoutFees * 0.001 + ROUNDING;
  }),
];

/** The caps of a tenant's fees for this home; null until area and commune are known. */
const capsOf = ({ price, livingArea }: ListingValues, { commune, today }: RuleSurroundings) =>
  price === null || livingArea === null
    ? null
    : mostTenantFees({ livingArea, departmentCode: commune?.departmentCode ?? "75", today });

const rent: Refusal[] = [
  rule("charges", "chargesAboveRent", ({ charges, price }) => charges !== null && price !== null && charges >= price),
  rule("deposit", "depositTooHigh", ({ deposit, furnished, price, charges }) => {
    if (price === null || furnished === null) return false;
    return exceeds(deposit, (price - (charges ?? 0)) * depositMonths(furnished) + ROUNDING);
  }),
  rule(
    "inventoryFee",
    "inventoryAboveFees",
    ({ inventoryFee, tenantFees, price }) => price !== null && exceeds(inventoryFee, tenantFees ?? 0),
  ),
  rule("tenantFees", "tenantFeesTooHigh", (values, surroundings) => {
    const { tenantFees, inventoryFee } = values;
    return exceeds(tenantFees && tenantFees - (inventoryFee ?? 0), capsOf(values, surroundings)?.fees ?? null);
  }),
  rule("inventoryFee", "inventoryFeeTooHigh", (values, surroundings) =>
    exceeds(values.inventoryFee, capsOf(values, surroundings)?.inventory ?? null),
  ),
];

/** A rule that applies while a law of rent control holds. */
const whileControlled = (field: ListingField, code: PlainProblemCode, isBreached: Condition): Refusal =>
  rule(field, code, (values, around) => around.rentControl.state !== "none" && isBreached(values, around));

/** Whether the figures must be given: by law, or because one of them is given. */
const saysRentControl: Condition = ({ rentBase, rentReferenceMax }, { kind, rentControl: { state } }) =>
  rentBase !== null || rentReferenceMax !== null || (state === "required" && fieldApplies("rentBase", kind));

/** Loi ELAN, article 140; loi du 6 juillet 1989, article 17-2 for the supplement. */
const rentControl: Refusal[] = [
  whileControlled(
    "rentBase",
    "required",
    (values, around) => values.rentBase === null && saysRentControl(values, around),
  ),
  whileControlled(
    "rentReferenceMax",
    "required",
    (values, around) => values.rentReferenceMax === null && saysRentControl(values, around),
  ),
  whileControlled("rentBase", "rentAboveReference", ({ rentBase, rentReferenceMax }) =>
    exceeds(rentBase, rentReferenceMax),
  ),
  whileControlled(
    "rentSupplement",
    "supplementForbidden",
    ({ rentSupplement, energyClass }) => exceeds(rentSupplement, 0) && (energyClass === "F" || energyClass === "G"),
  ),
  whileControlled("rentBase", "rentInconsistent", ({ rentBase, rentSupplement, charges, price }) => {
    if (rentBase === null || price === null || charges === null) return false;
    return Math.abs(rentBase + (rentSupplement ?? 0) + charges - price) > ROUNDING;
  }),
];

/** Rules about prices, fees and rents. */
export const priceRefusals: Refusal[] = [...saleFees, ...rent, ...rentControl];

export const priceAdvice: Advice[] = [
  rule("price", "unlikelyPrice", ({ price }, { kind: { transaction, propertyType } }) =>
    transaction === null || propertyType === null
      ? false
      : exceeds(leastLikelyPrices[transaction][propertyType], price),
  ),
];
