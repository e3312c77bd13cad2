import type { ReactNode } from "react";

type ListingSectionProps = { id: string; title: string; isTarget?: boolean; children: ReactNode };

/** A titled section of a listing's page; `isTarget`: a link leads to it and focuses it. */
export function ListingSection({ id, title, isTarget = false, children }: ListingSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-8 first:border-t-0 first:pt-0 print:break-inside-avoid print:py-4"
    >
      <h2
        id={id}
        tabIndex={isTarget ? -1 : undefined}
        className="mb-5 font-display text-2xl font-semibold outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
