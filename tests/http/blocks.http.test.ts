import { beforeAll, expect, test } from "vitest";
import { createListing } from "../factories/listings.ts";
import { form } from "../setup/http-forms.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import type { InProcessClient } from "../setup/in-process-client.ts";
import { openVisitor } from "../setup/http-visitor.ts";
import { cookieHeader, PASSWORD } from "../setup/test-accounts.ts";

const portal = useHttpPortal({ template: "communes" });
let cookie: string;
beforeAll(async () => {
  cookie = cookieHeader((await portal.accounts.openOperator()).storageState);
});

const send = (fields: Record<string, string>, from: InProcessClient = portal) =>
  from.fetch("/administration/blocages", form({ intent: "block", why: "abus", lastDay: "", ...fields }, cookie));
const block = async (kind: string, value: string, stored: string) => {
  expect((await send({ kind, value, seen: `${kind} ${stored}` })).status).toBe(200);
};
const isRefused = (answer: Response) => (answer.headers.get("location") ?? "").startsWith("/envoi-refuse?retour=");

test("what a rule would have met is shown before it is saved; each mistake stands beside its field", async () => {
  const account = await portal.accounts.openAccount({ email: "jean@premier.example" });
  await portal.accounts.sessionOf(account);
  const tried = await send({ kind: "domain", value: "premier.example" });
  const page = await tried.text();
  expect(page).toMatch(/comptes\s: 1, sessions\s: 1, demandes\s: 0/);
  expect((await portal.db.$client.query("select from blocks where value = 'premier.example'")).rowCount).toBe(0);
  const mistakes: [Record<string, string>, string][] = [
    [{ kind: "domain", value: "premier" }, "Ce n’est pas un domaine"],
    [{ kind: "network", value: "198.51.100.0/24" }, "Cette règle vous bloquerait vous-même"],
    [{ kind: "domain", value: "example.org" }, "Cette règle vous bloquerait vous-même"],
    [{ kind: "telephone", value: "0612345678", lastDay: "9999-12-31" }, "Ce n’est pas une date"],
    [{ kind: "network", value: "10.0.0.0/8" }, "trop large"],
    [{ kind: "telephone", value: "0612345678", lastDay: "2020-01-01" }, "Ce jour est passé"],
    [{ kind: "telephone", value: "0612345678", why: " " }, "Indiquez le motif"],
  ];
  for (const [fields, words] of mistakes) {
    const refused = await send(fields, portal.visitFrom("198.51.100.7"));
    expect([refused.status, (await refused.text()).includes(words)], words).toEqual([400, true]);
  }
});

test("an address of a blocked domain opens no account and asks nothing; reports and reading stay open", async () => {
  await block("domain", "arnaque.example", "arnaque.example");
  const { slug, reference } = await createListing(portal.db, { photos: 0 });
  const email = "jean@arnaque.example";
  const signUp = { firstName: "Jean", familyName: "Faux", email, userType: "chercheur", password: PASSWORD };
  expect(isRefused(await portal.fetch("/creer-compte", form({ ...signUp, confirmation: PASSWORD })))).toBe(true);
  const ask = form({ name: "Jean", email, message: "Bonjour" });
  expect(isRefused(await portal.fetch(`/annonces/${reference}/demande`, ask))).toBe(true);
  const parts = new FormData();
  for (const [name, value] of Object.entries({ name: "Jean", email, message: "Bonjour" })) parts.set(name, value);
  expect(
    isRefused(
      await portal.fetch(`/annonces/${reference}/demande`, { method: "POST", body: parts, redirect: "manual" }),
    ),
  ).toBe(true);
  const call = { method: "POST", redirect: "manual", headers: { "content-type": "application/json" } } as const;
  expect(
    isRefused(await portal.fetch("/users", { ...call, body: JSON.stringify({ ...signUp, email: `b${email}` }) })),
  ).toBe(true);
  const deep = (text: string) => `${"[".repeat(100_000)}${JSON.stringify(text)}${"]".repeat(100_000)}`;
  expect(isRefused(await portal.fetch("/users", { ...call, body: deep(email) }))).toBe(true);
  expect((await portal.fetch("/users", { ...call, body: deep("Bonjour") })).status).toBe(400);
  expect((await portal.fetch(`/annonces/${slug}-${reference}`)).status).toBe(200);
  expect(isRefused(await portal.fetch(`/signaler?annonce=${reference}`, form({ email })))).toBe(false);
});

test("a blocked network reads, and sends nothing, until the rule is ended", async () => {
  await block("network", "203.0.113.0/24", "203.0.113.0/24");
  const away = portal.visitFrom("203.0.113.9");
  const login = () => away.fetch("/connexion", form({ email: "x@example.org", password: "Faux1234!" }));
  expect(isRefused(await login())).toBe(true);
  expect((await away.fetch("/connexion")).status).toBe(200);
  const { rows } = await portal.db.$client.query<{ id: number }>("select id from blocks where kind = 'network'");
  const end = () => send({ intent: "end", about: String(rows[0]!.id) });
  expect((await end()).status).toBe(200);
  expect(isRefused(await login())).toBe(false);
  const again = await end();
  expect([again.status, (await again.text()).includes("Un collègue a déjà levé")]).toEqual([409, true]);
});

test("a message with a blocked number is not sent, and a rule ends with its last day", async () => {
  await block("telephone", "06 12 34 56 78", "0612345678");
  const visitor = await openVisitor(portal, "/connexion");
  visitor.enter({ "Adresse e-mail": "06.12.34.56.78" });
  await visitor.press("Se connecter");
  expect(visitor.page.one("main").text).toContain("Votre envoi n’est pas parti");
  await portal.db.$client.query("update blocks set ends_at = now() where kind = 'telephone'");
  await visitor.open("/connexion");
  await visitor.press("Se connecter");
  expect(visitor.path).toBe("/connexion");
});
