import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { lookup } from "mrmime";
import { nameRoute } from "../metrics/metrics.ts";
import { acceptsEncoding, matchesEntityTag } from "#app/platform/http/http-choices.ts";

type Encoding = "br" | "gzip";
type StaticFile = {
  type: string;
  etag: string;
  caching: string;
  bodies: { encoding: Encoding | null; bytes: Buffer }[];
};

const encodings: [extension: string, encoding: Encoding][] = [
  [".br", "br"],
  [".gz", "gzip"],
];

/**
 * Serves the files of the build from memory, few and small, so that a later build does not remove them under open pages.
 * `previous`: a folder with the files of the previous build.
 */
export function staticFiles(folder: string, { previous }: { previous?: string } = {}) {
  const files = new Map([...(previous ? readFiles(previous) : []), ...readFiles(folder)]);

  // While processes restart one by one, pages of new processes request assets of the new build from old processes.
  function findNewer(path: string): StaticFile | undefined {
    const name = /^\/(assets\/[\w.-]+)$/.exec(path)?.[1];
    if (!name || encodings.some(([extension]) => name.endsWith(extension))) return undefined;
    if (!existsSync(join(folder, name))) return undefined;
    const variants = encodings.map(([extension]) => name + extension).filter((each) => existsSync(join(folder, each)));
    const file = readFile(folder, name, variants);
    files.set(path, file);
    return file;
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = (request.url ?? "").split("?", 1)[0]!;
    const file = files.get(path) ?? findNewer(path);
    if (!file || (request.method !== "GET" && request.method !== "HEAD")) return next();
    nameRoute(response, "(files)");
    response.setHeader("Cache-Control", file.caching);
    response.setHeader("ETag", file.etag);
    if (file.bodies.length > 1) response.setHeader("Vary", "Accept-Encoding");
    if (matchesEntityTag(request.headers["if-none-match"], file.etag)) return void response.writeHead(304).end();
    const { encoding, bytes } = file.bodies.find((body) => takes(request, body.encoding))!;
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response
      .writeHead(200, { "Content-Type": file.type, "Content-Length": bytes.length })
      .end(request.method === "HEAD" ? undefined : bytes);
  };
}

function readFiles(folder: string): Map<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const isVariant = (name: string) =>
    encodings.some(([extension]) => name.endsWith(extension) && names.includes(name.slice(0, -extension.length)));
  const visible = names.filter((name) => !isVariant(name) && !name.startsWith(".vite"));
  return new Map(visible.map((name) => [`/${encodeURI(name.replaceAll("\\", "/"))}`, readFile(folder, name, names)]));
}

function readFile(folder: string, name: string, names: string[]): StaticFile {
  const bytes = readFileSync(join(folder, name));
  const type = lookup(name) ?? (name.endsWith(".ico") ? "image/x-icon" : "application/octet-stream");
  const variants = encodings.filter(([extension]) => names.includes(name + extension));
  return {
    type: type.startsWith("text/") || type.endsWith("javascript") ? `${type}; charset=utf-8` : type,
    // Weak: the same for every compression of the content.
    etag: `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    caching: name.startsWith("assets") ? "public, max-age=31536000, immutable" : "public, max-age=86400",
    bodies: [
      ...variants.map(([extension, encoding]) => ({ encoding, bytes: readFileSync(join(folder, name + extension)) })),
      { encoding: null, bytes },
    ],
  };
}

const takes = (request: IncomingMessage, encoding: Encoding | null): boolean =>
  encoding === null || acceptsEncoding(String(request.headers["accept-encoding"] ?? ""), encoding);
