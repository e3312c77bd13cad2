import type { moderationWords } from "../fr/moderation.ts";
import type { Words } from "../words.ts";

export const enModerationWords: Words<typeof moderationWords> = {
  kinds: {
    scam: "Scam",
    false: "False or out of date",
    duplicate: "Duplicate",
    harassment: "Harassment",
    discrimination: "Discrimination",
    personal_data: "Personal data",
    illegal: "Illegal content",
    minors: "Minors in danger",
    other: "Other",
  },
};
