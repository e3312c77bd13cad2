import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { CriteriaProblem } from "../criteria-amounts.ts";

export function SearchProblems({ problems }: { problems: CriteriaProblem[] }) {
  const words = useWords(searchWords).problems;
  if (problems.length === 0) return null;
  return (
    <Alert tone="warning">
      <p className="font-semibold">{words.title}</p>
      <ul className="mt-1">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.parameter} ${problem.typed}`}>{words.describe(problem)}</li>
        ))}
      </ul>
    </Alert>
  );
}
