import type { ListingValues } from "../listing-form.schema.ts";
import { DPE_YEARS, FIRST_VALID_DPE, isLettingBanned } from "./legal-limits.ts";
import { exceeds, type Refusal, rule } from "./listing-rule.ts";

/** The date of a certificate; null where there is none. */
const certified = ({ dpeStatus, dpeDate }: ListingValues) => (dpeStatus === "fait" ? dpeDate : null);

/** Rules about the certificate. */
export const energyRefusals: Refusal[] = [
  rule("energyClass", "lettingBanned", ({ dpeStatus, energyClass }, { kind, commune, today }) => {
    if (kind.transaction !== "location" || dpeStatus !== "fait" || energyClass === null) return false;
    return isLettingBanned(energyClass, { departmentCode: commune?.departmentCode ?? "75", today });
  }),
  rule("dpeDate", "inFuture", (values, { today }) => (certified(values) ?? "") > today),
  rule("dpeDate", "dpeVoid", (values) => (certified(values) ?? FIRST_VALID_DPE) < FIRST_VALID_DPE),
  rule("dpeDate", "dpeExpired", (values, { today }) => {
    const oldest = `${Number(today.slice(0, 4)) - DPE_YEARS}${today.slice(4)}`;
    const day = certified(values);
    return day !== null && day >= FIRST_VALID_DPE && day < oldest;
  }),
  rule(
    "energyCostMax",
    "costsInverted",
    ({ dpeStatus, energyCostMin, energyCostMax }) => dpeStatus === "fait" && exceeds(energyCostMin, energyCostMax),
  ),
];
