import type { ReactNode } from "react";

/** The search of a present or future alert, in words. */
export function SearchName({ label, name, children }: { label?: string; name: string; children?: ReactNode }) {
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      {label ? <p className="text-sm text-ink-soft">{label}</p> : null}
      <p className="font-semibold break-words">{name}</p>
      {children}
    </div>
  );
}
