import { fork } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { timeoutFactor } from "../setup/timeout-factor.ts";

/** A pattern with backtracking takes ten seconds for a text that others read in a few milliseconds. */
const TIMEOUT_MS = 2_000 * timeoutFactor;

test(
  "every reader of a visitor's text reads the worst 100,000 characters in time",
  { timeout: 120_000 * timeoutFactor },
  async () => {
    expect(await firstStuckReader()).toBeNull();
  },
);

/** The reader that does not finish, and its text, or null. */
function firstStuckReader(): Promise<string | null> {
  const child = fork(join(import.meta.dirname, "..", "hostile", "read-worst-texts.ts"), [], { execArgv: [] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return new Promise((done) => {
    let [reading, timer]: [string, NodeJS.Timeout | undefined] = ["no reader begins", undefined];
    child.on("message", (message) => {
      reading = String(message);
      clearTimeout(timer);
      timer = setTimeout(() => child.kill("SIGKILL"), TIMEOUT_MS);
    });
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      done(code === 0 ? null : signal === "SIGKILL" ? reading : `the readers broke: ${reading}`);
    });
  });
}
