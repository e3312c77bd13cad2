import { Link } from "react-router";
import { formatCount } from "#app/i18n/measures.ts";
import { choiceLink } from "#app/ui/button.tsx";

type CountLinkProps = { href: string; isCurrent: boolean; label: string; count: number };

/** One filter of a list, with the number of rows that it shows. */
export function CountLink({ href, isCurrent, label, count }: CountLinkProps) {
  return (
    <Link
      to={href}
      aria-current={isCurrent ? "page" : undefined}
      className={`${choiceLink} font-medium not-aria-[current]:hover:text-action`}
    >
      {label} <span className="text-sm tabular-nums">{formatCount(count)}</span>
    </Link>
  );
}
