import { z } from "zod";
import { cleanText } from "#app/platform/text/clean-text.ts";
import { userTypes } from "#app/domain/user-type.ts";

/** Each code is a message of `accountWords.problems` (specification, section 5). */
export type AccountProblem =
  | "firstNameRequired"
  | "familyNameRequired"
  | "emailRequired"
  | "emailInvalid"
  | "passwordRequired"
  | "passwordTooShort"
  | "passwordTooLong"
  | "passwordWeak"
  | "signUpPassword"
  | "confirmationDiffers"
  | "userTypeRequired"
  | "nameTooLong"
  | "passwordWrong"
  | "emailSame";

export type FieldProblems<Field extends string> = Partial<Record<Field, AccountProblem>>;

const LONGEST_NAME = 80;
const LONGEST_PASSWORD = 128;
const says = (problem: AccountProblem) => ({ error: problem });

const email = (empty: AccountProblem) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .min(1, says(empty))
    .max(254, says("emailInvalid"))
    .pipe(z.email(says("emailInvalid")));
/** The specification has one message at login and sign-up, also for an empty field. */
const accountEmail = email("emailInvalid");
const otherEmail = email("emailRequired");
const name = (required: AccountProblem) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().min(1, says(required)).max(LONGEST_NAME, says("nameTooLong")));

/** The login page's rule: every password of an account meets it. */
const loginPassword = z
  .string()
  .min(8, says("passwordTooShort"))
  .max(LONGEST_PASSWORD, says("passwordTooLong"))
  .refine(
    (text) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /\d/.test(text) && /[^\p{L}\d\s]/u.test(text),
    says("passwordWeak"),
  );

/** The rule of the sign-up page first, with its own message, then the rule of the login page. */
const newPassword = z
  .string()
  .min(1, says("passwordRequired"))
  .max(LONGEST_PASSWORD, says("passwordTooLong"))
  .regex(/^(?=.*[A-Za-z])(?=.*\d)(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,}$/, says("signUpPassword"))
  .pipe(loginPassword);

export const loginSchema = z.object({ email: accountEmail, password: loginPassword });

const names = { firstName: name("firstNameRequired"), familyName: name("familyNameRequired") };
const userType = z.enum(userTypes, says("userTypeRequired"));

export const namesSchema = z.object(names);
export type PersonNames = z.infer<typeof namesSchema>;

/** The form for new users of Google or Facebook. */
export const welcomeSchema = z.object({ ...names, userType });

/** The types that a seeker may change to. */
export const advertiserTypeSchema = z.object({
  userType: userType.refine((type) => type !== "chercheur", says("userTypeRequired")),
});

const account = {
  ...names,
  email: accountEmail,
  userType,
  password: newPassword,
};

/** The form of a new account, from the page or from `POST /users`. */
export const newAccountSchema = z.object(account);
export type NewAccount = z.infer<typeof newAccountSchema>;

export const signUpSchema = z
  .object({ ...account, confirmation: z.string() })
  .refine((form) => form.password === form.confirmation, {
    ...says("confirmationDiffers"),
    path: ["confirmation"],
    // Checked together with the other fields, not after them.
    when: () => true,
  });

export const emailSchema = z.object({ email: otherEmail });

/** The current password is only compared: its length is limited because it is hashed. */
export const newEmailSchema = z.object({
  email: otherEmail,
  current: z.string().min(1, says("passwordRequired")).max(LONGEST_PASSWORD, says("passwordWrong")),
});

const twice = (form: { password: string; confirmation: string }) => form.password === form.confirmation;
export const newPasswordSchema = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(twice, { ...says("confirmationDiffers"), path: ["confirmation"], when: () => true });

/** The first problem of each field. */
export function accountProblemsOf<Field extends string>(error: z.ZodError): FieldProblems<Field> {
  const problems: FieldProblems<Field> = {};
  for (const issue of error.issues) {
    const field = issue.path[0] as Field;
    problems[field] ??= issue.message as AccountProblem; // each check above has one of the codes
  }
  return problems;
}
