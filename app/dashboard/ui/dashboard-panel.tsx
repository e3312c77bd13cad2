import type { ReactNode } from "react";
import { Link } from "react-router";

type DashboardPanelProps = {
  id: string;
  title: string;
  /** The content of the block, where the title does not name it. */
  subtitle?: string;
  showAll?: { href: string; label: string; fullLabel: string };
  children: ReactNode;
};

/** One block of the dashboard, with a link to the full list. */
export function DashboardPanel({ id, title, subtitle, showAll, children }: DashboardPanelProps) {
  return (
    <section aria-labelledby={id} className="card flex min-w-0 flex-col p-4 md:p-5">
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <div className="grow basis-36">
          <h2 id={id} className="font-display text-xl font-semibold">
            {title}
          </h2>
          {subtitle ? <p className="text-sm text-ink-soft">{subtitle}</p> : null}
        </div>
        {showAll ? (
          <Link
            to={showAll.href}
            aria-label={showAll.fullLabel}
            className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
          >
            {showAll.label}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}
