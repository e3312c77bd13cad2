import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { compileCache } from "./portal-process.ts";

const root = join(import.meta.dirname, "..", "..", "..");

export type CommandProcess = { child: ChildProcess; output(): string; ended: Promise<number | null> };

/** Runs `npm run backup` or `npm run restore`, without npm, on settings of the test's own. */
export const spawnBackup = (
  command: "backup" | "restore",
  args: string[],
  settings: Record<string, string>,
): CommandProcess => spawnCommand(`server/backup/${command}-command.ts`, args, settings);

/** Runs a script of the portal that ends by itself, with the test's settings. */
export function spawnCommand(script: string, args: string[], settings: Record<string, string>): CommandProcess {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache(root),
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("close", done));
  return { child, output: () => text, ended };
}
