export const exportFormats = ["poliris", "csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The file name and the media type of each format. */
export const exportTypes: Record<ExportFormat, { file: string; type: string }> = {
  poliris: { file: "annonces.zip", type: "application/zip" },
  csv: { file: "annonces.csv", type: "text/csv; charset=utf-8" },
  json: { file: "annonces.json", type: "application/json; charset=utf-8" },
};
