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

/** Redirect target after a successful form. Without a redirect the page would render with a session that the form may have ended. */
export const doneHref = (intent: SpaceIntent): string => `/espace?fait=${intent}${sections[intent]}`;

const sections: Record<SpaceIntent, string> = {
  "change-names": "#nom",
  "change-email": "#adresse",
  "change-type": "",
  "change-password": "#mot-de-passe",
  "end-session": "#appareils",
  "end-others": "#appareils",
};

/** The form whose success an address of `doneHref` reports. */
export const doneIn = (params: URLSearchParams): SpaceIntent | null =>
  spaceIntents.find((intent) => intent === params.get("fait")) ?? null;

/** The outcome of one of the forms of `/espace`. `typed` refills the form: never a password. */
export type SpaceAnswer = {
  intent: SpaceIntent;
  outcome: "done" | "invalid" | "too_many";
  problems: FieldProblems<SpaceField>;
  typed: { firstName: string; familyName: string; email: string; userType: string };
};
