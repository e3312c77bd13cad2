import { type BudgetHome, budgetHome } from "#app/costs/monthly-budget.ts";
import type { CostTable } from "#app/domain/cost-table.ts";
import type { Currency } from "#app/domain/currency.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import type { ListingView } from "../listing-view.ts";

export type BudgetNeeds = { costs(): Promise<CostTable>; env: { CURRENCY: Currency }; clock: () => Date };

/** The data from which a browser computes a home's monthly cost; null for rentals, and where prices are not in euros. */
export async function listingBudget(
  {
    reference,
    transaction,
    propertyType,
    price,
    place,
    attributes,
    copropriete,
    energy,
  }: Pick<
    ListingView,
    "reference" | "transaction" | "propertyType" | "price" | "place" | "attributes" | "copropriete" | "energy"
  >,
  { costs, env, clock }: BudgetNeeds,
): Promise<BudgetHome | null> {
  if (transaction !== "vente" || env.CURRENCY !== "EUR") return null;
  const isPaidByBuyer = price.feesPayer === "acquereur" || price.feesPayer === "partage";
  const sold = {
    reference,
    price: price.amount,
    isLand: propertyType === "terrain",
    priceWithoutFees: isPaidByBuyer ? price.withoutFees : null,
    departmentCode: place.departmentCode,
    yearBuilt: propertyType === "terrain" ? null : attributes.yearBuilt,
    yearlyCharges: copropriete?.annualCharges ?? null,
    yearlyEnergy:
      energy.costMin === null || energy.costMax === null ? null : { min: energy.costMin, max: energy.costMax },
  };
  return budgetHome(sold, await costs(), isoDay(clock()));
}
