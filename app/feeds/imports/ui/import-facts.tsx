import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords } from "#app/i18n/words.ts";
import type { ImportFile } from "../shown-import.ts";

const MEGABYTE = 1_000_000;

/** A size in words, and whether its unit is the megabyte; otherwise at least one kilobyte. */
const sizeOf = (bytes: number, write: (value: number) => string): [string, boolean] =>
  bytes < MEGABYTE ? [write(Math.ceil(bytes / 1_000)), false] : [write(bytes / MEGABYTE), true];

/** The facts of a file: format, software, size. */
export function ImportFacts({ file }: { file: ImportFile }) {
  const words = useWords(feedImportWords);
  const language = useLanguage();
  const { version, software, agency, facts, bytes, source } = file;
  const count = (value: number | undefined) => (value ? formatCount(value, language) : null);
  const known: [string, string | null][] = [
    [words.facts.source, words.sourceNames[source]],
    [words.facts.agency, agency],
    [words.facts.software, software],
    [words.facts.version, version],
    [words.facts.lines, count(facts["lines"])],
    [words.facts.pictures, count(facts["pictures"])],
    [
      words.facts.size,
      bytes > 0 ? words.bytes(...sizeOf(bytes, (value) => formatNumber(value, 2, { language }))) : null,
    ],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-5 xs:grid-cols-2 lg:grid-cols-4">
      {known.map(([term, value]) =>
        value === null ? null : (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
