import { cp, mkdir, mkdtemp, rm, symlink, writeFile, chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type MailServer, startMailServer } from "#tests/setup/servers/mail-server.ts";
import { type ObjectServer, startObjectServer } from "#tests/setup/servers/object-server.ts";
import { type PortalProcess, spawnPortal } from "#tests/setup/portals/portal-process.ts";
import { postmasterOf } from "#tests/setup/portals/web-processes.ts";
import { claimPort } from "#server/start/claim-port.ts";
import { askDatabase, databaseUrl, superuserUrl } from "./ask-database.ts";
import { type Engine, Engines, programs, signalTree } from "./programs.ts";
import { etcdArguments, haproxyFile, password, patroniFile, poolerFile, type Ports, proxyFile } from "./settings.ts";

const root = join(import.meta.dirname, "..", "..");
const SAMPLES = "300";

type Member = { name: string; role: string; state: string };

/** Two portals behind nginx, on PgBouncer, HAProxy, three PostgreSQL of Patroni's, three etcd, S3 and a mail server. */
export class Cluster {
  readonly folder: string;
  readonly ports: Ports;
  readonly mail: MailServer;
  readonly engines: Engines;
  readonly etcd: Engine[] = [];
  readonly portals: PortalProcess[] = [];
  readonly #patroni: Engine[] = [];
  readonly #s3: ObjectServer;
  readonly #settings: Record<string, string>;
  /** The source tree that portals start from. */
  #tree = root;

