import { rentControlLaws } from "#app/domain/rent-control.ts";
import { checkListingForm } from "#app/publish/form/check-listing.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { nantes } from "../../factories/communes.ts";

const around = {
  isAgency: false,
  commune: nantes as PublishCommune | null,
  today: "2026-11-21",
  rentControlPeriods: rentControlLaws,
};
type Surroundings = Partial<typeof around>;

/** Checks an owner's form in Nantes, unless the surroundings say otherwise. */
export const check = (form: DraftForm, surroundings: Surroundings = {}) =>
  checkListingForm(form, { ...around, ...surroundings });

/** Its problems, as « field code », with the row in a list of rooms. */
export const problemsOf = (form: DraftForm, surroundings: Surroundings = {}) =>
  check(form, surroundings).problems.map(({ field, code, row }) =>
    [field, code, ...(row === undefined ? [] : [row])].join(" "),
  );
