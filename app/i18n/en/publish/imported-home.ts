import type { importedHomeWords } from "#app/i18n/fr/publish/imported-home.ts";
import type { Words } from "#app/i18n/words.ts";

export const enImportedHomeWords: Words<typeof importedHomeWords> = {
  waiting: "This home comes from your agency’s file. What you write here stays as long as the file says nothing else.",
  text:
    "This home comes from your agency’s file. The next file will replace what you change here, " +
    "except what the agency has chosen to keep. What it leaves empty stays as you write it.",
  choose: "Changes to keep",
  next: (_others, formatted) => `Next home to complete (${formatted}\u00A0left)`,
  none: "That was the last home of your file to complete.",
};
