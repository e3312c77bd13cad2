import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

type Step = { label: string; href?: string };

/** The way from the home page to here; the last step is this page. */
export function Breadcrumbs({ label, steps }: { label: string; steps: Step[] }) {
  return (
    <nav aria-label={label} className="text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map((step, index) => (
          <li key={step.label} className="flex min-w-0 items-center gap-1.5">
            {step.href ? (
              <Link to={step.href} className="inline-flex min-h-8 items-center underline-offset-4 hover:text-action hover:underline">
                {step.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {step.label}
              </span>
            )}
            {/* Behind its step: a line that is broken ends with it. */}
            {index < steps.length - 1 ? <ChevronRight aria-hidden="true" className="size-4 shrink-0" /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
