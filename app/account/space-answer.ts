import type { FieldProblems } from "./account.schema.ts";

export const spaceIntents = [
  "change-names",
  "change-email",
  "change-type",
  "change-password",
  "end-session",
  "end-others",
] as const;
export type SpaceIntent = (typeof spaceIntents)[number];

export type SpaceField = "firstName" | "familyName" | "email" | "userType" | "current" | "password" | "confirmation";

/** What became of one of the forms of `/espace`. `typed` is what its page shows again: never a password. */
export type SpaceAnswer = {
  intent: SpaceIntent;
  outcome: "done" | "invalid" | "too-many";
  problems: FieldProblems<SpaceField>;
  typed: { firstName: string; familyName: string; email: string; userType: string };
};
