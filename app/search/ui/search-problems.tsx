import { useMessages } from "#app/i18n/messages.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { CriteriaProblem } from "../criteria-amounts.ts";

export function SearchProblems({ problems }: { problems: CriteriaProblem[] }) {
  const words = useMessages().search.problems;
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
