import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { homeLines } from "../factories/poliris-lines.ts";
import { polirisArchive } from "../factories/poliris-archive.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { withoutDatabase } from "../setup/servers/without-database.ts";

// Long enough while the database is there, and soon over while it is not.
let databaseMs = 10_000;
const portal = useHttpPortal({ template: "communes", databaseMs: () => databaseMs });

const stock = new Uint8Array(polirisArchive({ lines: homeLines(2) }));

/** A key of an organisation of its own. */
async function openKey(of?: number): Promise<{ key: string; id: number; advertiserId: number }> {
  const advertiserId = of ?? (await createAdvertiser(portal.db)).id;
  const key = newSecret();
  const [source] = await portal.db
    .insert(feedSources)
    .values({ advertiserId, kind: "push", name: "Hektor", keyHash: hashSecret(key) })
    .returning();
  return { key, id: source!.id, advertiserId };
}

let own: Awaited<ReturnType<typeof openKey>>;
beforeAll(async () => {
  own = await openKey();
});

const push = (key: string, body: BodyInit, headers: Record<string, string> = {}, from?: string) =>
  (from ? portal.visitFrom(from) : portal).fetch("/api/imports", {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, ...headers },
    body,
  });

const filesOf = (id: number) => portal.db.select().from(imports).where(eq(imports.sourceId, id)).orderBy(imports.id);

test("software pushes a file with its key, as the body or in a form, and may send the same bytes again", async () => {
  const { key, id } = await openKey();
  const sent = await push(key, stock, { "content-disposition": 'attachment; filename="agence 12.zip"' });
  expect(sent.status).toBe(202);
  const answer = (await sent.json()) as Record<string, string>;
  expect(sent.headers.get("location")).toBe(answer.import);
  expect(answer).toMatchObject({ messageEn: expect.stringContaining("File received") });
  const form = new FormData();
  form.set("file", new File([stock], "stock.zip"));
  expect((await push(key, form)).status).toBe(202);
  expect((await push(key, '"AG"!#"1"\r\n', { "content-type": "text/csv" })).status).toBe(202);
  const files = await filesOf(id);
  expect(files.map(({ fileName }) => fileName)).toEqual(["agence 12.zip", "stock.zip", "envoi.csv"]);
  expect(files[1]!.sha256).toBe(files[0]!.sha256);
  expect(answer.import).toBe(`http://localhost:3000/imports/${files[0]!.id}`);
});

test.each([
  [{}, "no_key"],
  [{ authorization: "Bearer" }, "no_key"],
  [{ authorization: "Basic YTpi" }, "no_key"],
  [{ authorization: `Bearer ${"x".repeat(43)}` }, "unknown_key"],
  [{ authorization: `Bearer ${"x".repeat(43)} or true` }, "no_key"],
])("a call with %j is refused: %s", async (headers, error) => {
  const sent = await portal.fetch("/api/imports", {
    method: "POST",
    headers: headers as Record<string, string>,
    body: stock,
  });
  expect([sent.status, sent.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  const answer = (await sent.json()) as Record<string, string>;
  expect(answer.error).toBe(error);
  expect([answer.message, answer.messageEn].every((text) => text && text.length > 20)).toBe(true);
});

test("the key of a suspended organisation is refused, with the reason", async () => {
  const { key, id, advertiserId } = await openKey();
  await portal.db.update(advertisers).set({ standing: "suspended" }).where(eq(advertisers.id, advertiserId));
  const sent = await push(key, stock);
  expect([sent.status, await sent.json()]).toEqual([403, expect.objectContaining({ error: "suspended" })]);
  expect(await filesOf(id)).toEqual([]);
});

test("a replaced key is refused, and so is a removed one", async () => {
  const { account } = await portal.accounts.openDashboard({ userType: "agence" });
  const visitor = await openVisitor(portal, "/imports/sources", { as: account });
  const shownKey = () => /[\w-]{43}/.exec(visitor.page.one("main").text)![0];
  const statuses = async (...keys: string[]) => Promise.all(keys.map(async (key) => (await push(key, stock)).status));
  visitor.enter({ "Nom du logiciel": "Hektor" });
  await visitor.press("Créer la clé");
  const first = shownKey();
  expect(await statuses(first)).toEqual([202]);
  await visitor.press(/^Remplacer la clé/);
  const second = shownKey();
  expect(await statuses(first, second)).toEqual([401, 202]);
  await visitor.press(/^Retirer/);
  expect(await statuses(first, second)).toEqual([401, 401]);
});

test("a call without a file, and a form without one, are refused with a sentence", async () => {
  expect((await push(own.key, "")).status).toBe(400);
  const form = new FormData();
  form.set("nom", "agence");
  const sent = await push(own.key, form);
  expect([sent.status, await sent.json()]).toEqual([400, expect.objectContaining({ error: "no_file" })]);
});

test("a form with a short boundary is read while a block rule is in force", async () => {
  await portal.db.execute(
    sql`insert into blocks (kind, value) values ('telephone', '0612345678') on conflict do nothing`,
  );
  const { key } = await openKey();
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="f"; filename="agence.zip"\r\n\r\n'),
    stock,
    Buffer.from("\r\n--b--\r\n"),
  ]);
  expect((await push(key, body, { "content-type": "multipart/form-data; boundary=b" })).status).toBe(202);
});

