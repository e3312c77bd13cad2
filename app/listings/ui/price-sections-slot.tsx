import { type ComponentProps, memo, Suspense } from "react";
import { BUDGET_KEY } from "#app/browser-storage/budget-key.ts";
import { browserStorage } from "#app/browser-storage/browser-storage.ts";
import { onFirstAct } from "#app/ui/first-act.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";

const load = async () => (await import("./price-sections.tsx")).PriceSections;

// Whoever keeps a budget sees its result at once: what opens later would move what is below.
const PriceSections = optionalPart(() => (isBudgetKept() ? load() : onFirstAct(load)()));
const isBudgetKept = () => typeof document !== "undefined" && browserStorage.read(BUDGET_KEY) !== null;

/** The sections of `PriceSections` as the server made them; their script comes with the visitor's first act. */
export const PriceSectionsSlot = memo(function PriceSectionsSlot(props: ComponentProps<typeof PriceSections>) {
  return (
    <Suspense>
      <PriceSections {...props} />
    </Suspense>
  );
});
