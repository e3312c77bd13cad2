import fc from "fast-check";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test("characters with a meaning in XML are escaped, and characters that no document may hold are left out", () => {
  expect(escapeXml(`<a href="x">L'été & co</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;L&#39;été &amp; co&lt;/a&gt;");
  expect(escapeXml("a\u0000b\u001bc\uffffd\ud800e\tf\ng")).toBe("abcd\ufffde\tf\ng");
});

test("a text is read as it was written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { document } = parseHTML(`<html><body><p title="${escapeXml(text)}">${escapeXml(text)}</p></body></html>`);
      const shown = document.querySelector("p")!;
      expect([shown.textContent, shown.getAttribute("title")]).toEqual([text, text]);
    }),
  );
});
