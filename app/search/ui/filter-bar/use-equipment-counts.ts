import { useEffect, useState } from "react";
import type { EquipmentCount } from "../../equipment.ts";

const PAUSE_MS = 200;

/**
 * How many results each choice of equipment gives, while the form is filled in; none where they are too many to count. The
 * last answer's stay until the next. Asks for nothing without a query.
 */
export function useEquipmentCounts(query: string | null): EquipmentCount[] {
  const [counts, setCounts] = useState<EquipmentCount[]>([]);
  useEffect(() => {
    if (query === null) return;
    const cancellation = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/annonces/equipements?${query}`, { signal: cancellation.signal });
        if (response.ok) setCounts(((await response.json()) as EquipmentCount[] | null) ?? []);
      } catch {
        // Choices work without numbers.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [query]);
  return counts;
}
