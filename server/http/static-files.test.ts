import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPreviousAssets } from "../../scripts/built-assets.mjs";
import { staticFiles } from "./static-files.ts";

let build: string;
let server: Server | null = null;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "bienvu-build-"));
});
afterEach(async () => {
  await new Promise((done) => (server ? server.close(done) : done(null)));
  server = null;
  await rm(build, { recursive: true, force: true });
});

/** A build of these files; a complete one has its stamp. */
async function makeBuild(files: Record<string, string>, { isComplete = true } = {}): Promise<void> {
  keepPreviousAssets(build);
  for (const [name, text] of Object.entries(files)) {
    const path = join(build, "client", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  if (isComplete) await writeFile(join(build, ".built"), "sources");
}

async function ask(path: string): Promise<string | null> {
  if (!server) {
    const serve = staticFiles(join(build, "client"), { previous: join(build, "previous") });
    server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
    await new Promise<void>((done) => server!.listen(0, "127.0.0.1", done));
  }
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return answer.ok ? answer.text() : null;
}

test("after an update, pages that are open still find the assets of the build before", async () => {
  await makeBuild({ "assets/page-OLD.js": "old", "assets/shared.js": "shared, old", "robots.txt": "old robots" });
  await makeBuild({ "assets/page-NEW.js": "new", "assets/shared.js": "shared, new", "robots.txt": "new robots" });
  expect(await ask("/assets/page-OLD.js")).toBe("old");
  expect(await ask("/assets/page-NEW.js")).toBe("new");
  expect(await ask("/assets/shared.js")).toBe("shared, new");
  expect(await ask("/robots.txt")).toBe("new robots");
});

test("assets two builds old are gone", async () => {
  for (const name of ["A", "B", "C"]) await makeBuild({ [`assets/page-${name}.js`]: name });
  expect(await ask("/assets/page-A.js")).toBeNull();
  expect(await ask("/assets/page-B.js")).toBe("B");
});

test("a build that failed does not push out the assets of the last complete one", async () => {
  await makeBuild({ "assets/page-OLD.js": "old" });
  await makeBuild({ "assets/page-HALF.js": "half" }, { isComplete: false });
  await rm(join(build, "client", "assets"), { recursive: true });
  await makeBuild({ "assets/page-NEW.js": "new" });
  expect(await ask("/assets/page-OLD.js")).toBe("old");
  expect(await ask("/assets/page-NEW.js")).toBe("new");
});

test("a process from before an update serves the assets of the new build", async () => {
  await makeBuild({ "assets/page-OLD.js": "old" });
  expect(await ask("/assets/page-OLD.js")).toBe("old");
  await makeBuild({ "assets/page-NEW.js": "new", "assets/page-NEW.js.br": "packed", "robots.txt": "new robots" });
  expect(await ask("/assets/page-NEW.js")).toBe("new");
  for (const path of ["/assets/page-NEW.js.br", "/robots.txt", "/assets/../.built", "/assets/other.js"])
    expect(await ask(path), path).toBeNull();
});
