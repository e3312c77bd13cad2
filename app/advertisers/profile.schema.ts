import { z } from "zod";
import { cleanLines, cleanText } from "#app/platform/text/clean-text.ts";
import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";
import { isSiret, siretDigits } from "./siret.ts";

/** Each code is a message of `profileWords.problems`. */
export type ProfileProblem =
  | "agencyNameRequired"
  | "tooLong"
  | "siretInvalid"
  | "phoneInvalid"
  | "communeRequired"
  | "communeUnknown";
export const profileFields = ["agencyName", "siret", "description", "phone", "address", "commune"] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

/** Why a photo is refused; each code is a message of `photoWords.problems`. */
export type PhotoRefusal = PictureProblem | "too_often";

/** The profile as typed. */
export type TypedProfile = Record<ProfileField, string>;

const says = (problem: ProfileProblem) => ({ error: problem });
const line = (most: number) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(most, says("tooLong")));
const lines = (most: number) =>
  z
    .string()
    .transform(cleanLines)
    .pipe(z.string().max(most, says("tooLong")));

/** « 06 12 34 56 78 », « +33 6 12 34 56 78 », « +32 470 12 34 56 »; empty for none. */
const phone = line(30).refine(
  (text) => text === "" || /^(?:0[1-9](?:[\s.-]?\d{2}){4}|\+[1-9][\d\s.-]{7,20}\d)$/.test(text),
  says("phoneInvalid"),
);
const siret = line(40)
  .transform(siretDigits)
  .refine((digits) => digits === "" || isSiret(digits), says("siretInvalid"));

export const agencyProfileSchema = z.object({
  agencyName: line(120).pipe(z.string().min(1, says("agencyNameRequired"))),
  siret,
  description: lines(3_000),
  phone,
  address: line(200),
  commune: line(120).pipe(z.string().min(1, says("communeRequired"))),
});
/** The form without the fields that only agencies fill in. */
export const ownerProfileSchema = agencyProfileSchema
  .omit({ agencyName: true, siret: true })
  .transform((profile) => ({ ...profile, agencyName: "", siret: "" }));

/** The first problem of each field. */
export function profileProblemsOf(error: z.ZodError): ProfileProblems {
  const problems: ProfileProblems = {};
  // Each check above has one of the codes.
  for (const { path, message } of error.issues) problems[path[0] as ProfileField] ??= message as ProfileProblem;
  return problems;
}
