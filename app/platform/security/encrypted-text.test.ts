import fc from "fast-check";
import { expect, test } from "vitest";
import { createTextCipher } from "./encrypted-text.server.ts";

const SECRET = "un secret de cinquante caractères pour cet essai seul";
const cipher = createTextCipher(SECRET);
const refused = { ok: false, code: "other_secret" };

test("any text is read again by the same secret, in another process too", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(createTextCipher(SECRET).decrypt(cipher.encrypt(text))).toEqual({ ok: true, text });
    }),
  );
});

test("the encrypted text does not show the text, nor that two are the same", () => {
  const [one, other] = [cipher.encrypt("motdepasse"), cipher.encrypt("motdepasse")];
  expect(Buffer.from(one.slice(2), "base64url").includes("motdepasse")).toBe(false);
  expect(one).not.toBe(other);
});

test("decrypting with another secret is refused, and does not throw", () => {
  expect(createTextCipher(`${SECRET}, mais changé`).decrypt(cipher.encrypt("motdepasse"))).toEqual(refused);
});

test("a text of which one bit was changed is refused", () => {
  const bytes = Buffer.from(cipher.encrypt("motdepasse").slice(2), "base64url");
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = changed[index]! ^ 1;
    expect(cipher.decrypt(`1.${changed.toString("base64url")}`), `byte ${index}`).toEqual(refused);
  }
});

test("a text that was never encrypted is refused", () => {
  fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => void expect(cipher.decrypt(text)).toEqual(refused)));
  expect(cipher.decrypt("")).toEqual(refused);
  expect(cipher.decrypt("1.")).toEqual(refused);
});
