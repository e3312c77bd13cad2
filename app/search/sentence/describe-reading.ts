import { formatCount } from "#app/i18n/measures.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import { criteriaTable } from "../criteria/criteria-table.ts";
import type { Names } from "../criteria/criterion.ts";
import { settle } from "../criteria/settle.ts";
import type { FilledField, SentenceReading } from "./sentence-suggestion.ts";
import { type Unread, writeUnread } from "./notes.ts";

const { propertyTypes, offer, quartier, price, place } = criteriaTable;
const inForm: ReadonlySet<unknown> = new Set([propertyTypes, offer, quartier, price, place]);
const notInForm = criteriaList.filter((criterion) => !inForm.has(criterion));

/** The meaning of a sentence, in words and as values of the home page's form; null if it has keywords only. */
export function describeReading(
  { said, ...unread }: { said: Partial<SearchCriteria> } & Unread,
  names: Names,
): SentenceReading | null {
  if (Object.keys(said).every((key) => key === "keywords")) return null;
  const { criteria } = settle({ ...noCriteria, ...said });
  const places = place.write(criteria).map(asTexts);
  return {
    kind: "reading",
    labels: labelsOf(criteriaList.flatMap((criterion) => criterion.chips(criteria, names))),
    fields: fieldsOf(criteria, said, names),
    place: places.length > 0 ? { name: labelsOf(place.chips(criteria, names)).join(", "), values: places } : null,
    others: [...notInForm.flatMap((criterion) => criterion.write(criteria)).map(asTexts), ...writeUnread(unread)],
  };
}

function fieldsOf(criteria: SearchCriteria, said: Partial<SearchCriteria>, names: Names): FilledField[] {
  const { words } = names;
  const types = labelsOf(propertyTypes.chips(criteria, names)).join(", ");
  const offerName = words.offers[criteria.offer ?? "all"];
  const texts = [...quartier.write(criteria), ...price.write(criteria)].map(([name, value]) => {
    const text = typeof value === "number" ? formatCount(value) : value;
    return { name, value: text, label: text };
  });
  return [
    ...(types ? [{ name: "propertyType", value: criteria.propertyTypes.join(","), label: types }] : []),
    // « À vendre ou à louer » is any offer.
    ...("offer" in said ? [{ name: "transactionType", value: criteria.offer ?? "", label: offerName }] : []),
    ...texts,
  ];
}

const labelsOf = (chips: { label: string }[]) => chips.map(({ label }) => label);
const asTexts = ([parameter, value]: [string, string | number]): [string, string] => [parameter, String(value)];
