import { spawn } from "node:child_process";
import { environment, packagedNode, root } from "./prepare.mjs";

/** Runs a script in the packaged Node, forwards signals, and exits with its code. */
export function runNode(args, variables = {}) {
  const child = spawn(packagedNode, args, { cwd: root, env: { ...environment, ...variables }, stdio: "inherit" });
  // A terminal sends Ctrl-C to both: this process waits until the child has ended.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP", "SIGUSR2"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
    process.exit();
  });
}
