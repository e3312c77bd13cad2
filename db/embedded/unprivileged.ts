import { spawnSync } from "node:child_process";
import { chownSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** A command line that runs a PostgreSQL program; PostgreSQL refuses to run as root. */
export type Runner = {
  wrap(program: string, args: string[]): { file: string; args: string[] };
  /** Makes the user of PostgreSQL the owner of a path. */
  own(path: string): void;
};

const asOneself: Runner = { wrap: (file, args) => ({ file, args }), own: () => {} };

/**
 * The user that runs PostgreSQL: the current one, or `nobody` for root. `nobody` cannot reach a clone below a closed folder
 * (`/root`): then the process keeps one capability, to pass through folders and read files (CAP_DAC_READ_SEARCH).
 */
export function chooseRunner(program: string, reachable: string[]): Runner {
  if (process.getuid?.() !== 0) return asOneself;
  const user = findUnprivilegedUser();
  const drop = ["--reuid", String(user.uid), "--regid", String(user.gid), "--clear-groups"];
  const passThrough = [...drop, "--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search"];
  const canReach = (options: string[]) =>
    spawnSync("setpriv", [...options, program, "--version"]).status === 0 &&
    reachable.every((path) => spawnSync("setpriv", [...options, "ls", "-d", `${path}/.`]).status === 0);
  const options = canReach(drop) ? drop : passThrough;
  if (options === passThrough && !canReach(passThrough)) {
    throw new Error(
      "PostgreSQL refuse de tourner en tant que root et l'utilisateur « nobody » n'atteint pas ce dossier. " +
        `Lancez le portail avec un autre utilisateur, ou placez DATA_DIR ailleurs que sous ${dirname(reachable[0] ?? program)}.`,
    );
  }
  return {
    wrap: (file, args) => ({ file: "setpriv", args: [...options, file, ...args] }),
    own: (path) => chownSync(path, user.uid, user.gid),
  };
}

function findUnprivilegedUser(): { uid: number; gid: number } {
  for (const line of readFileSync("/etc/passwd", "utf8").split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name === "nobody") return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL refuse de tourner en tant que root et ce système n'a pas d'utilisateur « nobody ».");
}
