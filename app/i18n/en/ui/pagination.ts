import type { Words } from "#app/i18n/words.ts";
import type { paginationWords } from "#app/i18n/fr/ui/pagination.ts";

export const enPaginationWords: Words<typeof paginationWords> = {
  label: "Pages of results",
  previous: "Previous page",
  next: "Next page",
  page: (page: string) => `Page ${page}`,
  ellipsis: "pages in between",
};
