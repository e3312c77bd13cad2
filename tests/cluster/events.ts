import { setTimeout as pause } from "node:timers/promises";
import { stopPortal } from "#tests/setup/portals/portal-process.ts";
import { askDatabase, superuserUrl } from "./ask-database.ts";
import type { Cluster } from "./cluster.ts";

const FROZEN_MS = 30_000;
const LATE_MS = 10_000;

export type TrialEvent = { title: string; happen(cluster: Cluster): Promise<void> };

export const events: TrialEvent[] = [
  { title: "nothing, for comparison", happen: () => pause(10_000) },
  {
    title: "primary and its Patroni killed",
    async happen(cluster) {
      const index = await cluster.primary();
      await cluster.killDatabase(index);
      await pause(25_000);
      cluster.startDatabase(index);
    },
  },
  {
    title: `primary frozen for ${FROZEN_MS / 1_000} s`,
    async happen(cluster) {
      const primary = await cluster.primary();
      await cluster.signalDatabase(primary, "SIGSTOP");
      await pause(FROZEN_MS);
      await cluster.signalDatabase(primary, "SIGCONT");
    },
  },
  {
    title: "planned switchover",
    async happen(cluster) {
      const index = await cluster.primary();
      await fetch(`http://127.0.0.1:${cluster.ports.database[index]!.api}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: `db${index}` }),
      });
      await pause(10_000);
    },
  },
  {
    title: `replicas late by ${LATE_MS / 1_000} s`,
    async happen(cluster) {
      const primary = await cluster.primary();
      const replicas = cluster.ports.database.filter((_node, index) => index !== primary);
      const onReplicas = (statement: string) =>
        Promise.all(
          replicas.map(({ postgres }) => askDatabase(superuserUrl(postgres), (client) => client.query(statement))),
        );
      await onReplicas("select pg_wal_replay_pause()");
      await pause(LATE_MS);
      await onReplicas("select pg_wal_replay_resume()");
    },
  },
  {
    title: `two of three etcd frozen for ${FROZEN_MS / 1_000} s`,
    async happen({ etcd }) {
      const most = etcd.slice(0, 2);
      for (const engine of most) await engine.signal("SIGSTOP");
      await pause(FROZEN_MS);
      for (const engine of most) await engine.signal("SIGCONT");
    },
  },
  {
    title: "portals stopped and started in turn",
    async happen(cluster) {
      for (const index of [0, 1]) await restart(cluster, index);
    },
  },
  {
    title: "portals killed in turn",
    async happen(cluster) {
      for (const index of [0, 1]) {
        const portal = cluster.portals[index]!;
        portal.child.kill("SIGKILL");
        await portal.ended;
        await cluster.startPortal(index);
        await pause(3_000);
      }
    },
  },
  {
    title: "update in turn, with a migration",
    async happen(cluster) {
      await cluster.useNextRelease();
      for (const index of [0, 1]) await restart(cluster, index);
    },
  },
];

async function restart(cluster: Cluster, index: number): Promise<void> {
  await stopPortal(cluster.portals[index]!);
  await cluster.startPortal(index);
  // nginx leaves out for two seconds a portal that refused it.
  await pause(3_000);
}
