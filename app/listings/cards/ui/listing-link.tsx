import { type ComponentProps, use } from "react";
import { Link } from "react-router";
import type { ListingCard } from "../../card-input.ts";
import { SearchTrailContext } from "../../trail/ui/search-trail-context.ts";

// Evaluated on each render: the markup does not depend on the result.
const allowsMotion = () => typeof matchMedia === "function" && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A link from a card to its listing; the picture grows on the way, and shrinks on the way back. */
export function ListingLink({
  listing,
  ...rest
}: Omit<ComponentProps<typeof Link>, "to"> & { listing: Pick<ListingCard, "href"> }) {
  const trail = use(SearchTrailContext);
  return <Link to={listing.href} state={trail && { trail }} viewTransition={allowsMotion()} {...rest} />;
}
