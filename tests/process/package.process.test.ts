import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyTemplate } from "../setup/servers/database-server.ts";
import { spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const root = join(import.meta.dirname, "..", "..");
const run = promisify(execFile);

let folder: string;
const packaged = () => join(folder, "portal");

/** The command of a Dockerfile's instruction in its form of a list. */
async function commandOf(instruction: RegExp): Promise<string[]> {
  const dockerfile = await readFile(join(root, "Dockerfile"), "utf8");
  return JSON.parse(instruction.exec(dockerfile)![1]!) as string[]; // a list of words, as the linter checks
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-package-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Copies a gigabyte, on a machine that may be busy.
test(
  "outside a container, the Dockerfile's steps make a folder that runs without a build, and report when it is ready",
  { timeout: 300_000 * timeoutFactor },
  async () => {
    const [, script] = await commandOf(/^RUN (\["node".*\])$/m);
    expect(script).toBe("scripts/package.mjs");
    await run(process.execPath, [script!, packaged()], { cwd: root });
    expect(existsSync(join(packaged(), "node_modules", "tailwindcss"))).toBe(false);
    expect(globSync("{app,server}/**/*.test.ts*", { cwd: packaged() })).toEqual([]);

    const { url, drop } = await copyTemplate("communes");
    // The program that spawnPortal runs, with the Node of the tests, which is also packaged.
    expect(await commandOf(/^CMD (.+)$/m)).toEqual(["node", "server/main.ts"]);
    const portal = spawnPortal({ PORT: "0", DATA_DIR: join(folder, "data"), DATABASE_URL: url }, packaged());
    const address = await portal.opened;
    expect((await fetch(`${address}/annonces`)).status).toBe(200);

    const [, check] = await commandOf(/^HEALTHCHECK .*CMD (.+)$/m);
    const isReady = () =>
      run(process.execPath, [check!], { cwd: packaged(), env: { PORT: new URL(address).port } }).then(
        () => true,
        () => false,
      );
    expect(await isReady()).toBe(true);
    expect(await stopPortal(portal)).toBe(0);
    expect(await isReady()).toBe(false);
    await drop();

    // As `npm start` does there: it finds everything installed and built.
    const started = await run(
      process.execPath,
      [
        "-e",
        "const p = await import('./scripts/prepare.mjs'); p.installPackages(); p.buildSite();",
        "--input-type=module",
      ],
      { cwd: packaged() },
    );
    expect(started.stdout).toBe("");
  },
);

test("a target folder that exists, or is in the sources, is refused with a sentence", async () => {
  const refusal = (target: string) =>
    run(process.execPath, ["scripts/package.mjs", target], { cwd: root }).catch((error: { stderr: string }) => error);
  expect((await refusal(folder)).stderr).toContain("existe déjà");
  expect((await refusal(join(root, "tmp", "portal"))).stderr).toContain("est dans les sources");
});
