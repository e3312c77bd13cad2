import fc from "fast-check";
import { expect, test } from "vitest";
import { loginSchema, newAccountSchema, accountProblemsOf, signUpSchema } from "./account.schema.ts";

const good = {
  firstName: "Zoé",
  familyName: "Le Goff",
  email: "Zoe@Example.org",
  userType: "chercheur",
  password: "Abcdef1!",
  confirmation: "Abcdef1!",
};
const problems = (change: Record<string, unknown>) => {
  const read = signUpSchema.safeParse({ ...good, ...change });
  return read.success ? {} : accountProblemsOf(read.error);
};

test("a complete sign-up is valid, and its address is lower-cased", () => {
  expect(signUpSchema.parse(good).email).toBe("zoe@example.org");
});

test("a name is one line that can be stored and put into a mail", () => {
  expect(
    signUpSchema.parse({ ...good, firstName: "Z\0oé\r\nBcc: x@mal.example", familyName: "Le \u202EGoff\uD800" }),
  ).toMatchObject({ firstName: "Z oé Bcc: x@mal.example", familyName: "Le Goff" });
});

test.each([
  [{ firstName: "\0" }, { firstName: "firstNameRequired" }],
  [{ firstName: "  " }, { firstName: "firstNameRequired" }],
  [{ firstName: "\u200B\u2060\uFEFF" }, { firstName: "firstNameRequired" }],
  [{ familyName: "\u3164\u2800 \u00AD" }, { familyName: "familyNameRequired" }],
  [{ familyName: "" }, { familyName: "familyNameRequired" }],
  [{ email: "zoe@" }, { email: "emailInvalid" }],
  [{ userType: "" }, { userType: "userTypeRequired" }],
  [{ userType: "admin" }, { userType: "userTypeRequired" }],
  [{ password: "", confirmation: "" }, { password: "passwordRequired" }],
  [{ password: "Abc1!", confirmation: "Abc1!" }, { password: "signUpPassword" }],
  [{ password: "Abcdefgh1", confirmation: "Abcdefgh1" }, { password: "signUpPassword" }],
  [{ password: "Abcdefg!", confirmation: "Abcdefg!" }, { password: "signUpPassword" }],
  [{ password: "12345678!", confirmation: "12345678!" }, { password: "signUpPassword" }],
  [{ password: "Abcdef1!é", confirmation: "Abcdef1!é" }, { password: "signUpPassword" }],
  [{ password: "abcdef1!", confirmation: "abcdef1!" }, { password: "passwordWeak" }],
  [{ confirmation: "Abcdef1?" }, { confirmation: "confirmationDiffers" }],
  [{ firstName: "x".repeat(81) }, { firstName: "nameTooLong" }],
])("%o is reported as %o", (change, expected) => {
  expect(problems(change)).toEqual(expected);
});

test("all invalid fields are reported at once", () => {
  expect(problems({ firstName: "", familyName: "", email: "", userType: "", password: "", confirmation: "x" })).toEqual(
    {
      firstName: "firstNameRequired",
      familyName: "familyNameRequired",
      email: "emailInvalid",
      userType: "userTypeRequired",
      password: "passwordRequired",
      confirmation: "confirmationDiffers",
    },
  );
});

test("the login accepts every password that the sign-up accepts", () => {
  const password = fc.string({ unit: fc.constantFrom(..."abcABC012!@#$%^&*é ".split("")), maxLength: 14 });
  fc.assert(
    fc.property(password, (text) => {
      if (!newAccountSchema.safeParse({ ...good, password: text }).success) return;
      expect(loginSchema.safeParse({ email: good.email, password: text }).success).toBe(true);
    }),
  );
});

test("the login reports missing fields", () => {
  const told = (password: string) => accountProblemsOf(loginSchema.safeParse({ email: "a@b.fr", password }).error!);
  expect(told("Ab1!")).toEqual({ password: "passwordTooShort" });
  expect(told("abcdefgh")).toEqual({ password: "passwordWeak" });
});