  private constructor(parts: Pick<Cluster, "folder" | "ports" | "mail"> & { s3: ObjectServer }) {
    const { folder, ports } = parts;
    this.folder = folder;
    this.ports = ports;
    this.mail = parts.mail;
    this.#s3 = parts.s3;
    this.engines = new Engines(folder);
    this.#settings = {
      DATABASE_URL: databaseUrl(ports.pooler),
      DATABASE_DIRECT_URL: databaseUrl(ports.writes),
      DATABASE_READ_URL: databaseUrl(ports.reads),
      SITE_URL: `http://127.0.0.1:${ports.proxy}`,
      SESSION_SECRET: "un secret de cinquante caractères pour cet essai seul",
      TRUST_PROXY: "1",
      SMTP_URL: parts.mail.url,
      SAMPLE_LISTINGS: SAMPLES,
      ...parts.s3.settings,
    };
  }

  static async start(say: (text: string) => void): Promise<Cluster> {
    const folder = await mkdtemp(join(tmpdir(), "bienvu-cluster-"));
    await chmod(folder, 0o755);
    const mail = await startMailServer();
    const s3 = await startObjectServer();
    const cluster = new Cluster({ folder, ports: await choosePorts(), mail, s3 });
    try {
      await cluster.#startDatabases(say);
      for (const index of [0, 1]) await cluster.startPortal(index);
      const config = await cluster.#write("nginx.conf", proxyFile(cluster.ports, folder));
      cluster.engines.start("nginx", programs.nginx!, ["-e", "stderr", "-c", config]);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async #startDatabases(say: (text: string) => void): Promise<void> {
    const { ports, folder, engines } = this;
    say("etcd, Patroni et PostgreSQL…");
    for (const index of ports.etcd.keys())
      this.etcd.push(engines.start(`etcd${index}`, programs.etcd!, etcdArguments(ports, index)));
    for (const index of ports.database.keys()) {
      await this.#write(`patroni${index}.yml`, patroniFile(ports, index, folder, dirname(programs.postgres!)));
      this.startDatabase(index);
    }
    const haproxy = await this.#write("haproxy.cfg", haproxyFile(ports));
    engines.start("haproxy", programs.haproxy!, ["-db", "-f", haproxy]);
    const pooler = await this.#write("pgbouncer.ini", poolerFile(ports));
    engines.start("pgbouncer", programs.pgbouncer!, [pooler]);
    await this.whole();
    await askDatabase(superuserUrl(ports.writes), async (client) => {
      await client.query(`create role bienvu login password '${password}'`);
      await client.query("create database bienvu owner bienvu");
    });
    say("Portails…");
  }

  startDatabase(index: number): void {
    this.#patroni[index] = this.engines.start(`patroni${index}`, programs.patroni!, [`patroni${index}.yml`]);
  }

  /** Signals a PostgreSQL and its Patroni, since PostgreSQL is no child process of Patroni. */
  async signalDatabase(index: number, signal: NodeJS.Signals): Promise<void> {
    await this.#patroni[index]!.signal(signal);
    const pid = await postmasterOf(join(this.folder, `db${index}`)).catch(() => null);
    if (pid) await signalTree(pid, signal);
  }

  async killDatabase(index: number): Promise<void> {
    await this.signalDatabase(index, "SIGKILL");
    await this.#patroni[index]!.stop();
  }

  async startPortal(index: number): Promise<void> {
    const dataDir = join(this.folder, `portal${index}`);
    await mkdir(dataDir, { recursive: true });
    const portal = spawnPortal(
      { ...this.#settings, DATA_DIR: dataDir, PORT: String(this.ports.portals[index]) },
      this.#tree,
    );
    this.portals[index] = portal;
    await portal.opened;
  }

  /** From now on portals start from a tree with one more migration. */
  async useNextRelease(): Promise<void> {
    this.#tree = join(this.folder, "next-release");
    await mkdir(this.#tree);
    for (const name of ["app", "brand", "build", "db", "samples", "server", "package.json"])
      await cp(join(root, name), join(this.#tree, name), { recursive: true });
    await symlink(join(root, "node_modules"), join(this.#tree, "node_modules"), "dir");
    await writeFile(
      join(this.#tree, "db", "migrations", "99990101_trial.sql"),
      "alter table listings add column trial text;\n",
    );
  }

  /** Waits until the databases are a primary and two replicas that follow it. */
  async whole(): Promise<void> {
    for (let seconds = 0; seconds < 180; seconds++) {
      const members = await this.members();
      const following = members.filter(({ role, state }) => role !== "leader" && /streaming|running/.test(state));
      if (members.some(({ role, state }) => role === "leader" && state === "running") && following.length === 2) {
        // HAProxy has noticed the new primary too.
        if (await this.#answers(this.ports.writes)) return;
      }
      await pause(1_000);
    }
    throw new Error(`The databases do not come together: see ${this.folder}`);
  }

  async members(): Promise<Member[]> {
    for (const { api } of this.ports.database) {
      try {
        const answer = await fetch(`http://127.0.0.1:${api}/cluster`, { signal: AbortSignal.timeout(2_000) });
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        // Another one may answer.
      }
    }
    return [];
  }

  /** The number of the node that is the primary. */
  async primary(): Promise<number> {
    const leader = (await this.members()).find(({ role }) => role === "leader");
    if (!leader) throw new Error("there is no primary");
    return Number(leader.name.slice(2));
  }

  #answers(port: number): Promise<boolean> {
    return askDatabase(superuserUrl(port), (client) => client.query("select 1")).then(
      () => true,
      () => false,
    );
  }

  async #write(name: string, text: string): Promise<string> {
    const path = join(this.folder, name);
    await writeFile(path, text);
    this.engines.own(path);
    return path;
  }

  async stop(): Promise<void> {
    for (const { child } of this.portals) child.kill("SIGKILL");
    for (const index of this.#patroni.keys()) await this.signalDatabase(index, "SIGKILL");
    await this.engines.stopAll();
    await this.#s3.stop();
    await this.mail.stop();
    await pause(500);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Free ports, requested one by one: two requests at once may get the same port. */
async function choosePorts(): Promise<Ports> {
  const taken = new Set<number>();
  const free = async (): Promise<number> => {
    for (;;) {
      const port = await claimPort({ PORT: 0, HOST: "127.0.0.1" });
      if (!taken.has(port)) {
        taken.add(port);
        return port;
      }
    }
  };
  const etcd = [];
  const database = [];
  for (let index = 0; index < 3; index++) {
    etcd.push({ client: await free(), peer: await free() });
    database.push({ postgres: await free(), api: await free() });
  }
  return {
    etcd,
    database,
    writes: await free(),
    reads: await free(),
    pooler: await free(),
    proxy: await free(),
    portals: [await free(), await free()],
  };
}
