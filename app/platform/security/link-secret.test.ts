import { expect, test } from "vitest";
import { hashSecret, newRecoveryCodes, newSecret, readSpelled, spellSecret } from "./link-secret.server.ts";

test("a secret is known by its hash alone", () => {
  const secret = newSecret();
  expect(hashSecret(secret)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashSecret(secret)).not.toBe(hashSecret(newSecret()));
  expect(hashSecret(secret)).not.toContain(secret);
});

test("secrets are long, differ, and stand in addresses as they are", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
});

test("a secret to read aloud has characters that nobody confuses, and is recognised however it is typed", () => {
  const secret = spellSecret();
  expect(secret).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
  expect(spellSecret()).not.toBe(secret);
  for (const typed of [secret, secret.toUpperCase(), ` ${secret.replaceAll("-", " ")}\n`, secret.replaceAll("-", "")])
    expect(readSpelled(typed)).toBe(secret);
});

test("ten recovery codes differ", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){2}$/);
});
