import { expect, test } from "vitest";
import { addFactorCode, isFactorCode } from "#app/account/account-links.repository.server.ts";
import { UNNOTIFIED_MS } from "#app/platform/public-changes.ts";
import { cookiesOf, form } from "../setup/visitors/http-forms.ts";
import { openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { recordStatements, withoutJobQueue } from "../setup/portals/recorded-statements.ts";
import { currentCode, setUpSecondFactor } from "../setup/visitors/second-factor.ts";
import { cookieHeader, PASSWORD } from "../setup/visitors/test-accounts.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const HOUR_MS = 3_600_000;

const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
const asSeen = async (path: string, cookie = "", init: RequestInit = {}) => {
  const answer = await portal.fetch(path, { redirect: "manual", ...init, headers: cookie ? { cookie } : {} });
  const headers = [...answer.headers].filter(([name]) => !["date", "x-request-id", "etag"].includes(name));
  return { status: answer.status, headers, text: withoutIds(await answer.text()) };
};

test("for people without its roles, the back office answers like a page that does not exist", async () => {
  const seeker = await portal.accounts.cookieOf(await portal.accounts.openAccount());
  const agency = await portal.accounts.cookieOf((await portal.accounts.openDashboard()).account);
  const moderator = cookieHeader((await portal.accounts.openOperator("moderator")).storageState);
  for (const [cookie, path] of [
    ["", "/administration"],
    [seeker, "/administration/journal"],
    [agency, "/administration/second-facteur"],
    [moderator, "/administration/equipe"],
    ["", "/administration.data"],
  ] as const) {
    const unknown = path.endsWith(".data") ? "/inconnue.data" : "/inconnue";
    expect(await asSeen(path, cookie), path).toEqual(await asSeen(unknown, cookie));
    const post = { method: "POST", body: new URLSearchParams({ intent: "grant" }) };
    expect((await asSeen(path, cookie, post)).status).toBe(404);
  }
});

test("a hidden address accepts a form of the same length as an unknown address", async () => {
  for (const length of [2_000_000, 20_000_000]) {
    const body = () => new URLSearchParams({ words: "m".repeat(length) });
    const paths = ["/inconnue", "/contenu/couleurs", "/contenu/images"].map((path) => `/administration${path}`);
    const answers = [];
    for (const path of paths) answers.push((await asSeen(path, "", { method: "POST", body: body() })).status);
    expect(new Set(answers).size, answers.join()).toBe(1);
  }
});

test("a hidden address runs the same database queries as an unknown one", async () => {
  const { during } = await recordStatements([portal.db.$client, portal.reads.$client]);
  const statementsOf = async (path: string, cookie: string, init: RequestInit = {}) => {
    // Results cached for a second expire, so each page queries again.
    portal.clock.set(new Date(portal.clock.read().getTime() + UNNOTIFIED_MS));
    const sent = await during(() => asSeen(path, cookie, init));
    // Some statements are sent at the same time, in any order.
    return withoutJobQueue(sent)
      .flatMap((one) => (one.text.includes("pg_") ? [] : JSON.stringify(one)))
      .toSorted();
  };
  const seeker = await portal.accounts.cookieOf(await portal.accounts.openAccount());
  const moderator = cookieHeader((await portal.accounts.openOperator("moderator")).storageState);
  const post = { method: "POST", body: new URLSearchParams({ intent: "grant" }) };
  for (const cookie of ["", "portail_administration=1", "portail_administration=1.AAAA", seeker, moderator])
    for (const init of [{}, post]) {
      const unknown = await statementsOf("/administration/inconnue", cookie, init);
      for (const path of ["/administration/equipe", "/administration/contenu/registre.md"])
        expect(await statementsOf(path, cookie, init), `${path} ${cookie}`).toEqual(unknown);
    }
  expect(await statementsOf("/administration/equipe", seeker)).toEqual(await statementsOf("/inconnue", seeker));
  expect(await statementsOf("/inconnue", seeker)).not.toEqual([]);
  portal.clock.release();
});

test("the first visit of an operator sets up the second factor; its first code opens the back office", async () => {
  const account = await portal.accounts.openOperator("operator", null);
  const visitor = await openVisitor(portal, "/administration/journal", { as: account });
  expect(visitor.path).toBe("/administration/second-facteur?suite=%2Fadministration%2Fjournal");
  const enrolmentCode = await addFactorCode(portal.db, account);
  const typed = enrolmentCode.toUpperCase().replaceAll("-", " ");
  visitor.enter({ "Mot de passe de votre compte": "Faux1234!", "Code d’activation": typed });
  await visitor.press("Commencer");
  expect(visitor.page.one("alert").text).toContain("Ce mot de passe n’est pas le bon.");
  visitor.enter({ "Mot de passe de votre compte": PASSWORD, "Code d’activation": typed });
  await visitor.press("Commencer");
  const key = /(?:[A-Z2-7]{4} ){12}[A-Z2-7]{4}/.exec(visitor.page.text)![0].replaceAll(" ", "");
  visitor.enter({ "Code à six chiffres": "000000" });
  await visitor.press("Vérifier le code");
  expect(visitor.status).toBe(403);
  expect(visitor.page.one("main").text).toContain("Ce code n’est pas le bon.");
  const decoded = Buffer.from(decodeBase32(key)).toString();
  const code = await currentCode(decoded);
  visitor.enter({ "Code à six chiffres": code });
  await visitor.press("Vérifier le code");
  const codes = visitor.page.text.match(/\b[a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4}\b/g)!;
  expect(codes).toHaveLength(10);
  await visitor.open("/administration/journal");
  expect(visitor.page.one("main").text).toContain("Second facteur réglé");

  // A recovery code works once, in another session.
  const enterElsewhere = async () => {
    const elsewhere = await openVisitor(portal, "/administration", { as: account });
    elsewhere.enter({ "Code à six chiffres, ou code de secours": codes[0]! });
    await elsewhere.press("Entrer");
    return elsewhere;
  };
  const entered = await Promise.all([enterElsewhere(), enterElsewhere(), enterElsewhere()]);
  expect(entered.filter(({ path }) => path.endsWith("&secours"))).toHaveLength(1);
  expect((await enterElsewhere()).status).toBe(403);
  // The application's code was used already too.
  const replay = await openVisitor(portal, "/administration", { as: account });
  replay.enter({ "Code à six chiffres, ou code de secours": code });
  await replay.press("Entrer");
  expect(replay.status).toBe(403);
  expect((await portal.mailsTo(account.email))[0]!.subject).toContain("Un second facteur est réglé");
  // The enrolment code was used.
  expect(await isFactorCode(portal.db, account.id, enrolmentCode)).toBe(false);
});

test("the password alone cannot set up the second factor, nor can a wrong, old, expired or another's code", async () => {
  const [account, colleague] = [
    await portal.accounts.openOperator("operator", null),
    await portal.accounts.openOperator(),
  ];
  const cookie = cookieHeader(account.storageState);
  const begin = async (enrolmentCode: string) => {
    const fields = { intent: "begin", password: PASSWORD, enrolmentCode };
    const answer = await portal.fetch("/administration/second-facteur", form(fields, cookie));
    const text = await answer.text();
    expect(text.includes("Ce code d’activation n’est pas le bon")).toBe(answer.status === 403);
    return answer.status;
  };
  expect(await begin("")).toBe(403);
  const old = await addFactorCode(portal.db, account);
  const code = await addFactorCode(portal.db, account);
  for (const wrong of [old, await addFactorCode(portal.db, colleague), "k7fm-w9rt-hq4x-b2cd"])
    expect(await begin(wrong)).toBe(403);
  await portal.db.$client.query("update account_links set expires_at = now() where user_id = $1", [account.id]);
  expect(await begin(code)).toBe(403);
  const { rows } = await portal.db.$client.query("select from second_factors where user_id = $1", [account.id]);
  expect(rows).toEqual([]);
  // A colleague gives a new one, which only that page shows; a new password ends it.
  const reset = form({ intent: "reset", email: account.email }, cookieHeader(colleague.storageState));
  const page = await (await portal.fetch("/administration/equipe", reset)).text();
  const [given] = /[a-z\d]{4}(-[a-z\d]{4}){3}/.exec(page)!;
  const mailed = (await portal.mailsTo(account.email)).map(({ text, html }) => `${text}${html}`);
  expect(mailed.join()).not.toContain(given);
  expect(await begin(given)).toBe(200);
  await portal.db.$client.query("update credentials set password = 'reset' where user_id = $1", [account.id]);
  expect(await isFactorCode(portal.db, account.id, given)).toBe(false);
});

test("a proof lasts four hours, and ten minutes for grave acts, whose form keeps the typed text", async () => {
  const own = await openHttpPortal({ template: "communes" });
  try {
    const now = new Date();
    const account = await own.accounts.openOperator("operator", now);
    const visitor = await openVisitor(own, "/administration/equipe", { as: account, provenAt: now });
    expect(visitor.page.fields("Code de votre application")).toHaveLength(0);
    own.clock.set(new Date(now.getTime() + HOUR_MS));
    await visitor.open("/administration/equipe");
    visitor.enter({ "Adresse e-mail du compte": "nouvelle@example.org" });
    await visitor.press("Donner ce rôle");
    expect(visitor.status).toBe(403);
    expect(visitor.page.one("main").text).toContain("Cet acte demande un code récent");
    const [email] = visitor.page.one("main").fields("Adresse e-mail du compte");
    expect(email!.element.getAttribute("value")).toBe("nouvelle@example.org");
    own.clock.set(new Date(now.getTime() + 5 * HOUR_MS));
    visitor.enter({ "Adresse e-mail du compte": "nouvelle@example.org" });
    await visitor.press("Donner ce rôle");
    expect(visitor.path).toBe("/administration/second-facteur?suite=%2Fadministration%2Fequipe&avis=kept");
  } finally {
    await own.close();
  }
});

test("operators give and end roles; the last operator stays; each act is in the log, which can be downloaded", async () => {
  const own = await openHttpPortal({ template: "communes" });
  try {
    const boss = await own.accounts.openOperator();
    const colleague = await own.accounts.openAccount();
    const cookie = cookieHeader(boss.storageState);
    const send = (fields: Record<string, string>) => own.fetch("/administration/equipe", form(fields, cookie));
    expect((await send({ intent: "grant", email: "personne@example.org", role: "moderator" })).status).toBe(409);
    expect((await send({ intent: "grant", email: colleague.email, role: "moderator" })).status).toBe(200);
    const [mail] = await own.mailsTo(colleague.email);
    expect(mail!.subject).toContain("Vous avez un rôle");
    const link = new URL(linkIn(mail!));
    expect(link.pathname + link.search).toBe("/connexion?suite=%2Fadministration");
    expect((await own.fetch(link.pathname + link.search)).status).toBe(200);
    expect((await send({ intent: "autre", email: colleague.email })).status).toBe(400);
    const last = await send({ intent: "revoke", about: boss.email, email: boss.email });
    expect(last.status).toBe(409);
    expect(await last.text()).toContain("C’est le dernier compte d’administration");
    expect((await send({ intent: "revoke", email: colleague.email, why: "a quitté le journal" })).status).toBe(200);
    const page = await own.fetch("/administration/journal?acte=operator.revoke", { headers: { cookie } });
    expect(await page.text()).toContain("a quitté le journal");
    const file = await own.fetch(`/administration/journal.csv?objet=${colleague.id}`, { headers: { cookie } });
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (await file.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("Rôle retiré");
  } finally {
    await own.close();
  }
});

test("an operator's browser whose session has ended is led to the login, and back", async () => {
  const account = await portal.accounts.openOperator("moderator", null);
  const { code } = await setUpSecondFactor(portal, account.id);
  const proof = form({ code: await code() }, cookieHeader(account.storageState));
  const proven = await portal.fetch("/administration/second-facteur", proof);
  const [cookie] = /portail_administration=[^;]+/.exec(cookiesOf(proven))!;
  const leadsTo = async (path: string, sent = cookie) =>
    (await portal.fetch(path, { redirect: "manual", headers: { cookie: sent } })).headers.get("location");
  const login = "/connexion?suite=%2Fadministration%2Fjournal";
  expect(await leadsTo("/administration/journal")).toBe(login);
  expect(await leadsTo("/administration/equipe"), "of operators alone").toBeNull();
  for (const typed of ["1", "1.AAAA", account.id, `${cookie.slice(23, -2)}AA`])
    expect(await leadsTo("/administration/journal", `portail_administration=${typed}`), typed).toBeNull();
  await portal.db.$client.query("delete from operators where user_id = $1", [account.id]);
  expect(await leadsTo("/administration/journal"), "the role has ended").toBeNull();
});

test("an operator's login leads to the back office", async () => {
  const account = await portal.accounts.openOperator();
  const answer = await portal.fetch("/connexion", form({ email: account.email, password: PASSWORD, suite: "" }));
  expect(answer.headers.get("location")).toBe("/administration");
  expect(cookiesOf(answer)).toContain("portail_present=1");
});

/** RFC 4648, as applications read a key. */
function decodeBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
