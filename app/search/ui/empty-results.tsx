import { ArrowRight, Bell } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { searchCriteriaWords } from "#app/i18n/fr/search/search-criteria.ts";
import { searchEmptyWords } from "#app/i18n/fr/search/search-empty.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { bench } from "#app/ui/scenes/bench.ts";
import { searchHref } from "../criteria/criteria-address.ts";
import type { CriterionKey, RelaxationKind } from "../criteria/criterion.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { newAlertHref } from "../saved/new-alert-href.ts";
import { useSearchPath } from "./search-path.ts";

type EmptyResultsProps = {
  search: Pick<LoadedSearch, "criteria" | "communes" | "areas" | "doubts" | "problems" | "relaxations" | "unread">;
};

/** The page without results: the reason, then links to similar places and to wider searches. */
export function EmptyResults({ search }: EmptyResultsProps) {
  const words = useWords(searchEmptyWords);
  const criteria = useWords(searchCriteriaWords);
  const resultWords = useWords(searchWords);
  const path = useSearchPath();
  const { relaxations } = search;
  const hasPlace = search.communes.length + search.areas.length > 0;
  const meant = hasPlace ? [] : search.doubts.flatMap(({ others }) => others);
  const isUnknown = !hasPlace && search.problems.some(({ code }) => code === "unknown-commune");
  const text = relaxations.length > 0 ? words.text : words.nothing;
  const nameOf = (kind: RelaxationKind, title: string | null): string => {
    if (kind === "unread") return words.without(search.unread);
    if (kind === "others" && title) return title;
    return kind in words.gives ? words.gives[kind as keyof typeof words.gives] : criteria[kind as CriterionKey].wider;
  };
  return (
    <EmptyState scene={bench} title={isUnknown ? words.unknownPlace : words.title}>
      {isUnknown && meant.length > 0 ? null : (
        <p className="prose-line text-ink-soft">{isUnknown ? words.unknownText : text}</p>
      )}
      <ul className="flex w-full max-w-xl flex-col gap-2">
        {meant.map(({ key, name, criteria }) => (
          <li key={key}>
            <WayOn to={searchHref(path, criteria)}>
              <span className="font-medium">{words.meant(name)}</span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </WayOn>
          </li>
        ))}
        {relaxations.map(({ gives, criteria: wider, title, count }) => (
          <li key={gives.join(" ")}>
            <WayOn to={searchHref(path, wider)}>
              <span className="font-medium">
                {joinGives(
                  gives.map((kind) => nameOf(kind, title)),
                  words.and,
                )}
              </span>
              <span className="flex items-center gap-2 text-sm whitespace-nowrap text-ink-soft tabular-nums">
                {resultWords.count(count, formatCount(count))}
                <ArrowRight aria-hidden="true" className="size-4" />
              </span>
            </WayOn>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        {isUnknown ? null : <p className="prose-line text-ink-soft">{words.alertText}</p>}
        <div className="flex flex-wrap gap-3">
          {isUnknown ? null : (
            <ButtonLink to={newAlertHref(search.criteria)} rel="nofollow">
              <Bell aria-hidden="true" className="size-5" />
              {words.alert}
            </ButtonLink>
          )}
          <ButtonLink to="/annonces" variant="secondary">
            {words.all}
          </ButtonLink>
        </div>
      </div>
    </EmptyState>
  );
}

function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-control border border-line px-4 py-2 hover:border-action hover:bg-action-soft"
    >
      {children}
    </Link>
  );
}

function joinGives([first = "", ...others]: string[], and: string): string {
  return [first, ...others.map((give) => give.charAt(0).toLocaleLowerCase("fr") + give.slice(1))].join(and);
}
