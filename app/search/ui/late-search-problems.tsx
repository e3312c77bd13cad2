import { Suspense } from "react";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";

// Loaded when needed: few addresses have a problem.
const SearchProblems = optionalPart(async () => (await import("./search-problems.tsx")).SearchProblems);

/** The problems of an address; their words are loaded only with the first problem. */
export function LateSearchProblems({ problems }: { problems: CriteriaProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Suspense>
      <SearchProblems problems={problems} />
    </Suspense>
  );
}
