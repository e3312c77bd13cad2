import { CircleCheck, Handshake, House, KeyRound, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { countPublished, type ListingCounts } from "../dashboard.ts";
import { publicationsHref, type Tab } from "../publications.ts";

type Stat = {
  key: "published" | "available" | "negotiation" | "soldOrLet";
  count: number;
  tab: Tab;
  Icon: LucideIcon;
  look: string;
};

const card = "card flex h-full items-center gap-4 p-3 transition-shadow hover:shadow-card sm:p-4";

/** The four stat cards of the specification (section 2); each leads to its listings. */
export function StatCards({ counts }: { counts: ListingCounts }) {
  const words = useWords(dashboardWords);
  const language = useLanguage();
  const stats: Stat[] = [
    {
      key: "published",
      count: countPublished(counts),
      tab: "publiees",
      Icon: House,
      look: "bg-action-soft text-action",
    },
    {
      key: "available",
      count: counts.available,
      tab: "disponibles",
      Icon: CircleCheck,
      look: "bg-success-soft text-success",
    },
    {
      key: "negotiation",
      count: counts.negotiation,
      tab: "negociation",
      Icon: Handshake,
      look: "bg-ochre-soft text-ochre",
    },
    {
      key: "soldOrLet",
      count: counts.soldOrLet,
      tab: "transmises",
      Icon: KeyRound,
      look: "bg-accent-soft text-accent",
    },
  ];
  return (
    <section aria-labelledby="vos-biens">
      <h2 id="vos-biens" className="sr-only">
        {words.statsTitle}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        {stats.map(({ key, count, tab, Icon, look }) => (
          <li key={key}>
            <Link to={publicationsHref({ tab })} className={card}>
              <span className={`hidden size-10 shrink-0 items-center justify-center rounded-full sm:flex ${look}`}>
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="flex flex-col">
                <span className="font-display text-3xl leading-none font-semibold tabular-nums">
                  {formatCount(count, language)}
                </span>
                <span className="mt-1 text-sm text-ink-soft sm:text-base">{words.stats[key]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
