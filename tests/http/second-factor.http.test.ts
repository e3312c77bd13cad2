import { expect, onTestFinished, test } from "vitest";
import { resetAttemptsOfAccount } from "#app/platform/limits/limits.repository.server.ts";
import { setAttempts } from "../setup/visitors/attempts.ts";
import { cookiesOf, form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import type { InProcessClient } from "../setup/portals/in-process-client.ts";
import { setUpSecondFactor } from "../setup/visitors/second-factor.ts";
import { cookieHeader, type OpenedAccount } from "../setup/visitors/test-accounts.ts";

const portal = useHttpPortal({ template: "communes" });
const PAGE = "/administration/second-facteur";
const HOUR_MS = 3_600_000;

const read = async (path: string, cookie: string) =>
  (await portal.fetch(path, { redirect: "manual", headers: { cookie } })).status;

/** An operator with a second factor, whose session has proven nothing yet. */
async function openProver() {
  const account = await portal.accounts.openOperator("operator", null);
  return { account, cookie: cookieHeader(account.storageState), ...(await setUpSecondFactor(portal, account.id)) };
}

/** Sends a code in a new session of an account, from a network. */
async function prove(account: OpenedAccount, code: string, from: InProcessClient) {
  const cookie = cookieHeader(await portal.accounts.sessionOf(account));
  return from.fetch(PAGE, form({ code }, cookie));
}

test("a copy of a session made before its proof, or before a grave act, opens nothing afterwards", async () => {
  const { account, cookie, code, recoveryCodes } = await openProver();
  const sessionsOf = async () =>
    (await portal.db.$client.query("select id, expires_at from sessions where user_id = $1", [account.id])).rows;
  const before = await sessionsOf();
  const proven = await portal.fetch(PAGE, form({ code: await code() }, cookie));
  expect([proven.status, proven.headers.get("location")]).toEqual([302, "/administration"]);
  expect(await read("/administration", cookie)).toBe(404);
  expect(await read("/espace", cookie)).toBe(302);
  const renewed = cookiesOf(proven);
  expect(await read("/administration", renewed)).toBe(200);
  expect(await sessionsOf()).toEqual(before);
  expect(proven.headers.getSetCookie()[0]).toMatch(/^portail\.session_token=.*Max-Age=2592000.*HttpOnly/);

  portal.clock.set(new Date(Date.now() + HOUR_MS));
  onTestFinished(() => portal.clock.release());
  const grant = { intent: "grant", email: "personne@example.org", role: "moderator" };
  const done = await portal.fetch("/administration/equipe", form({ ...grant, code: recoveryCodes[0]! }, renewed));
  expect(done.status).toBe(409);
  expect(await read("/espace", renewed)).toBe(302);
  expect(await read("/administration/equipe", cookiesOf(done))).toBe(200);
});

test("wrong codes from elsewhere do not use up a proven network's attempts, and block others until the password is new", async () => {
  const { account, code, recoveryCodes } = await openProver();
  const [office, thief, hotel] = ["203.0.113.7", "198.51.100.9", "198.51.100.33"].map((at) => portal.visitFrom(at));
  const proven = await prove(account, await code(), office!);
  expect(proven.status).toBe(302);
  expect((await prove(account, "000000", thief!)).status).toBe(403);
  await setAttempts(portal.db, "factorsOfAccount", account.id, 100);

  const refused = await prove(account, "000001", thief!);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3_600);
  expect(plainSpaces(await refused.text())).toContain("Trop d’essais. Réessayez dans 24 heures.");
  expect((await prove(account, recoveryCodes[0]!, office!)).status).toBe(302);

  // A grave act shows the same message.
  portal.clock.set(new Date(Date.now() + HOUR_MS));
  const cookie = cookiesOf(proven);
  const grave = form({ intent: "revoke", about: account.email, email: account.email, code: "000002" }, cookie);
  const away = await hotel!.fetch("/administration/equipe", grave);
  portal.clock.release();
  expect([away.status, plainSpaces(await away.text()).includes("Réessayez dans 24 heures.")]).toEqual([429, true]);

  // A reset by mail does not change the count: a thief gets access to the mailbox first.
  await resetAttemptsOfAccount(portal.db, account);
  expect((await prove(account, recoveryCodes[1]!, hotel!)).status).toBe(429);
  const next = { current: account.password, password: "Nouveau2!", confirmation: "Nouveau2!" };
  expect((await portal.fetch("/espace", form({ intent: "change-password", ...next }, cookie))).status).toBe(303);
  expect((await prove(account, recoveryCodes[1]!, hotel!)).status).toBe(302);
});

test("a new password set in a session without the factor's proof does not reset the count", async () => {
  const { account, cookie, recoveryCodes } = await openProver();
  expect((await portal.fetch(PAGE, form({ code: "000000" }, cookie))).status).toBe(403);
  await setAttempts(portal.db, "factorsOfAccount", account.id, 100);
  const next = { current: account.password, password: "Nouveau2!", confirmation: "Nouveau2!" };
  expect((await portal.fetch("/espace", form({ intent: "change-password", ...next }, cookie))).status).toBe(303);
  expect((await prove(account, recoveryCodes[0]!, portal)).status).toBe(429);
});

test("the page shows how many recovery codes are left, and makes new ones for a code", async () => {
  const { account, code, recoveryCodes } = await openProver();
  const visitor = await openVisitor(portal, "/administration/journal", { as: account });
  visitor.enter({ "Code à six chiffres, ou code de secours": recoveryCodes[0]! });
  await visitor.press("Entrer");
  expect(visitor.page.one("main").text).toContain("Il vous reste 9 codes de secours.");
  expect(visitor.page.one("link", "Entrer dans l’administration").element.getAttribute("href")).toBe(
    "/administration/journal",
  );
  visitor.enter({ "Code à six chiffres, ou code de secours": recoveryCodes[0]! });
  await visitor.press("Créer dix nouveaux codes");
  expect(visitor.status).toBe(403);
  visitor.enter({ "Code à six chiffres, ou code de secours": await code() });
  await visitor.press("Créer dix nouveaux codes");
  const renewed = visitor.page.text.match(/\b[a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4}\b/g)!;
  expect(renewed).toHaveLength(10);
  expect((await portal.mailsTo(account.email)).at(-1)!.subject).toContain("Vos codes de secours");
  await visitor.open("/administration/journal");
  expect(visitor.page.one("main").text).toContain("Codes de secours renouvelés");
  expect((await prove(account, recoveryCodes[1]!, portal)).status).toBe(403);
  expect((await prove(account, renewed[1]!, portal)).status).toBe(302);
});
