import { catalogue } from "#app/i18n/words.ts";

export const paginationWords = /* @__PURE__ */ catalogue("pagination", {
  label: "Pages de résultats",
  previous: "Page précédente",
  next: "Page suivante",
  page: (page: string) => `Page ${page}`,
  ellipsis: "pages intermédiaires",
});
