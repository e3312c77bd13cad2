import { privacyWords } from "#app/i18n/fr/privacy/privacy.ts";
import { useWords } from "#app/i18n/words.ts";

type ElsewhereProps = { mapHost: string | null; /** Null for who looks for no address. */ geocoderHost: string | null };

/** The data that maps and geocoding send to other hosts; empty where the portal uses none. */
export function ElsewhereSection({ mapHost, geocoderHost }: ElsewhereProps) {
  const { elsewhere } = useWords(privacyWords);
  if (!mapHost && !geocoderHost) return null;
  return (
    <section aria-labelledby="ailleurs" className="card flex flex-col gap-3 p-5">
      <h2 id="ailleurs" className="heading-2">
        {elsewhere.title}
      </h2>
      {mapHost ? <p className="prose-line text-ink-soft">{elsewhere.map(mapHost)}</p> : null}
      {geocoderHost ? <p className="prose-line text-ink-soft">{elsewhere.address(geocoderHost)}</p> : null}
    </section>
  );
}
