import fc from "fast-check";
import { expect, test } from "vitest";
import { plainLine, plainText } from "./plain-text.ts";

test.each([
  ["Au calme.<BR>Au sud.", "Au calme.\nAu sud."],
  ["Au calme.<br />Au sud.<br/>", "Au calme.\nAu sud."],
  ["<p>Au calme.</p><p>Au sud.</p>", "Au calme.\nAu sud."],
  ["<b>Rare</b> &agrave; la vente", "Rare à la vente"],
  ["caf&amp;eacute;", "café"],
  ["c&#339;ur de ville &#x20AC;", "cœur de ville €"],
  ["T2 <50 m² & cave", "T2 <50 m² & cave"],
  ["https://exemple.fr/?a=1&copy=2", "https://exemple.fr/?a=1&copy=2"],
  ["&lt;b&gt;Vue&lt;/b&gt;", "Vue"],
  ["<style>p { color: red }</style>Vue", "Vue"],
  ['<span style="font: 12px">Vue</span>', "Vue"],
  ["TRÈS BEAU T3 !", "TRÈS BEAU T3 !"],
  ["a\u0000b\uD800", "a b\uFFFD"],
  ["un\n\n\n\n\ndeux", "un\n\ndeux"],
])("%j → %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test("a title is one line", () => {
  expect(plainLine("T3<BR>\tavec  balcon")).toBe("T3 avec balcon");
});

test("a plain text stays as it is", () => {
  const pieces = fc.array(
    fc.constantFrom("<", "b", ">", "&", "amp;", "eacute;", "/", "br", " ", "\n", "é", "#38;", "p"),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const plain = plainText(parts.join(""));
      expect(plainText(plain)).toBe(plain);
    }),
  );
});

test("a hostile text of a megabyte takes no time", () => {
  for (const piece of ["<", "<!--", "<style>", "&amp;", "<b ", "<br", " \t"]) {
    expect(plainText(piece.repeat(250_000)).length).toBeLessThanOrEqual(60_000);
  }
});
