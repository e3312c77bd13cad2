/** The values of Config.txt, as sent; null where one is missing. */
export type ArchiveConfig = { version: string | null; application: string | null };

/** URL: the portal fetches the pictures. FULL: the archive has all pictures. DIFF: the archive has the new pictures. */
export type PhotoMode = "URL" | "FULL" | "DIFF";

export const noConfig: ArchiveConfig = { version: null, application: null };

/** Longest stored value of Config.txt, in characters. */
const LONGEST = 128;

export function parseConfig(text: string): ArchiveConfig {
  return {
    version: valueOf(text, "version"),
    application: valueOf(text, "application"),
  };
}

export function parsePhotoMode(text: string): PhotoMode | null {
  const mode = valueOf(text, "mode")?.toUpperCase();
  return mode === "URL" || mode === "FULL" || mode === "DIFF" ? mode : null;
}

function valueOf(text: string, key: string): string | null {
  const value = new RegExp(`^[ \\t]*${key}[ \\t]*[=:]([^\\n]*)$`, "im").exec(text)?.[1];
  return (
    value
      ?.trim()
      .replace(/^"(.*)"$/, "$1")
      .slice(0, LONGEST) || null
  );
}
