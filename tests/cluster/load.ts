import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { askDatabase, databaseUrl } from "./ask-database.ts";
import type { Cluster } from "./cluster.ts";

const VISIT_EVERY_MS = 125;
const WRITE_EVERY_MS = 350;
const CHANGE_EVERY_MS = 1_000;
/** An answer that takes longer counts as missing. */
const LONGEST_MS = 20_000;

type Home = { id: number; reference: string; address: string };

export type Measured = {
  requests: number;
  /** Answers of 500 and more, and requests without an answer. */
  failed: number;
  /** Answers of exactly 500. */
  crashed: number;
  slowestMs: number;
  acknowledged: number;
  /** The longest time without an acknowledged write. */
  gapMs: number;
  /** The longest time until a page showed a change. */
  stalestMs: number;
};

/** Acknowledged questions without a row, without a mail, or with two; the mail jobs by state. */
export type Outcome = { lost: number; unsent: number; twice: number; left: string };

/** Visits, questions to advertisers and changes of titles, until `stop`. */
export class Load {
  readonly #cluster: Cluster;
  readonly #homes: Home[];
  readonly #measured: Measured = {
    requests: 0,
    failed: 0,
    crashed: 0,
    slowestMs: 0,
    acknowledged: 0,
    gapMs: 0,
    stalestMs: 0,
  };
  /** E-mail addresses of visitors whose question was acknowledged. */
  readonly #asked: string[] = [];
  #lastWrite = performance.now();
  #stopping = new AbortController();
  #running: Promise<unknown>[] = [];
  #count = 0;

  constructor(cluster: Cluster, homes: Home[]) {
    this.#cluster = cluster;
    this.#homes = homes;
  }

  static async homes({ ports }: Cluster): Promise<Home[]> {
    return askDatabase(databaseUrl(ports.writes), async (client) => {
      const { rows } = await client.query<Home>(
        `select id, reference, '/annonces/' || slug || '-' || reference as address
         from listings where status = 'disponible' order by id limit 60`,
      );
      return rows;
    });
  }

  start(): void {
    this.#running = [
      this.#each(VISIT_EVERY_MS, () => this.#visit()),
      this.#each(WRITE_EVERY_MS, () => this.#ask()),
      this.#each(CHANGE_EVERY_MS, () => this.#change()),
    ];
  }

  /** Resolves at the next acknowledged write. */
  async written(): Promise<void> {
    const before = this.#measured.acknowledged;
    while (this.#measured.acknowledged === before) await pause(50);
  }

  async stop(): Promise<Measured & Outcome> {
    this.#stopping.abort();
    await Promise.all(this.#running);
    this.#noteWrite(false);
    return { ...this.#measured, ...(await this.#outcome()) };
  }

  /** Starts work again and again; pieces may overlap. */
  async #each(everyMs: number, work: () => Promise<void>): Promise<void> {
    const begun = new Set<Promise<void>>();
    while (!this.#stopping.signal.aborted) {
      const piece = work().finally(() => begun.delete(piece));
      begun.add(piece);
      await pause(everyMs);
    }
    await Promise.all(begun);
  }

  async #visit(): Promise<void> {
    const home = this.#pick();
    const pages = ["/", "/annonces", `/annonces?priceMax=${300 + (this.#count % 200)}000`, home.address, home.address];
    await this.#request(pages[this.#count % pages.length]!);
  }

  async #ask(): Promise<void> {
    const email = `${randomUUID()}@example.org`;
    const body = new URLSearchParams({ name: "Camille Martin", email, message: "Bonjour, ce bien est-il libre ?" });
    const status = await this.#request(`/annonces/${this.#pick().reference}/demande`, { method: "POST", body });
    if (status !== 201) return;
    this.#asked.push(email);
    this.#measured.acknowledged += 1;
    this.#noteWrite(true);
  }

  #noteWrite(isNew: boolean): void {
    const now = performance.now();
    this.#measured.gapMs = Math.max(this.#measured.gapMs, now - this.#lastWrite);
    if (isNew) this.#lastWrite = now;
  }

  /** Changes a title, and waits until its page shows it. */
  async #change(): Promise<void> {
    const home = this.#pick();
    const title = `Maison ${randomUUID().slice(0, 8)}`;
    try {
      await askDatabase(databaseUrl(this.#cluster.ports.writes), (client) =>
        client.query("update listings set title = $1 where id = $2", [title, home.id]),
      );
    } catch {
      return; // There is no primary now.
    }
    const since = performance.now();
    const isOver = () => performance.now() - since > LONGEST_MS;
    while (!isOver() && !(await this.#shows(home.address, title))) await pause(50);
    this.#measured.stalestMs = Math.max(this.#measured.stalestMs, performance.now() - since);
  }

  async #shows(address: string, text: string): Promise<boolean> {
    try {
      const answer = await this.#fetch(address);
      return (await answer.text()).includes(text);
    } catch {
      return false;
    }
  }

  async #request(path: string, init: RequestInit = {}): Promise<number> {
    const measured = this.#measured;
    const since = performance.now();
    measured.requests += 1;
    let status = 0;
    try {
      const answer = await this.#fetch(path, init);
      await answer.arrayBuffer();
      status = answer.status;
    } catch {
      // No answer.
    }
    if (status === 0 || status >= 500) measured.failed += 1;
    if (status === 500) measured.crashed += 1;
    measured.slowestMs = Math.max(measured.slowestMs, performance.now() - since);
    return status;
  }

  #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const number = this.#count++;
    return fetch(`http://127.0.0.1:${this.#cluster.ports.proxy}${path}`, {
      ...init,
      redirect: "manual",
      headers: { "X-Visitor": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` },
      signal: AbortSignal.timeout(LONGEST_MS),
    });
  }

  #pick(): Home {
    return this.#homes[this.#count++ % this.#homes.length]!;
  }

  /** The outcome of the acknowledged questions, once the last mail was sent, or after a minute. */
  async #outcome(): Promise<Outcome> {
    const { ports, mail } = this.#cluster;
    const { stored, left } = await askDatabase(databaseUrl(ports.writes), async (client) => {
      for (let tries = 0; tries < 120; tries++) {
        const { rows } = await client.query("select 1 from mails where given_up_at is null limit 1");
        if (rows.length === 0) break;
        await pause(500);
      }
      const { rows } = await client.query<{ email: string }>("select seeker_email as email from requests");
      const { rows: jobs } = await client.query(
        "select state, count(*)::int, min(started_on), max(retry_count) from jobs.job where name = 'deliver-mail' group by 1",
      );
      return { stored: new Set(rows.map(({ email }) => email)), left: JSON.stringify(jobs) };
    });
    const times = new Map<string, number>();
    for (const { to } of mail.received)
      for (const { address } of to ?? []) if (address) times.set(address, (times.get(address) ?? 0) + 1);
    const count = (isTrue: (email: string) => boolean) => this.#asked.filter(isTrue).length;
    return {
      lost: count((email) => !stored.has(email)),
      unsent: count((email) => !times.has(email)),
      twice: count((email) => (times.get(email) ?? 0) > 1),
      left,
    };
  }
}
