import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { searchEmptyWords } from "#app/i18n/fr/search-empty.ts";
import { searchWords } from "#app/i18n/fr/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { bench } from "#app/ui/scenes/bench.ts";
import { searchHref } from "../criteria-address.ts";
import type { Relaxation } from "../search-result.ts";
import { useSearchPath } from "./search-path.ts";

export default function EmptyResults({ relaxations }: { relaxations: Relaxation[] }) {
  const words = useWords(searchEmptyWords);
  const { count: countWords } = useWords(searchWords);
  const path = useSearchPath();
  return (
    <EmptyState scene={bench} title={words.title}>
      <p className="prose-line text-ink-soft">{relaxations.length > 0 ? words.text : words.nothing}</p>
      <ul className="flex w-full max-w-xl flex-col gap-2">
        {relaxations.map(({ gives, criteria, count }) => (
          <li key={gives.join(" ")}>
            <Link
              to={searchHref(path, criteria)}
              className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-line px-4 py-2 hover:border-action hover:bg-action-soft"
            >
              <span className="font-medium">
                {joinGives(
                  gives.map((kind) => words.gives[kind]),
                  words.and,
                )}
              </span>
              <span className="flex items-center gap-2 text-sm whitespace-nowrap text-ink-soft tabular-nums">
                {countWords(count, formatCount(count))}
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/annonces" variant="secondary">
        {words.all}
      </ButtonLink>
    </EmptyState>
  );
}

function joinGives([first = "", ...others]: string[], and: string): string {
  return [first, ...others.map((give) => give.charAt(0).toLocaleLowerCase("fr") + give.slice(1))].join(and);
}
