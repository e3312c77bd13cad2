import { Link } from "react-router";
import { homeWords } from "#app/i18n/fr/home/home.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";

export function BigCities({ cities }: { cities: { slug: string; name: string; count: number }[] }) {
  const messages = useWords(homeWords).cities;
  if (cities.length === 0) return null;
  return (
    <section className="page pt-16 md:pt-24" aria-labelledby="grandes-villes">
      <h2 id="grandes-villes" className="heading-2">
        {messages.title}
      </h2>
      <p className="mt-2 text-ink-soft">{messages.text}</p>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {cities.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              to={`/annonces?commune=${slug}`}
              className="card flex min-h-16 flex-col justify-center px-4 py-3 transition-colors hover:border-action hover:bg-action-soft"
            >
              <span className="font-display text-lg font-semibold">{name}</span>
              <span className="text-sm text-ink-soft tabular-nums">{messages.count(count, formatCount(count))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
