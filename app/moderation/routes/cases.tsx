import { Link } from "react-router";
import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { useWords } from "#app/i18n/words.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { ButtonLink, choiceLink } from "#app/ui/button.tsx";
import { CASES_PER_PAGE } from "../cases.ts";
import { listCases } from "../cases.repository.server.ts";
import { CaseLine } from "../ui/case-line.tsx";
import type { Route } from "./+types/cases";

/** Open cases, or closed ones. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const isOpen = url.searchParams.get("etat") !== "clos";
  const after = url.searchParams.get("apres") ?? "";
  const found = await listCases(db, { isOpen, after: /^\d{1,18}$/.test(after) ? after : null });
  return {
    isOpen,
    cases: found.slice(0, CASES_PER_PAGE),
    hasMore: found.length > CASES_PER_PAGE,
    now: clock().toISOString(),
  };
}

const listHref = (isOpen: boolean, after: string | null = null): string => {
  const query = new URLSearchParams([...(isOpen ? [] : [["etat", "clos"]]), ...(after ? [["apres", after]] : [])]);
  return query.size === 0 ? "/administration/signalements" : `/administration/signalements?${query}`;
};

export default function CasesPage({ loaderData: { isOpen, cases, hasMore, now } }: Route.ComponentProps) {
  const { cases: words } = useWords(moderationWords);
  return (
    <OfficePage title={words.title} intro={words.intro}>
      <nav aria-label={words.filter}>
        <ul className="flex flex-wrap gap-2">
          {([true, false] as const).map((open) => (
            <li key={String(open)}>
              <Link
                to={listHref(open)}
                className={choiceLink}
                {...(open === isOpen ? { "aria-current": "page" as const } : {})}
              >
                {open ? words.open : words.closed}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {cases.length === 0 ? <p>{isOpen ? words.noneOpen : words.noneClosed}</p> : null}
      <ol className="flex flex-col gap-3">
        {cases.map((found) => (
          <li key={found.id}>
            <CaseLine found={found} now={now} />
          </li>
        ))}
      </ol>
      {hasMore ? (
        <ButtonLink to={listHref(isOpen, cases.at(-1)!.id)} variant="secondary" className="self-start">
          {words.more}
        </ButtonLink>
      ) : null}
    </OfficePage>
  );
}
