import { expect, test } from "vitest";
import { type StoredFtp, typedFtp } from "../sources/ftp-account.ts";
import { readFtpForm } from "./read-ftp-form.server.ts";

const stored: StoredFtp = {
  host: "ftp.exemple.fr",
  port: null,
  security: "explicit",
  user: "lucarne",
  folder: "/depot",
  certificate: "AA:BB",
};
const typed = (changes = {}) => ({ ...typedFtp(stored), password: "secret", ...changes });

test("a form is read as it is typed, its host as browsers write it", () => {
  expect(readFtpForm(typed({ host: " FTP.Exemple.fr. ", port: "2121", folder: "" }), null)).toEqual({
    ok: true,
    ftp: { ...stored, port: 2121, folder: "", certificate: null },
    password: "secret",
  });
});

test.each([
  ["host", "", "hostMissing"],
  ["host", "ftp://exemple.fr/depot", "hostInvalid"],
  ["port", "80", "portInvalid"],
  ["port", "70000", "portInvalid"],
  ["security", "ssl", "securityInvalid"],
  ["user", "", "userMissing"],
  ["user", "a\r\nDELE x", "textInvalid"],
  ["folder", "a\nb", "textInvalid"],
  ["password", "x".repeat(201), "textInvalid"],
  ["password", "", "passwordMissing"],
])("%s %j is refused: %s", (field, text, problem) => {
  expect(readFtpForm(typed({ [field]: text }), null)).toEqual({ ok: false, problems: { [field]: problem } });
});

test("all mistakes are told at once", () => {
  expect(readFtpForm(typed({ host: "", user: "", password: "" }), null)).toEqual({
    ok: false,
    problems: { host: "hostMissing", user: "userMissing", password: "passwordMissing" },
  });
});

test("an empty password keeps the stored one, and the accepted certificate stays", () => {
  expect(readFtpForm(typed({ password: "", folder: "autre" }), stored)).toEqual({
    ok: true,
    ftp: { ...stored, folder: "autre" },
    password: null,
  });
});

test.each([{ host: "autre.exemple.fr" }, { port: "990" }, { user: "autre" }, { security: "none" }])(
  "the stored password goes to nobody else: %j",
  (changes) => {
    expect(readFtpForm(typed({ password: "", ...changes }), stored)).toEqual({
      ok: false,
      problems: { password: "passwordAgain" },
    });
  },
);

test("a certificate is accepted for one server alone", () => {
  expect(readFtpForm(typed({ host: "autre.exemple.fr" }), stored)).toMatchObject({ ftp: { certificate: null } });
});
