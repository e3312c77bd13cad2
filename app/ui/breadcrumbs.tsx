import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

type Step = { label: string; href?: string };

/** Breadcrumbs from the home page to this page. Phones show only the steps between. */
export function Breadcrumbs({ label, steps }: { label: string; steps: Step[] }) {
  const last = steps.length - 1;
  return (
    <nav aria-label={label} className="text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={`flex min-w-0 items-center gap-1.5 ${index === 0 || index === last ? "max-sm:hidden" : ""}`}
          >
            {step.href ? (
              <Link
                to={step.href}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:text-action hover:underline"
              >
                {step.label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {step.label}
              </span>
            )}
            {/* After its step, so that a line never begins with the separator. */}
            {index < last ? (
              <ChevronRight
                aria-hidden="true"
                className={`size-4 shrink-0 ${index === last - 1 ? "max-sm:hidden" : ""}`}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