test("an organisation may send thirty files an hour, with all its keys together", async () => {
  const { key, advertiserId } = await openKey();
  const other = await openKey(advertiserId);
  for (let count = 0; count < 30; count++) expect((await push(count % 2 ? key : other.key, "")).status).toBe(400);
  await portal.db.execute(sql`
    update attempts set window_ends_at = window_ends_at - interval '40 minutes' where key = ${`pushes ${advertiserId}`}`);
  const sent = await push(key, "");
  expect([sent.status, Math.ceil(Number(sent.headers.get("retry-after")) / 600)]).toEqual([429, 2]);
});

test("a network that has tried forty unknown keys can still send with its valid keys", async () => {
  for (let count = 0; count < 40; count++) expect((await push(newSecret(), "", {}, "203.0.113.40")).status).toBe(401);
  const refused = await push(newSecret(), "", {}, "203.0.113.40");
  expect([refused.status, Math.ceil(Number(refused.headers.get("retry-after")) / 900)]).toEqual([429, 1]);
  expect((await push(own.key, "", {}, "203.0.113.40")).status).toBe(400);
});

test.each([
  ["of an unknown key", () => newSecret(), 2_000_000_000, /^HTTP\/1\.1 401 [\s\S]*unknown_key/],
  ["of more than two gigabytes", () => own.key, 2 ** 31 + 2 ** 20, /^HTTP\/1\.1 413 [\s\S]*larger than two gigabytes/],
])("a file %s is answered before it is read", async (_, key, length, expected) => {
  const head = `POST /api/imports HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key()}\r\nContent-Length: ${length}\r\n\r\n`;
  const { answer, leave } = portal.begin(head, Buffer.alloc(10));
  expect(await answer).toMatch(expected);
  leave();
});

test("a call without a length is refused in JSON", async () => {
  const chunked = `POST /api/imports HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const { answer, leave } = portal.begin(chunked, Buffer.alloc(0));
  expect(await answer).toMatch(/^HTTP\/1\.1 411 [\s\S]*"error":"no_length"[\s\S]*"messageEn"/);
  leave();
});

test("a file beyond the concurrency limit is refused in JSON", async () => {
  const { key } = await openKey();
  const head = `POST /api/imports HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\nContent-Length: 100000\r\n\r\n`;
  const running = [1, 2].map(() => portal.begin(head, Buffer.alloc(10)));
  const statusOf = async () => {
    const sent = await push(key, "x");
    return [sent.status, ((await sent.json()) as { error?: string }).error];
  };
  await expect.poll(statusOf).toEqual([503, "busy"]);
  for (const { leave } of running) leave();
});

test("forms that never reach their file do not block another organisation", async () => {
  const [one, other] = [await openKey(), await openKey()];
  const type = "Content-Type: multipart/form-data; boundary=b";
  const head = `POST /api/imports HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${one.key}\r\n${type}\r\nContent-Length: 100000\r\n\r\n`;
  const slow = ["192.0.2.31", "192.0.2.31", "192.0.2.32", "192.0.2.32"].map((network) =>
    portal.visitFrom(network).begin(head, Buffer.alloc(10)),
  );
  await expect.poll(async () => (await push(one.key, "x", {}, "192.0.2.33")).status).toBe(503);
  await expect.poll(async () => (await push(other.key, stock, {}, "192.0.2.34")).status).toBe(202);
  for (const { leave } of slow) leave();
});

test("the key of a sample advertiser is refused on a portal with a public address", async () => {
  const { key, advertiserId } = await openKey();
  await portal.db.update(advertisers).set({ isSample: true }).where(eq(advertisers.id, advertiserId));
  const sent = await push(key, stock);
  expect([sent.status, await sent.json()]).toEqual([403, expect.objectContaining({ error: "sample" })]);
});

test("while the database is away, a call is refused in JSON", async () => {
  databaseMs = 20;
  await withoutDatabase(portal.db, async () => {
    const sent = await push(own.key, "x");
    expect([sent.status, sent.headers.has("retry-after"), await sent.json()]).toEqual([
      503,
      true,
      expect.objectContaining({ error: "busy", messageEn: expect.any(String) }),
    ]);
  });
  databaseMs = 10_000;
});

test("only POST is accepted, other methods are refused in JSON", async () => {
  for (const [method, allowed] of [
    ["GET", "POST"],
    ["PUT", "GET, HEAD, POST"],
  ] as const) {
    const asked = await portal.fetch("/api/imports", { method });
    expect([asked.status, asked.headers.get("allow")]).toEqual([405, allowed]);
    expect(await asked.json()).toMatchObject({ error: "bad_request" });
  }
});
