import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");

export type PortalProcess = {
  child: ChildProcess;
  /** Its whole output. */
  output(): string;
  /** Resolves with the address once the portal is open; rejects with its output when it ends before. */
  opened: Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
};

/**
 * Runs the production server of a built tree with the test's own settings; none of the environment's settings are passed
 * on.
 */
export function spawnPortal(settings: Record<string, string>, tree = root): PortalProcess {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: tree,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache(tree),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      MAP_STYLE_URL: "none",
      GEOCODER_URL: "none",
      WEB_CONCURRENCY: "1",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const opened = new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const address = /est ouvert : (\S+)/.exec(text)?.[1];
      if (address) done(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => fail(new Error(`the portal did not open:\n${text}`)));
  });
  // A test that only waits for the end does not await the opening.
  opened.catch(() => {});
  return { child, output: () => text, opened, ended };
}

/** Where Node keeps the compiled modules of a tree, each with a checksum of its source: a start takes a third less. */
export const compileCache = (tree: string): string => join(tree, "build", "compile-cache");

/** Ends a portal as a supervisor does. */
export async function stopPortal({ child, ended }: PortalProcess): Promise<number | null> {
  child.kill("SIGTERM");
  return ended;
}
