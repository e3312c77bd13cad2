import { administrationWords } from "#app/i18n/fr/administration/administration.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { type Language, useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { type FigureTrend, trendPoints } from "../figure-trend.ts";

const box = { width: 200, height: 32 };

/** One figure: today's value, or the sum of all days, and its trend. */
export function FigureCard({ trend }: { trend: FigureTrend }) {
  const { today: words } = useWords(administrationWords);
  const language = useLanguage();
  const { figure, isFlow, values } = trend;
  const [first, last] = [values[0]!, values.at(-1)!];
  const isFirstDay = first.day === last.day;
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const since = formatDate(first.day, language);
  const count = (value: number) => formatCount(value, language);
  const alternative = words.trend({
    from: since,
    to: formatDate(last.day, language),
    first: count(first.value),
    last: count(last.value),
    most: count(Math.max(...values.map(({ value }) => value))),
  });
  return (
    <li className="card flex flex-col gap-1 p-4">
      <p className="text-sm text-ink-soft">{words.figureNames[figure]}</p>
      <p className="text-2xl font-semibold tabular-nums">{count(isFlow ? total : last.value)}</p>
      <p className="text-sm text-ink-soft">
        {isFlow
          ? words.today(count(last.value))
          : isFirstDay
            ? words.firstDay(since)
            : last.value === first.value
              ? words.noChange(since)
              : words.change(signed(last.value - first.value, language), since)}
        {figure === "searches" ? ` · ${words.searchesHint}` : ""}
      </p>
      {isFirstDay ? null : (
        <svg
          viewBox={`-2 -2 ${box.width + 4} ${box.height + 4}`}
          preserveAspectRatio="xMinYMid meet"
          role="img"
          aria-label={alternative}
          className="mt-1 h-10 w-full max-w-60 text-action"
        >
          <polyline
            points={trendPoints(trend, box)}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </li>
  );
}

const signed = (value: number, language: Language) =>
  value < 0 ? `−${formatCount(-value, language)}` : `+${formatCount(value, language)}`;
