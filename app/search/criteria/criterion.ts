import type { Currency } from "#app/domain/currency.ts";
import type { searchCriteriaWords } from "#app/i18n/fr/search/search-criteria.ts";
import type { searchEmptyWords } from "#app/i18n/fr/search/search-empty.ts";
import type { searchTitleWords } from "#app/i18n/fr/search/search-title.ts";
import type { searchWords } from "#app/i18n/fr/search/search.ts";
import type { Words } from "#app/i18n/words.ts";
import type { AddressReader } from "./address-reader.ts";
import type { Condition } from "./condition.ts";

export type SearchWords = Words<typeof searchWords>;
export type SearchTitleWords = Words<typeof searchTitleWords>;

/** A department (`key` is its code) or a region (its slug) of a search; `within` is « en Bretagne ». */
export type SearchedArea = { kind: "department" | "region"; key: string; name: string; within: string };

/** The words for values of criteria. */
export type Names = {
  communes: { slug: string; name: string }[];
  areas: SearchedArea[];
  currency: Currency;
  words: SearchWords;
};

/** The words for a search as a title. */
export type TitleNames = Pick<Names, "communes" | "areas"> & { words: SearchTitleWords };

/** A value of a criterion, and the criterion without it. */
export type Chip<Part> = { key: string; label: string; without: Part };

/** A criterion; `searchCriteriaWords` has words for each. */
export type CriterionKey = keyof Words<typeof searchCriteriaWords>;
/** The criteria that a wider search gives up: one, a part of one, or several. */
export type RelaxationKind = CriterionKey | keyof Words<typeof searchEmptyWords>["gives"];

type Choice = { value: string; label: string };

/** A field of the form, with its value. `isMain` ones are in view on wide screens, the others below « Plus de critères ». */
export type FormField = { isMain?: boolean } & (
  | { kind: "choice"; parameter: string; label: string; value: string; choices: Choice[] }
  | { kind: "text"; parameter: string; label: string; hint: string; value: string }
  | { kind: "range"; ends: { parameter: string; label: string; value: number | null }[] }
  | { kind: "boxes"; parameter: string; label: string; values: readonly string[]; choices: Choice[] }
  | { kind: "tick"; parameter: string; label: string; isTicked: boolean }
  | { kind: "communes" }
);

/** The stored counts that answer a criterion: per facet key, or per price. For other criteria, each search counts listings. */
export type CountedBy = "facets" | "price";

/** One criterion of a search. `Part` is the criterion's part of `SearchCriteria`: one key, or the two ends of a range. */
export type Criterion<Part extends object> = {
  key: CriterionKey;
  /** Order in which people give criteria up for a wider search, the smallest first (`wider-steps.ts`). */
  rank: number;
  /** The part without a value. */
  none: Part;
  /** All names of the criterion in an address, other spellings included. */
  parameters: readonly string[];
  countedBy?: CountedBy;
  read(reader: AddressReader): Part;
  /** Parameters and their values, in order; empty if the criterion has no value. */
  write(part: Part): [parameter: string, value: string | number][];
  conditions(part: Part): Condition[];
  chips(part: Part, names: Names): Chip<Part>[];
  /** The criterion's words in the title of the page. */
  title?(part: Part, names: TitleNames): string | null;
  /** Whether search engines may index pages with the criterion. */
  isIndexed?(part: Part): boolean;
  fields(part: Part, words: SearchWords): FormField[];
  /** No form has a field for the criterion: forms carry its parameters unchanged (`fieldlessParameters`). */
  isFieldless?: true;
};
