import type { ReactNode } from "react";

/** One titled part of a listing's page. */
export function ListingSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-8 first:border-t-0 first:pt-0 print:break-inside-avoid print:py-4"
    >
      <h2 id={id} className="mb-5 font-display text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
