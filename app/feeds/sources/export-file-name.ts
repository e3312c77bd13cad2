/** The name of an organisation's file, as the format has it: always the same, so that each replaces the last. */
export const exportFileName = (slug: string): string => `bienvu_${slug}.zip`;
/** The other way round; null for files that are not the portal's. */
export const slugOfFile = (name: string): string | null => /^bienvu_([a-z\d-]{1,110})\.zip$/.exec(name)?.[1] ?? null;
