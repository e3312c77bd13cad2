import type { feedKeyWords } from "#app/i18n/fr/feeds/feed-keys.ts";
import type { Words } from "#app/i18n/words.ts";

export const enFeedKeyWords: Words<typeof feedKeyWords> = {
  made: "Your key",
  madeFor: (name: string) => `Key for “${name}”`,
  once: "Copy it now: it is not shown again.",
  copy: {
    key: "Copy the key",
    command: "Copy the command",
    copied: "Copied",
    failed: "It could not be copied: select the text.",
  },
  noOrganisation: "Complete your profile first: files and keys are those of your organisation.",
  profile: "Complete my profile",
};
