import type { ReactNode } from "react";

/** A section of a file in a box. */
export function FileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card flex flex-col gap-4 p-5">
      <h2 className="heading-2">{title}</h2>
      {children}
    </section>
  );
}

/** An act of a file: folded at first, open after a refusal. */
export function FileAct({ label, hint, isOpen, children }: FileActProps) {
  return (
    <details open={isOpen} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">{label}</summary>
      <div className="flex max-w-2xl flex-col gap-3 pb-2">
        {hint ? <p className="text-sm text-ink-soft">{hint}</p> : null}
        {children}
      </div>
    </details>
  );
}
type FileActProps = { label: string; hint?: string | undefined; isOpen: boolean; children: ReactNode };
