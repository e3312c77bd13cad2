import type { PriceFigures } from "#app/listings/life/price-change.ts";
import type { ListingToCopy } from "../drafts/copies.repository.server.ts";
import { formOfListing } from "../drafts/form-of-listing.ts";
import { type DraftForm, textIn } from "../form/draft-form.ts";
import { readPrice } from "../form/listing-form.schema.ts";

const figures: ("price" | keyof PriceFigures)[] = ["price", "priceWithoutFees", "rentBase", "deposit"];

const amountIn = (form: DraftForm, field: string): number | null => {
  const read = readPrice(textIn(form, field));
  return read.ok ? read.price : null;
};

/**
 * The figures of a listing that has another price since its draft was begun, as the form has them: those that the draft does not
 * change itself.
 */
export function unchangedFigures(
  draft: DraftForm,
  before: ListingToCopy,
  after: Pick<ListingToCopy, "listing" | "details">,
): DraftForm {
  const { slug } = before.commune;
  const [old, current] = [formOfListing(before, slug), formOfListing({ ...before, ...after }, slug)];
  const moved = figures.filter((field) => textIn(current, field) !== textIn(old, field));
  const unchanged = moved.filter((field) => amountIn(draft, field) === amountIn(old, field));
  return Object.fromEntries(unchanged.map((field) => [field, textIn(current, field)]));
}
