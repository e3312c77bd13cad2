import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { paginationWords } from "#app/i18n/fr/ui/pagination.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { pageWindow } from "./page-window.ts";

type PaginationProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

const cell = "flex size-11 items-center justify-center rounded-control tabular-nums min-w-11 w-auto px-2";

/** Links to the previous page, to numbered pages and to the next page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const pagination = useWords(paginationWords);
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={pagination.label} className="mt-10 flex justify-center print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li aria-hidden={page > 1 ? undefined : true}>
          <Arrow label={pagination.previous} rel="prev" href={page > 1 ? hrefOf(page - 1) : null} Icon={ChevronLeft} />
        </li>
        {pageWindow(page, pageCount).map((step) =>
          "page" in step ? (
            <li key={step.page} className={step.isSpare ? "max-xs:hidden" : undefined}>
              <Link
                to={hrefOf(step.page)}
                aria-label={pagination.page(formatCount(step.page))}
                aria-current={step.page === page ? "page" : undefined}
                className={`${cell} font-medium hover:bg-action-soft aria-[current]:bg-action aria-[current]:text-on-action`}
              >
                {formatCount(step.page)}
              </Link>
            </li>
          ) : (
            <li key={`gap-${step.gapAfter}`} className="px-1">
              <span aria-hidden="true">…</span>
              <span className="sr-only">{pagination.ellipsis}</span>
            </li>
          ),
        )}
        <li aria-hidden={page < pageCount ? undefined : true}>
          <Arrow
            label={pagination.next}
            rel="next"
            href={page < pageCount ? hrefOf(page + 1) : null}
            Icon={ChevronRight}
          />
        </li>
      </ul>
    </nav>
  );
}

type ArrowProps = { label: string; rel: "prev" | "next"; href: string | null; Icon: typeof ChevronLeft };

function Arrow({ label, rel, href, Icon }: ArrowProps) {
  if (!href) {
    return (
      <span className={`${cell} opacity-35`}>
        <Icon aria-hidden="true" className="size-5" />
      </span>
    );
  }
  return (
    <Link to={href} rel={rel} aria-label={label} className={`${cell} hover:bg-action-soft`}>
      <Icon aria-hidden="true" className="size-5" />
    </Link>
  );
}
