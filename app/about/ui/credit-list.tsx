import { ExternalLink } from "lucide-react";
import { aboutWords } from "#app/i18n/fr/about/about.ts";
import { useWords, type Words } from "#app/i18n/words.ts";

type CreditKey = keyof Words<typeof aboutWords>["credits"]["items"];

const sources: Record<CreditKey, string> = {
  communes: "https://www.data.gouv.fr/fr/datasets/decoupage-administratif/",
  positions: "https://www.geonames.org/",
  plan: "https://www.ign.fr/geoplateforme",
  addresses: "https://adresse.data.gouv.fr/",
  land: "https://www.naturalearthdata.com/",
  fraunces: "https://github.com/undercasetype/Fraunces",
  figtree: "https://github.com/erikdkennedy/figtree",
  icons: "https://lucide.dev/",
};

/** Third-party works under one title: name, author, licence, link. */
export function CreditList({ title, keys, note }: { title: string; keys: CreditKey[]; note?: string }) {
  const { credits } = useWords(aboutWords);
  return (
    <section>
      <h2 className="heading-2">{title}</h2>
      <ul className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2">
        {keys.map((key) => {
          const { name, by, licence } = credits.items[key];
          return (
            <li key={key} className="card flex flex-col p-5">
              <h3 className="text-lg font-semibold">{name}</h3>
              <p className="text-ink-soft">{by}</p>
              <p className="mt-2 text-sm">{licence}</p>
              <a
                href={sources[key]}
                rel="noreferrer"
                aria-label={`${credits.source} : ${name}`}
                className="link-line mt-1 gap-1.5 self-start"
              >
                {credits.source}
                <ExternalLink aria-hidden="true" className="size-4" />
              </a>
            </li>
          );
        })}
      </ul>
      {note ? <p className="prose-line mt-4 text-sm text-ink-soft">{note}</p> : null}
    </section>
  );
}
