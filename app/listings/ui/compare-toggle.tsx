import { latePart } from "#app/ui/optional-part.tsx";

/** « Comparer » of a listing: only a browser that can keep a choice shows it. */
export const CompareToggle = latePart(async () => (await import("./compare-button.tsx")).CompareButton);
