import { expect, test } from "vitest";
import type { StoredFtp, TypedFtp } from "../sources/ftp-account.ts";
import { readFtpForm } from "./read-ftp-form.server.ts";

const typed: TypedFtp = {
  host: "ftp.agence.example",
  port: "",
  security: "explicit",
  user: "agence",
  password: "Portes 12",
  folder: "",
};
const stored: StoredFtp = {
  host: "ftp.agence.example",
  port: null,
  security: "explicit",
  user: "agence",
  folder: "",
  certificate: "AA:BB",
};
const problemsOf = (own: Partial<TypedFtp>, before: StoredFtp | null = null) => {
  const read = readFtpForm({ ...typed, ...own }, before);
  return read.ok ? {} : read.problems;
};

test("an account is read as it is typed", () => {
  expect(readFtpForm(typed, null)).toEqual({ ok: true, ftp: { ...stored, certificate: null }, password: "Portes 12" });
});

test.each([
  ["ftp://ftp.Agence.example/", "ftp.agence.example", null],
  ["ftp.agence.example:2121", "ftp.agence.example", 2_121],
  ["FTPS://192.0.2.7:990", "192.0.2.7", 990],
  ["2001:db8::7", "2001:db8::7", null],
  ["[2001:db8::7]:2121", "2001:db8::7", 2_121],
  ["hôtel.example", "xn--htel-vqa.example", null],
])("the host %s is %s, port %s", (host, name, port) => {
  expect(readFtpForm({ ...typed, host }, null)).toMatchObject({ ok: true, ftp: { host: name, port } });
});

test.each([
  [{ host: "" }, { host: "required" }],
  [{ host: "mon serveur" }, { host: "not_host" }],
  [{ host: "ftp.agence.example/dossier" }, { host: "not_host" }],
  [{ host: "agence@ftp.example" }, { host: "not_host" }],
  [{ port: "ftp" }, { port: "not_port" }],
  [{ port: "0" }, { port: "not_port" }],
  [{ port: "65536" }, { port: "not_port" }],
  [{ security: "ssh" }, { security: "not_security" }],
  [{ user: " " }, { user: "required" }],
  [{ user: "agence\r\nDELE stock.zip" }, { user: "not_text" }],
  [{ folder: "stock\nQUIT" }, { folder: "not_text" }],
  [{ password: "" }, { password: "required" }],
  [{ password: "x".repeat(201) }, { password: "too_long" }],
])("%j is refused: %j", (own, problems) => {
  expect(problemsOf(own)).toEqual(problems);
});

test("all errors are reported at once", () => {
  const wrong = { host: "mon serveur", port: "0", security: "ssh", user: "", password: "" };
  const others = { host: "not_host", port: "not_port", security: "not_security", user: "required" };
  expect(problemsOf(wrong)).toEqual({ ...others, password: "required" });
  // A stored account may keep its password: the form does not know its server yet.
  expect(problemsOf(wrong, stored)).toEqual(others);
});

test("an empty password stays the same, and so does the certificate, for the same server alone", () => {
  expect(readFtpForm({ ...typed, password: "", user: "autre" }, stored)).toEqual({
    ok: true,
    ftp: { ...stored, user: "autre" },
    password: null,
  });
  expect(readFtpForm({ ...typed, password: "", port: "21" }, stored)).toMatchObject({ ok: true, password: null });
  for (const other of [{ host: "ftp.voleur.example" }, { port: "2121" }, { security: "none" }])
    expect(problemsOf({ ...other, password: "" }, stored)).toEqual({ password: "again" });
  expect(readFtpForm({ ...typed, host: "ftp2.agence.example" }, stored)).toMatchObject({ ftp: { certificate: null } });
});
