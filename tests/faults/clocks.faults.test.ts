import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { uniqueLetters } from "../factories/unique.ts";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { fakedClock } from "../setup/journeys/faked-clock.ts";
import { cookiesOf, form } from "../setup/visitors/http-forms.ts";
import { type MailServer, startMailServer } from "../setup/servers/mail-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portals/portal-process.ts";
import { type OpenedAccount, type TestAccounts, testAccounts } from "../setup/visitors/test-accounts.ts";
import { createTestDatabase, type TestDatabase } from "../setup/servers/test-database.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const SECRET = "a secret of these tests, long enough";
const HOUR_MS = 3_600_000;
/** New passwords that an account may be asked for in an hour. */
const MOST_PASSWORDS = 5;
const [back, ahead] = [fakedClock("-1h"), fakedClock("+1h")];
const isMissing = !back || !ahead;

let folder: string;
let database: TestDatabase;
let mails: MailServer;
let portals: PortalProcess[];
let late: string;
let early: string;
let accounts: TestAccounts;

beforeAll(async () => {
  if (isMissing) return void process.stdout.write("clocks: skipped, the program faketime is missing\n");
  folder = await mkdtemp(join(tmpdir(), "bienvu-clocks-"));
  [database, mails] = await Promise.all([createTestDatabase(), startMailServer()]);
  const media = join(folder, "media");
  const open = async (name: string, clock: Record<string, string>) => {
    const dataDir = join(folder, name);
    await mkdir(dataDir);
    await symlink(media, join(dataDir, "media"));
    return spawnPortal({
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SESSION_SECRET: SECRET,
      SMTP_URL: mails.url,
      TRUST_PROXY: "1",
      ...clock,
    });
  };
  await mkdir(media);
  portals = [await open("late", back)];
  late = await portals[0]!.opened;
  portals.push(await open("early", ahead));
  early = await portals[1]!.opened;
  accounts = testAccounts({ db: database.db, secret: SECRET, address: late });
});
afterAll(async () => {
  if (isMissing) return;
  await Promise.all(portals.map(stopPortal));
  await Promise.all([mails.stop(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const both = () => [[late, early] as const, [early, late] as const];
const mailsTo = (email: string) => mails.received.filter((mail) => mail.to?.[0]?.address === email);

async function publish(address: string, owner: OpenedAccount): Promise<string> {
  const title = `Appartement ${uniqueLetters()}`;
  const draft = await createDraft(database.db, { userId: owner.id, form: flatForm({ title }) });
  const answer = await fetch(`${address}/publier/${draft}/verification`, form({}, await accounts.cookieOf(owner)));
  expect(answer.headers.get("location")).toBe(`/publier/${draft}/en-ligne`);
  return title;
}

test.skipIf(isMissing)("the clocks of two portals differ by two hours", async () => {
  const [first, second] = await Promise.all([late, early].map((address) => fetch(`${address}/healthz`)));
  const dateOf = (answer: Response) => Date.parse(answer.headers.get("date")!);
  expect(Math.round((dateOf(second!) - dateOf(first!)) / HOUR_MS)).toBe(2);
});

test.skipIf(isMissing)(
  "the last publication comes first on both portals within seconds, with the database's time",
  async () => {
    const owner = await accounts.openAccount({ userType: "proprietaire" });
    const titles: string[] = [];
    for (const address of [early, late, early, late]) {
      titles.unshift(await publish(address, owner));
      for (const reader of [late, early]) {
        const order = async () => {
          const page = await (await fetch(`${reader}/annonces`)).text();
          return titles.filter((title) => page.includes(title)).toSorted((a, b) => page.indexOf(a) - page.indexOf(b));
        };
        await expect.poll(order, { interval: 100 }).toEqual(titles);
      }
    }
    const { rowCount } = await database.db.$client.query(
      "select from listings where title = any($1) and published_at between now() - interval '10 minutes' and now()",
      [titles],
    );
    expect(rowCount).toBe(titles.length);
  },
);

test.skipIf(isMissing)("a session, or a link for a new password, from one portal is valid on the other", async () => {
  for (const [giver, other] of both()) {
    const { email, password } = await accounts.openAccount();
    const answer = await fetch(`${giver}/connexion`, form({ email, password }));
    expect(answer.status).toBe(302);
    const seen = await fetch(`${other}/espace`, { headers: { cookie: cookiesOf(answer) }, redirect: "manual" });
    expect(seen.status).toBe(200);
    await fetch(`${giver}/mot-de-passe-oublie`, form({ email }));
    const token = () => /token=(\S+)/.exec(mailsTo(email)[0]?.text ?? "")?.[1];
    await expect.poll(token, { timeout: 20_000 * timeoutFactor, interval: 100 }).toBeDefined();
    const change = { token: decodeURIComponent(token()!), password: "Nouveau2!", confirmation: "Nouveau2!" };
    expect((await fetch(`${other}/nouveau-mot-de-passe`, form(change))).status).toBe(302);
  }
});

test.skipIf(isMissing)("a limit counts the requests to both portals, and each mail is sent once", async () => {
  const { email } = await accounts.openAccount();
  const ask = async (number: number) =>
    (await fetch(`${number % 2 ? early : late}/mot-de-passe-oublie`, form({ email }))).status;
  const statuses: number[] = [];
  for (let number = 0; number <= MOST_PASSWORDS; number++) statuses.push(await ask(number));
  expect(statuses).toEqual([...Array.from({ length: MOST_PASSWORDS }, () => 200), 429]);
  await expect
    .poll(() => mailsTo(email).length, { timeout: 60_000 * timeoutFactor, interval: 100 })
    .toBe(MOST_PASSWORDS);
  const left = async () => (await database.db.$client.query("select from mails")).rowCount;
  await expect.poll(left).toBe(0);
  expect(new Set(mailsTo(email).map(({ messageId }) => messageId)).size).toBe(MOST_PASSWORDS);
});
