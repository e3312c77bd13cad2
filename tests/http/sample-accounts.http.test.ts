import { expect, onTestFinished, test } from "vitest";
import { SAMPLE_PASSWORD } from "#samples/sample-accounts.ts";
import { form } from "../setup/visitors/http-forms.ts";
import { type HttpPortal, openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { cookieHeader } from "../setup/visitors/test-accounts.ts";

const portal = useHttpPortal();
const agency = { email: "agence@example.org" };
const operator = { email: "operateur@example.org" };

const REASONS = {
  networkOnly: "Les comptes d’exemple ne s’ouvrent que sur la machine du portail",
  machineOnly: "il ne s’ouvre que sur la machine même",
  samplesByProxy: "ce portail est derrière un proxy",
  samplesBySite: "qui a une adresse publique (SITE_URL)",
};

type Visit = { at?: HttpPortal; address: string; headers?: Record<string, string> };

/** The answer to a visit with a session: its status, and the redirect's target. */
async function open(path: string, cookie: string, { at = portal, address, headers = {} }: Visit): Promise<string> {
  const answer = await at.visitFrom(address).fetch(path, { redirect: "manual", headers: { ...headers, cookie } });
  return `${answer.status} ${answer.headers.get("location") ?? ""}`.trim();
}

test("a sample account may log in only from the machine and its private networks; others get the reason", async () => {
  const logIn = (address: string, headers: Record<string, string> = {}) => {
    const { headers: own, ...sent } = form({ ...agency, password: SAMPLE_PASSWORD });
    return portal.visitFrom(address).fetch("/connexion", { ...sent, headers: { ...own, ...headers } });
  };
  for (const [address, headers, reason] of [
    ["203.0.113.7", {}, "networkOnly"],
    ["192.168.1.31", { Host: "rebinding.example" }, "networkOnly"],
    ["127.0.0.1", { "X-Forwarded-For": "127.0.0.1" }, "samplesByProxy"],
  ] as const) {
    const answer = await logIn(address, headers);
    expect([address, answer.status]).toEqual([address, 403]);
    expect(answer.headers.getSetCookie().join()).not.toContain("session_token");
    expect(await answer.text()).toContain(REASONS[reason]);
  }
  const { rows } = await portal.db.$client.query("select from sessions where user_id = 'exemple-agence'");
  expect(rows).toEqual([]);
  expect((await logIn("192.168.1.31")).status).toBe(302);
});

test("a session of a sample account opens nothing from elsewhere; an operator's not even from the private network", async () => {
  const ofAgency = await portal.accounts.cookieOf(agency);
  const ofOperator = cookieHeader(await portal.accounts.sessionOf(operator, new Date()));
  const [here, phone, away] = ["127.0.0.1", "192.168.1.31", "203.0.113.7"].map((address) => ({ address }));
  expect(await open("/tableau-de-bord", ofAgency, here!)).toBe("200");
  expect(await open("/tableau-de-bord", ofAgency, phone!)).toBe("200");
  expect(await open("/tableau-de-bord", ofAgency, away!)).toBe("302 /connexion?suite=%2Ftableau-de-bord");
  expect(await open("/administration", ofOperator, here!)).toBe("200");
  for (const visit of [phone!, away!, { ...here!, headers: { "X-Forwarded-For": "203.0.113.7" } }]) {
    expect(await open("/administration", ofOperator, visit)).toBe("404");
    expect(await open("/espace", ofOperator, visit)).toBe("302 /connexion?suite=%2Fespace");
  }
  const page = await portal.visitFrom(phone!.address).fetch("/connexion", { headers: { cookie: ofOperator } });
  expect(await page.text()).toContain(REASONS.machineOnly);
  expect(await open("/espace", await portal.accounts.cookieOf(await portal.accounts.openAccount()), away!)).toBe("200");
});

test("with a public address, sample accounts open nothing even on the machine, and the log gives the reason without names", async () => {
  const settings = { SITE_URL: "https://portail.example", TRUST_PROXY: "1", LOG_LEVEL: "warn" };
  const published = await openHttpPortal({ settings, beside: portal });
  onTestFinished(published.close);
  const cookie = cookieHeader(await portal.accounts.sessionOf(operator, new Date()));
  // The cookie of a site by https has a prefix.
  const visit = { at: published, address: "127.0.0.1" };
  expect(await open("/administration", cookie.replaceAll("portail.session", "__Secure-portail.session"), visit)).toBe(
    "404",
  );
  const answer = await published
    .visitFrom("127.0.0.1")
    .fetch("/connexion", form({ ...agency, password: SAMPLE_PASSWORD }));
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(REASONS.samplesBySite)]);
  const lines = published.logged.filter((line) => line.includes("a sample account is refused"));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { account: "exemple-operateur", reason: "samplesBySite" },
    { account: "exemple-agence", reason: "samplesBySite" },
  ]);
  expect(lines.join()).not.toContain("@");
});
