import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { administrationWords } from "#app/i18n/fr/administration/administration.ts";
import { checkWords } from "#app/i18n/fr/administration/checks.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Today } from "../today.ts";
import { useCheckSentence } from "./check-list.tsx";

type Line = { key: string; href: string; title: string; text: string };

/** The tasks of the day, each with a link to its page. */
export function WaitingList({ cases, machine, now }: Pick<Today, "cases" | "machine"> & { now: string }) {
  const lines = useLines({ cases, machine, now });
  return (
    <ul className="grid gap-2 lg:grid-cols-2">
      {lines.map(({ key, href, title, text }) => (
        <li key={key}>
          <Link to={href} className="card flex h-full items-center gap-3 p-4 text-ink no-underline hover:border-action">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm break-words text-ink-soft">{text}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useLines({ cases, machine, now }: Pick<Today, "cases" | "machine"> & { now: string }): Line[] {
  const { today: words } = useWords(administrationWords);
  const { labels } = useWords(checkWords);
  const language = useLanguage();
  const sentenceOf = useCheckSentence(now);
  const count = (value: number) => formatCount(value, language);
  const lines: Line[] = [];
  if (cases.oldest !== null)
    lines.push({
      key: "cases",
      href: "/administration/signalements",
      title: words.cases(count(cases.open), count(cases.grave)),
      text: words.oldest(formatMoment(cases.oldest, { now, language })),
    });
  if (machine && machine.agencies.oldest !== null)
    lines.push({
      key: "agencies",
      href: "/administration/flux",
      title: words.agencies(count(machine.agencies.count)),
      text: words.oldestFile(formatMoment(machine.agencies.oldest, { now, language })),
    });
  if (machine && machine.mailsGivenUp > 0)
    lines.push({
      key: "mails",
      href: "/administration/courriels",
      title: words.mailsGivenUp(count(machine.mailsGivenUp)),
      text: words.mailsHint,
    });
  for (const checked of machine?.checks ?? [])
    lines.push({
      key: checked.check,
      href: `/administration/reglages#${checked.check}`,
      title: labels[checked.check],
      text: sentenceOf(checked),
    });
  return lines;
}
