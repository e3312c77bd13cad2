import { Link } from "react-router";
import { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type ListedCase, MOST_REPORTS } from "../cases.ts";
import { type CaseKind, hoursLeft, isGrave as isGraveKind } from "#app/domain/report.ts";

type CaseProps = { found: ListedCase; now: string };

const isLate = ({ closedAt, dueAt }: ListedCase, now: string) => closedAt === null && hoursLeft(dueAt, now) < 0;

const gravestFirst = (said: CaseKind[]) =>
  said.toSorted((one, other) => Number(isGraveKind(other)) - Number(isGraveKind(one)));

/** The gravity of a case, the kinds of its reports, and the decision. */
export function CaseBadges({ found, now }: CaseProps) {
  const { cases: words, kinds, choices } = useWords(moderationWords);
  const { isGrave, closedAt, kinds: said, choice } = found;
  return (
    <p className="flex flex-wrap items-center gap-2">
      {isGrave && closedAt === null ? <Badge tone="accent">{words.grave}</Badge> : null}
      {isLate(found, now) ? <Badge tone="ochre">{words.late}</Badge> : null}
      <span className="font-medium">
        {gravestFirst(said)
          .map((kind) => kinds[kind])
          .join(", ")}
      </span>
      {choice ? <Badge>{choices[choice]}</Badge> : null}
    </p>
  );
}

/** The day when a case was opened, and its due day, or the day when it was closed. */
export function CaseDates({ found, now }: CaseProps) {
  const { cases: words } = useWords(moderationWords);
  const language = useLanguage();
  const moment = (iso: string) => formatMoment(iso, { now, language });
  const { openedAt, dueAt, closedAt, count } = found;
  const many = count >= MOST_REPORTS ? `${formatCount(MOST_REPORTS, language)}+` : formatCount(count, language);
  return (
    <p className={`text-sm ${isLate(found, now) ? "font-medium text-ochre" : "text-ink-soft"}`}>
      {[
        ...(count > 0 ? [words.reports(many, count === 1)] : []),
        words.opened(moment(openedAt)),
        closedAt === null ? words.due(moment(dueAt)) : words.closedOn(moment(closedAt)),
      ].join(" · ")}
    </p>
  );
}

/** A case in the list: the whole line leads to it. */
export function CaseLine({ found, now }: CaseProps) {
  const { cases: words, things } = useWords(moderationWords);
  const { id, about, title } = found;
  return (
    <article className="card relative flex flex-col gap-1 p-4 hover:border-action">
      <CaseBadges found={found} now={now} />
      <h2 className="text-lg font-semibold wrap-anywhere">
        <Link to={`/administration/signalements/${id}`} className="after:absolute after:inset-0">
          {things[about.kind]} · {title ?? words.gone}
        </Link>
      </h2>
      <CaseDates found={found} now={now} />
    </article>
  );
}
