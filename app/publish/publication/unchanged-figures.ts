import { priceFigures } from "#app/listings/life/price-change.ts";
import type { ListingToCopy } from "../drafts/copies.repository.server.ts";
import { formOfListing } from "../drafts/form-of-listing.ts";
import { type DraftForm, textIn } from "../form/draft-form.ts";
import { readPrice } from "../form/listing-form.schema.ts";

const amountIn = (form: DraftForm, field: string): number | null => {
  const read = readPrice(textIn(form, field));
  return read.ok ? read.price : null;
};

/**
 * The fields of a draft to update after a change of its listing's price: fields in which the draft still has the previous
 * amount.
 */
export function unchangedFigures(
  draft: DraftForm,
  before: ListingToCopy,
  after: Pick<ListingToCopy, "listing" | "details">,
): DraftForm {
  const { slug } = before.commune;
  const [old, current] = [formOfListing(before, slug), formOfListing({ ...before, ...after }, slug)];
  const changed = ["price", ...priceFigures].filter((field) => textIn(current, field) !== textIn(old, field));
  const unchanged = changed.filter((field) => amountIn(draft, field) === amountIn(old, field));
  return Object.fromEntries(unchanged.map((field) => [field, textIn(current, field)]));
}
