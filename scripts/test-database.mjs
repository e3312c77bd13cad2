import { spawn } from "node:child_process";
import { packagedNode, root } from "./prepare.mjs";

/** Starts one PostgreSQL for all tests of a run; `ready` resolves with the environment variables that point to it. */
export function startTestDatabase() {
  const child = spawn(packagedNode, ["tests/setup/serve-database.ts"], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise((done) => child.once("exit", done));
  const ready = new Promise((done, fail) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      if (text.endsWith("\n")) done({ TEST_DATABASE_SERVER: text.trim() });
    });
    ended.then(() => fail(new Error("PostgreSQL pour les tests n'a pas démarré.")));
  });
  return {
    ready,
    /** The child also ends when this process does. */
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
