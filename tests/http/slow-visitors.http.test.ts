import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PoolClient } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { addresses } from "#app/addresses.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { makePicture } from "../factories/pictures.ts";
import type { InProcessClient } from "../setup/portals/in-process-client.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal();

/** A request whose body never ends. */
function beginSlowly(visitor: InProcessClient, path: string, headers: Record<string, string>, length: number): void {
  const lines = Object.entries({ Host: "localhost", "Content-Length": String(length), ...headers });
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  const { answer, leave } = visitor.begin(head, "e");
  onTestFinished(async () => {
    leave();
    await answer;
  });
}

const statusOf = async (answer: Promise<Response>) => (await answer).status;

test("a visitor with 150 slow forms blocks neither the pages nor the forms of others", async () => {
  const slow = portal.visitFrom("198.51.100.1");
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  for (let number = 0; number < 150; number++) beginSlowly(slow, "/connexion", form, 1_000);
  const other = portal.visitFrom("198.51.100.2");
  expect(await statusOf(other.fetch("/credits"))).toBe(200);
  const body = new URLSearchParams({ email: "personne@example.org", password: "Abcdef1!" });
  expect(await statusOf(other.fetch("/connexion", { method: "POST", body, redirect: "manual" }))).toBe(401);
  expect(await statusOf(slow.fetch("/credits"))).toBe(200);
});

test("a visitor with slow bodies at every address that accepts one blocks nobody", async () => {
  const slow = portal.visitFrom("198.51.100.3");
  const paths = addresses.filter(({ post }) => post !== null).map(({ path }) => path.replaceAll(/:\w+/g, "1"));
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) beginSlowly(slow, path, { "Content-Type": "multipart/form-data; boundary=b" }, 1_000_000);
  const other = portal.visitFrom("198.51.100.4");
  expect(await statusOf(other.fetch("/credits"))).toBe(200);
  const body = new FormData();
  body.append("email", "personne@example.org");
  body.append("password", "Abcdef1!");
  expect(await statusOf(other.fetch("/connexion", { method: "POST", body, redirect: "manual" }))).toBe(401);
  expect(await statusOf(other.fetch("/api/imports", { method: "POST", body }))).toBe(401);
});

test("six accounts with four slow photos each do not block another's upload", async () => {
  const pathOf = () => `/publier/${randomUUID()}/photos/envoi?photo=${randomUUID()}`;
  const cookie = () => portal.accounts.openAccount({ userType: "proprietaire" }).then(portal.accounts.cookieOf);
  for (let account = 0; account < 6; account++) {
    const headers = { Cookie: await cookie(), "Content-Type": "image/jpeg" };
    const visitor = portal.visitFrom(`198.51.100.${10 + account}`);
    for (let photo = 0; photo < 4; photo++) beginSlowly(visitor, pathOf(), headers, 10_000_000);
  }
  const photo = await makePicture({ width: 120, height: 90 }).jpeg().toBuffer();
  const sent = portal.fetch(pathOf(), {
    method: "POST",
    headers: { Cookie: await cookie() },
    body: new Uint8Array(photo),
  });
  expect(await statusOf(sent)).toBe(200);
});

test("a visitor's number of connections is limited, without effect on another visitor", async () => {
  const many = portal.visitFrom("198.51.100.20");
  for (let number = 0; number < 200; number++) beginSlowly(many, "/connexion", {}, 1_000);
  expect(await many.raw("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")).toBe("");
  expect(await statusOf(portal.visitFrom("198.51.100.21").fetch("/healthz"))).toBe(200);
});

test("hundreds of requests sent at once on one connection close it; a few are answered", async () => {
  const visitor = portal.visitFrom("198.51.100.30");
  const asked = "GET /credits HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const last = asked.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  const few = await visitor.raw(asked + asked + last);
  expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  const many = await visitor.raw(asked.repeat(300));
  expect(many.match(/HTTP\/1\.1 200/g) ?? []).toHaveLength(0);
});

/** A call that needs little besides the database. */
const ASKED = "/api/communes?q=lyon";

/** Pages wait until their connections are released. */
async function holdDatabase(): Promise<() => void> {
  const held: PoolClient[] = [];
  for (let number = 0; number < 10; number++) held.push(await portal.db.$client.connect());
  const release = () => held.splice(0).forEach((client) => client.release());
  onTestFinished(release);
  return release;
}

test("one visitor's crowd leaves room for others; health checks, pictures and files never wait behind pages", async () => {
  const home = await (await portal.fetch("/annonces")).text();
  const picture = /\/media\/[^"\s]+-320\.\w+/.exec(home)?.[0] ?? /\/media\/[^"\s,]+/.exec(home)![0];
  const script = /\/assets\/[^"\s]+\.js/.exec(home)![0];
  expect(await statusOf(portal.fetch(picture))).toBe(200);

  const release = await holdDatabase();
  const crowd = ["198.51.100.30", "198.51.100.31"].map((address) => portal.visitFrom(address));
  const other = portal.visitFrom("198.51.100.32");
  const pages = Array.from({ length: 48 }, () => crowd[0]!.fetch(ASKED));
  expect(await statusOf(crowd[0]!.fetch(ASKED))).toBe(503);
  const others = other.fetch(ASKED);
  pages.push(others, ...Array.from({ length: 47 }, () => crowd[1]!.fetch(ASKED)));
  expect(await statusOf(other.fetch(ASKED))).toBe(503);
  for (const path of ["/healthz", picture, script]) expect(await statusOf(other.fetch(path))).toBe(200);
  release();
  expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("a form sent while all pages are busy gets a message to retry, and the typed text is one page back", async () => {
  const release = await holdDatabase();
  const visitor = portal.visitFrom("198.51.100.40");
  const pages = Array.from({ length: 48 }, () => visitor.fetch(ASKED));
  const answer = await visitor.fetch("/connexion", { method: "POST", body: new URLSearchParams({ email: "a" }) });
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(text).toContain("où se trouve votre saisie");
  expect(text).not.toContain("http-equiv");
  release();
  await Promise.all(pages);
});

test("a session stores the address that the server saw, not a claimed one", async () => {
  const account = await portal.accounts.openAccount();
  await portal.visitFrom("198.51.100.50").fetch("/connexion", {
    method: "POST",
    headers: { "X-Forwarded-For": "203.0.113.9", Forwarded: "for=203.0.113.9", "X-Client-Address": "203.0.113.9" },
    body: new URLSearchParams({ email: account.email, password: account.password }),
    redirect: "manual",
  });
  const kept = await portal.db
    .select({ address: sessions.ipAddress })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.email, account.email));
  expect(kept).toEqual([{ address: "198.51.100.50" }]);
});
