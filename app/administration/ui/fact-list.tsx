import type { ReactNode } from "react";

/** Facts of a file: terms with their values, in as many columns as fit. */
export function FactList({ facts }: { facts: (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
