import type { Words } from "#app/i18n/words.ts";
import type { moveInWords } from "#app/i18n/fr/listings/move-in.ts";

export const enMoveInWords: Words<typeof moveInWords> = {
  title: "Due on entry",
  item: "Item",
  amount: "Amount",
  rent: "Rent without charges",
  charges: "Charges",
  firstMonth: "First month, charges included",
  deposit: "Deposit",
  fees: "Fees paid by the tenant",
  inventory: "of which inventory",
  total: "To pay on entry",
  energyNote: (amount) =>
    `Also plan for energy: ${amount} a month by the energy label, part of which may be in the charges.`,
  note: "Estimate for a whole month: a first month that has begun is paid in proportion. A deposit is at most one month's rent without charges unfurnished, two furnished.",
};
