import { formatDate } from "#app/i18n/dates.ts";
import { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import { type Language, useLanguage } from "#app/i18n/language.ts";
import { numberFormat } from "#app/i18n/formatters.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import type { DayViews } from "../dashboard.ts";
import { DashboardPanel } from "./dashboard-panel.tsx";

const HEIGHT = 64;
const STEP = 10;
const BAR = 7;

/** Views of the organisation's listings in thirty days, per day. */
export function ViewsPanel({ views, before }: { views: DayViews[]; before: number }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  const total = views.reduce((sum, { count }) => sum + count, 0);
  return (
    <DashboardPanel id="vues" title={words.views.title}>
      {total === 0 ? <p className="py-4 text-ink-soft">{words.views.none}</p> : null}
      {total > 0 ? (
        <>
          <p className="font-semibold">{words.views.total(formatCount(total, language), total === 1)}</p>
          {before > 0 ? (
            <p className="text-sm text-ink-soft">{words.views.compared(change(total, before, language))}</p>
          ) : null}
          <Bars views={views} total={total} />
        </>
      ) : null}
    </DashboardPanel>
  );
}

function Bars({ views, total }: { views: DayViews[]; total: number }) {
  const { views: words } = useWords(dashboardWords);
  const language = useLanguage();
  const best = views.reduce((one, other) => (other.count > one.count ? other : one));
  const from = formatDate(views[0]!.day, language);
  const legend = [
    { look: "fill-action", text: words.perDay },
    {
      look: "fill-accent",
      text: words.best(formatCount(best.count, language), best.count === 1, formatDate(best.day, language)),
    },
  ];
  return (
    <div className="pt-5">
      <svg
        role="img"
        aria-label={words.label(formatCount(total, language), from)}
        viewBox={`0 0 ${views.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {views.map(({ day, count }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (count / best.count) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              rx={1.5}
              className={day === best.day ? "fill-accent" : count === 0 ? "fill-line" : "fill-action"}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{from}</span>
        <span>{words.until}</span>
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
        {legend.map(({ look, text }) => (
          <li key={look} className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 12 12" className={`size-3.5 shrink-0 ${look}`}>
              <rect width="12" height="12" rx="3" />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** « +12 % »; null for what rounds to zero. */
function change(now: number, before: number, language: Language): string | null {
  const share = (now - before) / before;
  if (Math.round(share * 100) === 0) return null;
  return numberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  }).format(share);
}
