import type { Words } from "../words.ts";
import type { paginationWords } from "../fr/pagination.ts";

export const enPaginationWords: Words<typeof paginationWords> = {
  label: "Pages of results",
  previous: "Previous page",
  next: "Next page",
  page: (page: string) => `Page ${page}`,
  ellipsis: "pages in between",
};
