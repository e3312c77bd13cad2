/** The file name of an organisation's export: always the same, so that each file replaces the previous one. */
export const exportFileName = (slug: string): string => `bienvu_${slug}.zip`;
/** The organisation's slug in the file name of an export; null for other files. */
export const slugOfFile = (name: string): string | null => /^bienvu_([a-z\d-]{1,110})\.zip$/.exec(name)?.[1] ?? null;
