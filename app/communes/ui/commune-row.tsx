import { MapPin } from "lucide-react";
import type { CommuneSuggestion } from "../routes/suggestions.ts";

/** A commune in the list of suggestions. */
export function CommuneRow({ commune: { name, postalCode } }: { commune: CommuneSuggestion }) {
  return (
    <>
      <MapPin aria-hidden="true" className="size-4 shrink-0 text-action" />
      <span className="min-w-0">
        {name} <span className="text-sm text-ink-soft">{postalCode}</span>
      </span>
    </>
  );
}
