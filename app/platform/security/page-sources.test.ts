import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newNonce, placeholderSources, withHashes } from "./page-sources.server.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the scripts that bear the nonce are named by their hashes, each once, and the nonce is gone", () => {
  const nonce = newNonce();
  const page = `<link nonce="${nonce}" href="/a.css"/><script nonce="${nonce}">one("&amp;")</script><script type="module" nonce="${nonce}" async="">\ntwo()\n</script><script nonce="${nonce}">one("&amp;")</script>`;
  const { html, scripts } = withHashes(page, nonce);
  expect(scripts).toEqual([hash('one("&amp;")'), hash("\ntwo()\n")]);
  expect(html).toBe(
    '<link href="/a.css"/><script>one("&amp;")</script><script type="module" async="">\ntwo()\n</script><script>one("&amp;")</script>',
  );
});

test("a script from a file needs no hash; one that came in with a text gets none, whatever nonce it says", () => {
  const nonce = newNonce();
  const page = `<script src="/a.js" nonce="${nonce}"></script><script>bad()</script><script nonce="x">bad()</script><script nonce="${nonce}">good()</script>`;
  expect(withHashes(page, nonce).scripts).toEqual([hash("good()")]);
});

test("pages made one after the other have different nonces", () => {
  expect(new Set(Array.from({ length: 100 }, newNonce)).size).toBe(100);
});

test("of style attributes only the colours of pictures are named", () => {
  const own = "background-image:url(data:image/webp;base64,UklGRg+/A==)";
  const page = `<img style="${own}"/><img style="${own}"/><p style="color:red"></p><p style="background-image:url(https://mal.example/x)"></p><p style="background-image:url(data:image/webp;base64,A);color:red"></p>`;
  expect(placeholderSources(page)).toEqual([hash(own)]);
});
