import { spawn } from "node:child_process";
import { environment, packagedNode, root } from "./prepare.mjs";

/** Runs a script of the project in the packaged Node, hands signals on, and ends as it ends. */
export function runNode(args, variables = {}) {
  const child = spawn(packagedNode, args, { cwd: root, env: { ...environment, ...variables }, stdio: "inherit" });
  // The terminal sends Ctrl-C to both: this process only waits, so that the child can end cleanly.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
    process.exit();
  });
}
