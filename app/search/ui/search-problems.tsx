import { searchProblemWords } from "#app/i18n/fr/search/search-problems.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatArea } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useSite } from "#app/layout/site.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { Excludable } from "../criteria/criteria-table.ts";

/** Problems with a complete message, without a title. */
const saysAll = new Set<CriteriaProblem["code"]>(["unknown-commune", "inverted-range"]);

export function SearchProblems({ problems }: { problems: CriteriaProblem[] }) {
  const words = useWords(searchProblemWords);
  const { without, chips } = useWords(searchWords);
  const { currency } = useSite();
  const readable = ({ range, ...problem }: CriteriaProblem): CriteriaProblem => {
    if (problem.code === "contradicted") {
      const isRooms = problem.parameter === "minRooms";
      return { ...problem, typed: isRooms ? chips.rooms(Number(problem.typed)) : without[problem.typed as Excludable] };
    }
    if (!range) return problem;
    const write = (value: number) =>
      problem.parameter.startsWith("price") ? formatPrice(value * 100, currency) : formatArea(value);
    return { ...problem, typed: words.range(write(range.from), write(range.to)) };
  };
  // Guessed places have notices of their own (`place-notices.tsx`).
  const reported = problems.filter(({ code }) => code !== "guessed-place");
  if (reported.length === 0) return null;
  return (
    <Alert tone="warning">
      {reported.every(({ code }) => saysAll.has(code)) ? null : <p className="font-semibold">{words.title}</p>}
      <ul className="mt-1">
        {reported.map((problem) => (
          <li key={`${problem.code} ${problem.parameter} ${problem.typed}`}>{words.describe(readable(problem))}</li>
        ))}
      </ul>
    </Alert>
  );
}
