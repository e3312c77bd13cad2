import { type ComponentProps, memo, Suspense, useState } from "react";
import { BUDGET_KEY } from "#app/browser-storage/budget-key.ts";
import { browserStorage } from "#app/browser-storage/browser-storage.ts";
import { onFirstAct } from "#app/ui/first-act.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";

const load = async () => (await import("./price-sections.tsx")).PriceSections;

// Whoever keeps a budget sees its result at once: what opens later would move what is below.
const PriceSections = optionalPart(() => (isBudgetKept() ? load() : onFirstAct(load)()));
const isBudgetKept = () => typeof document !== "undefined" && browserStorage.read(BUDGET_KEY) !== null;

const ID = "price-sections";

/** The sections of `PriceSections` as the server made them; their script comes with the visitor's first act. */
export const PriceSectionsSlot = memo(function PriceSectionsSlot(props: ComponentProps<typeof PriceSections>) {
  // A navigation before that script makes React take the server's sections away, and the page would jump.
  const [made] = useState(() =>
    typeof document === "undefined" ? "" : (document.getElementById(ID)?.innerHTML ?? ""),
  );
  return (
    <div id={ID} className="contents">
      {/* The sections continue the page: none is the first of its parent. */}
      <span hidden />
      <Suspense fallback={<div className="contents" dangerouslySetInnerHTML={{ __html: made }} />}>
        <PriceSections {...props} />
      </Suspense>
    </div>
  );
});
