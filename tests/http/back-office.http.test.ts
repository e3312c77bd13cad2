import { createOTP } from "@better-auth/utils/otp";
import { expect, test } from "vitest";
import { cookiesOf, form } from "../setup/http-forms.ts";
import { openHttpPortal, useHttpPortal } from "../setup/http-portal.ts";
import { openVisitor } from "../setup/http-visitor.ts";
import { cookieHeader, PASSWORD } from "../setup/test-accounts.ts";

const portal = useHttpPortal({ template: "communes" });
const HOUR_MS = 3_600_000;

const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
const asSeen = async (path: string, cookie = "", init: RequestInit = {}) => {
  const answer = await portal.fetch(path, { redirect: "manual", ...init, headers: cookie ? { cookie } : {} });
  const headers = [...answer.headers].filter(([name]) => !["date", "x-request-id", "etag"].includes(name));
  return { status: answer.status, headers, text: withoutIds(await answer.text()) };
};

/** The code that an application shows for a key as the page writes it. */
const codeOf = (key: string) => createOTP(key, { digits: 6, period: 30 }).totp();

test("to others than its roles the back office is a page that does not exist", async () => {
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

test("the first visit of an operator sets up the second factor; its first code opens the back office", async () => {
  const account = await portal.accounts.openOperator("operator", null);
  const visitor = await openVisitor(portal, "/administration/journal", { as: account });
  expect(visitor.path).toBe("/administration/second-facteur?suite=%2Fadministration%2Fjournal");
  visitor.enter({ "Mot de passe de votre compte": "Faux1234!" });
  await visitor.press("Commencer");
  expect(visitor.page.one("alert").text).toContain("Ce mot de passe n’est pas le bon.");
  visitor.enter({ "Mot de passe de votre compte": PASSWORD });
  await visitor.press("Commencer");
  const key = /(?:[A-Z2-7]{4} ){12}[A-Z2-7]{4}/.exec(visitor.page.text)![0].replaceAll(" ", "");
  visitor.enter({ "Code à six chiffres": "000000" });
  await visitor.press("Vérifier le code");
  expect(visitor.status).toBe(403);
  expect(visitor.page.one("main").text).toContain("Ce code n’est pas le bon.");
  const decoded = Buffer.from(decodeBase32(key)).toString();
  visitor.enter({ "Code à six chiffres": await codeOf(decoded) });
  await visitor.press("Vérifier le code");
  const codes = visitor.page.text.match(/\b[A-Za-z0-9]{5}-[A-Za-z0-9]{5}\b/g)!;
  expect(codes).toHaveLength(10);
  await visitor.open("/administration/journal");
  expect(visitor.page.one("main").text).toContain("Second facteur réglé");

  // A recovery code serves once, in another session.
  const enterElsewhere = async () => {
    const elsewhere = await openVisitor(portal, "/administration", { as: account });
    elsewhere.enter({ "Code à six chiffres, ou code de secours": codes[0]! });
    await elsewhere.press("Entrer");
    return elsewhere;
  };
  const entered = await Promise.all([enterElsewhere(), enterElsewhere(), enterElsewhere()]);
  expect(entered.filter(({ path }) => path === "/administration")).toHaveLength(1);
  expect((await enterElsewhere()).status).toBe(403);
  // The application's code served already too.
  const replay = await openVisitor(portal, "/administration", { as: account });
  replay.enter({ "Code à six chiffres, ou code de secours": await codeOf(decoded) });
  await replay.press("Entrer");
  expect(replay.status).toBe(403);
  expect((await portal.mailsTo(account.email))[0]!.subject).toContain("Un second facteur est réglé");
});

test("a proof lasts four hours, and ten minutes for grave acts, whose form keeps what was typed", async () => {
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

test("operators give and end roles; the last one stays; each act is in the log, also as a file", async () => {
  const own = await openHttpPortal({ template: "communes" });
  try {
    const boss = await own.accounts.openOperator();
    const colleague = await own.accounts.openAccount();
    const cookie = cookieHeader(boss.storageState);
    const send = (fields: Record<string, string>) => own.fetch("/administration/equipe", form(fields, cookie));
    expect((await send({ intent: "grant", email: "personne@example.org", role: "moderator" })).status).toBe(409);
    expect((await send({ intent: "grant", email: colleague.email, role: "moderator" })).status).toBe(200);
    expect((await own.mailsTo(colleague.email))[0]!.subject).toContain("Vous avez un rôle");
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

test("a browser of an operator whose session has ended is led to the login, and back", async () => {
  const answer = await portal.fetch("/administration/journal", {
    redirect: "manual",
    headers: { cookie: "portail_administration=1" },
  });
  expect(answer.headers.get("location")).toBe("/connexion?suite=%2Fadministration%2Fjournal");
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
