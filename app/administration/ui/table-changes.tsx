import { formatDate } from "#app/i18n/dates.ts";
import { tableWords } from "#app/i18n/fr/administration/tables.ts";
import { type Language, useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import type { TableChange } from "../table-change.ts";

const MOST_ROWS = 150;

/** The differences between a new table and the one in use. */
export function TableChanges({ changes }: { changes: TableChange[] }) {
  const words = useWords(tableWords);
  const language = useLanguage();
  if (changes.length === 0) return <p>{words.noChange}</p>;
  const write = (leaf: TableChange["before"]) => written(leaf, words, language);
  return (
    <>
      <h2 className="mb-2 text-lg font-semibold">{words.changes}</h2>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            {[words.place, words.before, words.after].map((heading) => (
              <th key={heading} scope="col" className="w-1/3 py-2 pr-3 align-top font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MOST_ROWS).map(({ field, row, before, after }) => (
            <tr key={`${field} ${row}`} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 align-top font-normal">
                {row === null ? nameOf(field, words) : words.row(nameOf(field, words), row)}
              </th>
              <td className="py-2 pr-3 align-top break-words text-ink-soft">{write(before)}</td>
              <td className="py-2 align-top font-semibold break-words">{write(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > MOST_ROWS ? (
        <p className="mt-2">{words.more(formatCount(changes.length - MOST_ROWS, language))}</p>
      ) : null}
    </>
  );
}

type TableWords = Words<typeof tableWords>;

const nameOf = (field: string, words: TableWords): string => words.fields[field] ?? field;

function written(leaf: TableChange["before"], words: TableWords, language: Language): string {
  if (leaf === undefined) return words.nothing;
  if (leaf === null) return words.noEnd;
  if (Array.isArray(leaf)) return words.between(number(leaf[0], language), number(leaf[1], language));
  if (typeof leaf === "number") return number(leaf, language);
  return /^\d{4}-\d\d-\d\d$/.test(leaf) ? formatDate(leaf, language) : leaf;
}

const number = (value: number, language: Language) => formatNumber(value, 3, { language });
