import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, openSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Runner, chooseRunner } from "#db/embedded/unprivileged.ts";
import { childrenOf } from "#tests/setup/portals/web-processes.ts";

const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** The programs of the engines, as Debian's packages install them; those that are missing have no path. */
export const programs = {
  etcd: find("etcd"),
  patroni: find("patroni"),
  haproxy: find("haproxy"),
  nginx: find("nginx"),
  pgbouncer: find("pgbouncer"),
  postgres: globSync("/usr/lib/postgresql/*/bin/postgres").toSorted().at(-1),
};

export const packages: Record<keyof typeof programs, string> = {
  etcd: "etcd-server",
  patroni: "patroni",
  haproxy: "haproxy",
  nginx: "nginx-light",
  pgbouncer: "pgbouncer",
  postgres: "postgresql",
};

/** A program in a folder, as an ordinary user; its output goes to `<name>.log` there. */
export type Engine = {
  /** The process and all that it has started. */
  signal(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
};

export class Engines {
  readonly folder: string;
  readonly #runner: Runner;
  readonly #children = new Set<ChildProcess>();

  constructor(folder: string) {
    this.folder = folder;
    this.#runner = chooseRunner(programs.postgres!, [folder]);
    this.#runner.own(folder);
  }

  own(path: string): void {
    this.#runner.own(path);
  }

  start(name: string, program: string, args: string[]): Engine {
    const { file, args: wrapped } = this.#runner.wrap(program, args);
    const log = openSync(join(this.folder, `${name}.log`), "a");
    const child = spawn(file, wrapped, { cwd: this.folder, stdio: ["ignore", log, log] });
    this.#children.add(child);
    const ended = once(child, "exit").then(() => this.#children.delete(child));
    const signal = (kind: NodeJS.Signals) => signalTree(child.pid!, kind);
    return {
      signal,
      async stop() {
        await signal("SIGCONT");
        await signal("SIGKILL");
        await ended;
      },
    };
  }

  /** Ends whatever still runs. */
  async stopAll(): Promise<void> {
    for (const { pid } of this.#children) await signalTree(pid!, "SIGKILL");
  }
}

/** Signals a process and its descendants. */
export async function signalTree(root: number, signal: NodeJS.Signals): Promise<void> {
  const pids = [root];
  for (const pid of pids) pids.push(...(await childrenOf(pid)));
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
