import { Link } from "react-router";
import { formatDate, formatTime } from "#app/i18n/dates.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import type { LoggedAct } from "../logged-act.ts";

/** The name of an act's author, or a substitute. */
export function useActor(): (act: Pick<LoggedAct, "actor" | "actorId" | "actorName">) => string {
  const { log: words } = useWords(operatorWords);
  return ({ actor, actorId, actorName }) =>
    actorName ?? (actor.startsWith("portal") ? words.machine : actorId === null ? actor : words.gone);
}

/** An act of the log: act, time, author, subject, reason, and the texts of before and after. */
export function ActEntry({ act }: { act: LoggedAct }) {
  const { log: words, acts: names, subjects, values } = useWords(operatorWords);
  const language = useLanguage();
  const { at, subject, subjectId, subjectName, why, before, after } = act;
  const who = useActor()(act);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{names[act.act]}</p>
        <p className="text-sm text-ink-soft">
          <time dateTime={at}>
            {formatDate(at, language)}, {formatTime(at)}
          </time>
        </p>
      </div>
      <p className="text-sm wrap-anywhere">
        {who} · {subjects[subject]} {subjectName === null ? null : <span className="font-medium">{subjectName} </span>}
        <Link to={`/administration/journal?objet=${encodeURIComponent(subjectId)}`} className="link wrap-anywhere">
          {subjectId}
        </Link>
      </p>
      {why ? <p className="mt-2 wrap-anywhere">{why}</p> : null}
      {before !== null || after !== null ? (
        <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
          {(
            [
              [words.before, before],
              [words.after, after],
            ] as const
          ).map(([term, text]) =>
            text === null ? null : (
              <div key={term}>
                <dt className="text-ink-soft">{term}</dt>
                <dd className="max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line">{values[text] ?? text}</dd>
              </div>
            ),
          )}
        </dl>
      ) : null}
    </>
  );
}
