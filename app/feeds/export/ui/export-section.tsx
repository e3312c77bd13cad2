import type { ReactNode } from "react";

type ExportSectionProps = { id: string; title: string; text?: string; children: ReactNode };

/** A section of the page of exports, for one way to export listings. */
export function ExportSection({ id, title, text, children }: ExportSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titre`}
      className="flex scroll-mt-20 flex-col gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div>
        <h2 id={`${id}-titre`} className="heading-2">
          {title}
        </h2>
        {text ? <p className="prose-line mt-1 text-ink-soft">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
