import { CircleAlert, CircleCheck, CircleHelp } from "lucide-react";
import { Link } from "react-router";
import type { CheckName } from "#app/domain/portal-check.ts";
import { checkWords } from "#app/i18n/fr/administration/checks.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Checked } from "../check.ts";

const looks = {
  fine: { Icon: CircleCheck, className: "text-success" },
  todo: { Icon: CircleAlert, className: "text-danger" },
  unknown: { Icon: CircleHelp, className: "text-ochre" },
} as const;

/** The sentence of a check: everything is fine, or what to do. */
export function useCheckSentence(now: string): (checked: Checked) => string {
  const words = useWords(checkWords);
  const language = useLanguage();
  return ({ check, state, count = 0, at, name = "" }) =>
    state === "unknown"
      ? words.unknown
      : words[state][check]({
          count: formatCount(count, language),
          at: at === undefined ? "" : formatMoment(at, { now, language }),
          name,
        });
}

/** Pages of the back office on which a problem can be fixed. */
const mendingPages: Partial<Record<CheckName, string>> = {
  legalNotice: "/administration/contenu/mentions",
  importsFolder: "/administration/flux",
};

function MendingLink({ checked: { check, state } }: { checked: Checked }) {
  const { open, labels } = useWords(checkWords);
  const page = mendingPages[check];
  if (page === undefined || state !== "todo") return null;
  return (
    <Link to={page} className="link-line">
      {open(labels[check])}
    </Link>
  );
}

/** The results of all checks, problems first. */
export function CheckList({ checks, now }: { checks: Checked[]; now: string }) {
  const words = useWords(checkWords);
  const sentenceOf = useCheckSentence(now);
  const sorted = (["todo", "unknown", "fine"] as const).flatMap((state) => checks.filter((one) => one.state === state));
  return (
    <ul className="grid gap-2 lg:grid-cols-2">
      {sorted.map((checked) => {
        const { Icon, className } = looks[checked.state];
        return (
          <li key={checked.check} id={checked.check} className="card flex scroll-mt-20 gap-3 p-4">
            <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${className}`} />
            <div className="min-w-0">
              <p className="font-semibold">
                {words.labels[checked.check]} <span className="sr-only">: {words.states[checked.state]}</span>
              </p>
              <p className="text-sm break-words text-ink-soft">{sentenceOf(checked)}</p>
              <MendingLink checked={checked} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
