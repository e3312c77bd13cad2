import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { placeholderSources } from "./page-sources.server.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("only style attributes with the colours of pictures are named, each once", () => {
  const own = "background-image:url(data:image/webp;base64,UklGRg+/A==)";
  const others = [
    "color:red",
    "background-image:url(https://mal.example/x)",
    "background-image:url(data:image/webp;base64,A);color:red",
    "color:red;background-image:url(data:image/webp;base64,A)",
  ];
  expect(placeholderSources([own, ...others, own])).toEqual([hash(own)]);
});
