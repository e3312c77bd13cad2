import type { Currency } from "#app/domain/currency.ts";
import type { searchEmptyWords } from "#app/i18n/fr/search-empty.ts";
import type { searchWords } from "#app/i18n/fr/search.ts";
import type { Words } from "#app/i18n/words.ts";
import type { AddressReader } from "./address-reader.ts";
import type { Condition } from "./condition.ts";

export type SearchWords = Words<typeof searchWords>;

/** What names the values of criteria on a page. */
export type Names = { communes: { slug: string; name: string }[]; currency: Currency; words: SearchWords };

/** A value that is asked for, with what is left of the criterion without it. */
export type Chip<Part> = { key: string; label: string; without: Part };

/** What a wider search gives up; each has its words in `searchEmptyWords`. */
export type RelaxationKind = keyof (typeof searchEmptyWords)["french"]["gives"];

/**
 * A search that asks for less. Smaller `rank` is what people give up sooner. A partial step still asks for something;
 * it is not combined with others.
 */
export type WiderStep<Part> = { kind: RelaxationKind; rank: number; change: Part; isPartial?: true };

type Choice = { value: string; label: string };

/** A field of the form, filled in. `isMain` ones are always in sight, the others below « Plus de critères ». */
export type FormField = { isMain?: boolean } & (
  | { kind: "choice"; parameter: string; label: string; value: string; choices: Choice[] }
  | { kind: "text"; parameter: string; label: string; hint: string; value: string }
  | { kind: "range"; ends: { parameter: string; label: string; value: number | null }[] }
  | { kind: "boxes"; parameter: string; label: string; values: readonly string[]; choices: Choice[] }
  | { kind: "tick"; parameter: string; label: string; isTicked: boolean }
  | { kind: "communes" }
);

/** Which stored counts answer it: those per facet key, those per price, or the cache of whole searches. */
type CountedBy = "facets" | "price" | "cache";

/**
 * One criterion of a search, all that the portal knows of it. `Part` is what it holds of `SearchCriteria`: one key, or the
 * two ends of a range.
 */
export type Criterion<Part extends object> = {
  /** The part that asks for nothing. */
  none: Part;
  /** All its names in an address, other spellings included. */
  parameters: readonly string[];
  countedBy?: CountedBy;
  read(reader: AddressReader): Part;
  /** Parameters and their values, in order; none where nothing is asked for. */
  write(part: Part): [parameter: string, value: string | number][];
  conditions(part: Part): Condition[];
  chips(part: Part, names: Names): Chip<Part>[];
  /** Its words in the title of the page. */
  title?(part: Part, names: Pick<Names, "communes" | "words">): string | null;
  /** Whether pages that ask for it are worth a place in a search engine. */
  isIndexed?(part: Part): boolean;
  fields(part: Part, words: SearchWords): FormField[];
  wider(part: Part, search: { hasPlace: boolean }): WiderStep<Partial<Part>>[];
};
