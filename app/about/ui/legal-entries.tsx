/** Names and values, under an optional title; empty values are left out. */
export function LegalEntries({ title, entries }: { title?: string; entries: [name: string, value: string][] }) {
  return (
    <section>
      {title ? <h2 className="heading-2 mb-5">{title}</h2> : null}
      <dl className="card grid gap-x-8 gap-y-4 p-5 sm:grid-cols-2">
        {entries
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-medium break-words">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
