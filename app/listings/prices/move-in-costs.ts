import type { ListingPrice } from "../listing-view.ts";

export type MoveInRow = {
  key: "rent" | "charges" | "firstMonth" | "deposit" | "fees" | "inventory";
  /** Minor units. */
  amount: number;
};

/**
 * A tenant's costs on entry: the first month with its charges, the deposit and the fees. Rent and charges are parts of the
 * first month, the inventory is one of the fees.
 */
export function moveInCosts(
  price: Pick<ListingPrice, "amount" | "charges" | "deposit" | "tenantFees" | "inventoryFee">,
): {
  rows: MoveInRow[];
  total: number;
} {
  const { amount, charges, deposit, tenantFees, inventoryFee } = price;
  const rows: MoveInRow[] = [];
  if (charges) rows.push({ key: "rent", amount: amount - charges }, { key: "charges", amount: charges });
  rows.push({ key: "firstMonth", amount });
  rows.push({ key: "deposit", amount: deposit ?? 0 });
  rows.push({ key: "fees", amount: tenantFees ?? 0 });
  if (inventoryFee) rows.push({ key: "inventory", amount: inventoryFee });
  return { rows, total: amount + (deposit ?? 0) + (tenantFees ?? 0) };
}
