import type { ListingValues } from "../listing-form.schema.ts";
import { energyDoubts } from "./energy-doubts.ts";
import { DPE_YEARS, FIRST_VALID_DPE, isLettingBanned } from "./legal-limits.ts";
import { adviseEach, exceeds, type ListingRule, refuse } from "./listing-rule.ts";

/** The date of a certificate; null where there is none. */
const certified = ({ dpeStatus, dpeDate }: ListingValues) => (dpeStatus === "fait" ? dpeDate : null);

/** Rules about the certificate. */
export const energyRules: ListingRule[] = [
  refuse("energyClass", "lettingBanned", ({ dpeStatus, energyClass }, { kind, commune, today }) => {
    if (kind.transaction !== "location" || dpeStatus !== "fait" || energyClass === null) return false;
    return isLettingBanned(energyClass, { departmentCode: commune?.departmentCode ?? "75", today });
  }),
  refuse("dpeDate", "inFuture", (values, { today }) => (certified(values) ?? "") > today),
  refuse("dpeDate", "dpeVoid", (values) => (certified(values) ?? FIRST_VALID_DPE) < FIRST_VALID_DPE),
  refuse("dpeDate", "dpeExpired", (values, { today }) => {
    const oldest = `${Number(today.slice(0, 4)) - DPE_YEARS}${today.slice(4)}`;
    const day = certified(values);
    return day !== null && day >= FIRST_VALID_DPE && day < oldest;
  }),
  refuse(
    "energyCostMax",
    "costsInverted",
    ({ dpeStatus, energyCostMin, energyCostMax }) => dpeStatus === "fait" && exceeds(energyCostMin, energyCostMax),
  ),
  adviseEach((values, { commune }) => energyDoubts(values, commune)),
];
