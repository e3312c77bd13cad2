import { publicContext } from "#app/platform/context.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { findListingCardsByReference } from "../listing-card.repository.server.ts";
import { MOST_CARDS } from "#app/browser-storage/listing-cards.ts";
import type { Route } from "./+types/cards";

/** `GET /api/annonces?references=A,B`: public cards of up to twelve listings on show, in the requested order; others are left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = (url.searchParams.get("references") ?? "")
    .split(",")
    .map((text) => text.toUpperCase())
    .filter(isReference);
  const references = [...new Set(asked)].slice(0, MOST_CARDS);
  const cards = await findListingCardsByReference(context.get(publicContext).db, references);
  return Response.json({ cards });
}
