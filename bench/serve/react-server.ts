import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { parseHTML } from "linkedom";
import { createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * React's bare render: makes the elements of one page anew for each request and renders them, without a router, data or
 * compression. Argument: the path of the page's HTML.
 */
const { document } = parseHTML(readFileSync(process.argv[2]!, "utf8"));
const page = read(document.documentElement as unknown as Element);

type Tree = { tag: string; props: Record<string, unknown>; children: (Tree | string)[] };

const server = createServer((_, response) => {
  const chunks: Buffer[] = [];
  const { pipe } = renderToPipeableStream(elementOf(page), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () =>
      pipe(
        new Writable({
          write(chunk: Buffer, _encoding, next) {
            chunks.push(chunk);
            next();
          },
          final(next) {
            const body = Buffer.concat(chunks);
            response
              .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": body.length })
              .end(body);
            next();
          },
        }),
      ),
  });
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());

function read(element: Element): Tree {
  const tag = element.localName;
  const props: Record<string, unknown> = {};
  // React takes styles as objects; pages have next to none.
  for (const { name, value } of element.attributes) if (name !== "style") props[name] = value;
  if (tag === "script" || tag === "style")
    return { tag, props: { ...props, dangerouslySetInnerHTML: { __html: element.textContent } }, children: [] };
  const children = [...element.childNodes].flatMap((node): (Tree | string)[] => {
    if (node.nodeType === node.ELEMENT_NODE) return [read(node as Element)];
    return node.nodeType === node.TEXT_NODE ? [node.textContent ?? ""] : [];
  });
  return { tag, props, children };
}

const elementOf = (tree: Tree | string): ReactNode =>
  typeof tree === "string" ? tree : createElement(tree.tag, tree.props, ...tree.children.map(elementOf));
