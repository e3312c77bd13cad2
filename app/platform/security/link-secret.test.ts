import { expect, test } from "vitest";
import { hashSecret, isSecretOf, newSecret } from "./link-secret.server.ts";

test("a secret is known by its hash alone", () => {
  const secret = newSecret();
  expect(isSecretOf(hashSecret(secret), secret)).toBe(true);
  expect(isSecretOf(hashSecret(secret), newSecret())).toBe(false);
  expect(isSecretOf(hashSecret(secret), "")).toBe(false);
  expect(isSecretOf("", secret)).toBe(false);
});

test("secrets are long, differ, and stand in addresses as they are", () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  expect(new Set(secrets).size).toBe(100);
  expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
});
