import { type ComponentProps, Suspense, useState } from "react";
import { BUDGET_KEY } from "#app/browser-storage/budget-key.ts";
import { browserStorage } from "#app/browser-storage/browser-storage.ts";
import { onFirstAct } from "#app/ui/first-act.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";

const load = async () => (await import("./price-sections.tsx")).PriceSections;

// Whoever keeps a budget sees its result at once: what opens later would move what is below.
const PriceSections = optionalPart(() =>
  globalThis.document && browserStorage.read(BUDGET_KEY) ? load() : onFirstAct(load)(),
);

const ID = "price-sections";

/** The sections of `PriceSections` as the server made them; their script comes with the visitor's first act. */
export function PriceSectionsSlot(props: ComponentProps<typeof PriceSections>) {
  // A navigation before that script makes React take the server's sections away, and the page would jump.
  const [made] = useState(() => globalThis.document?.getElementById(ID)?.innerHTML ?? "");
  return (
    <div id={ID} className="contents">
      {/* The sections continue the page: none is the first of its parent. */}
      <span />
      <Suspense fallback={<div dangerouslySetInnerHTML={{ __html: made }} />}>
        <PriceSections {...props} />
      </Suspense>
    </div>
  );
}
