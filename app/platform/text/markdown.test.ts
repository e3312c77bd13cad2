import fc from "fast-check";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { isSafeLink, renderMarkdown } from "./markdown.server.ts";

const allowedTags = new Set(
  "P H2 H3 H4 UL OL LI A STRONG EM S CODE PRE BLOCKQUOTE HR BR TABLE THEAD TBODY TR TH TD DIV".split(" "),
);
const allowedAttributes: Record<string, string[]> = {
  A: ["href", "title"],
  OL: ["start"],
  CODE: ["class"],
  DIV: ["class", "tabindex"],
};

/** What a browser would find in the HTML that must not be there. */
function dangersIn(html: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return [...document.body.querySelectorAll("*")].flatMap((element) => [
    ...(allowedTags.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name }) => !allowedAttributes[element.tagName]?.includes(name))
      .map(({ name }) => `${element.tagName} ${name}`),
    ...(element.getAttribute("href") && !isSafeLink(element.getAttribute("href")!) ? [element.outerHTML] : []),
  ]);
}

test("a text may begin with any level of headings", () => {
  expect(renderMarkdown("## Qui\n\n### Où")).toBe("<h2>Qui</h2>\n<h3>Où</h3>\n");
});

test("headings, lists, links, tables and emphasis", () => {
  const html = renderMarkdown(
    "# Qui\n\nUn *mot* et un **autre**, [ici](/cgu) ou [là](https://example.org/?a=1&b=2).\n\n- un\n- deux\n\n### Où\n\n| a | b |\n| - | -: |\n| 1 | 2 |",
  );
  expect(html).toContain("<h2>Qui</h2>");
  expect(html).toContain("<h4>Où</h4>");
  expect(html).toContain('<a href="/cgu">ici</a>');
  expect(html).toContain('<a href="https://example.org/?a=1&amp;b=2">là</a>');
  expect(html).toContain("<li>deux</li>");
  expect(html).toContain("<td>2</td>");
  expect(dangersIn(html)).toEqual([]);
});

const hostile = [
  "<script>alert(1)</script>",
  "text <img src=x onerror=alert(1)> text",
  "<div onclick='a()'>\n\n**gras**\n\n</div>",
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](java\tscript:alert(1))",
  "[a](<java\nscript:alert(1)>)",
  "[a](&#106;avascript:alert(1))",
  "[a](&#x6A&#x61;vascript:alert(1))",
  "[a](data:text/html;base64,PHNjcmlwdD4=)",
  "[a](vbscript:x)",
  "[a](//autre.example)",
  "[a](/\\autre.example)",
  "[a](file:///etc/passwd)",
  "![a](javascript:alert(1))",
  "![a](https://example.org/pixel.gif)",
  "<javascript:alert(1)>",
  '<https://example.org/"onmouseover=alert(1)>',
  '[a](https://example.org "x\\" onmouseover=alert(1) y=\\"")',
  '[a](https://example.org/"onmouseover="alert(1))',
  "[<img src=x onerror=alert(1)>](/cgu)",
  "[a]: javascript:alert(1)\n\n[a]",
  "# <svg/onload=alert(1)>",
  "`<script>`\n\n```\n</code></pre><script>alert(1)</script>\n```",
  '```" onmouseover=alert(1)\nx\n```',
  "| <script>a</script> | b |\n| - | - |\n| <iframe src=javascript:a> | [x](javascript:a) |",
  "> > > <b onfocus=a autofocus tabindex=1>",
  "<!-- --><script>a</script><!-- -->",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "[![a](data:image/svg+xml;base64,PHN2Zz4=)](javascript:a)",
];
test.each(hostile)("nothing in %j runs, and no picture or page of another site is loaded", (text) => {
  expect(dangersIn(renderMarkdown(text))).toEqual([]);
});

test("nothing in any mixture of hostile parts runs", () => {
  const part = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string(),
    fc.constantFrom("\n", "[", "](", ")", "<", ">", '"', "`", "*", "&#"),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(dangersIn(renderMarkdown(parts.join("")))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test("deep nesting ends", () => {
  const deep = [">".repeat(5_000) + "[".repeat(20_000) + "*".repeat(20_000), "- ".repeat(3_000)];
  for (const text of deep) expect(dangersIn(renderMarkdown(text))).toEqual([]);
});
