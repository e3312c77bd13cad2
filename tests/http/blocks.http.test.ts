import { beforeAll, expect, test } from "vitest";
import { createListing } from "../factories/listings.ts";
import { form } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import type { InProcessClient } from "../setup/portals/in-process-client.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { cookieHeader, PASSWORD } from "../setup/visitors/test-accounts.ts";

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

test("the matches of a rule are shown before it is saved; each mistake is shown beside its field", async () => {
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

test("an address of a blocked domain cannot sign up or send requests; it can still report and read", async () => {
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

test("a blocked network can read but sends nothing, until the rule is ended", async () => {
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

/** A form with a boundary of one's own. */
const multipart = (boundary: string, ...parts: [string, string][]) => ({
  method: "POST",
  redirect: "manual" as const,
  headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  body: `${parts.map(([head, text]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`).join("")}--${boundary}--\r\n`,
});

test("a rule reads forms of every length, boundary and encoding, and lets forms without a match through", async () => {
  await block("telephone", "07 12 34 56 78", "0712345678");
  const { reference } = await createListing(portal.db, { photos: 0 });
  const number = "zéro sept douze trente-quatre 56 78";
  const padded = (text: string) =>
    form({ padding: "x".repeat(1_040_000), name: "Jean", email: "jean@example.org", message: text });
  const ask = (text: string) => portal.fetch(`/annonces/${reference}/demande`, padded(text));
  expect(isRefused(await ask(number))).toBe(true);
  expect(isRefused(await ask("réf. 10712345678"))).toBe(false);
  const fields = (text: string): [string, string][] => [
    ['name="name"', "Jean"],
    ['name="email"', text],
  ];
  for (const boundary of ["b", "-".repeat(26), "'()+_-./x"]) {
    const login = async (text: string) => portal.fetch("/connexion", multipart(boundary, ...fields(text)));
    expect([isRefused(await login(number)), (await login("Bonjour")).status], boundary).toEqual([true, 400]);
  }
  const file: [string, string] = ['name="fichier"; filename="Annonces.csv"', "a"];
  const check = (name: string) =>
    portal.fetch("/verifier-un-fichier", multipart("b", [`name="fichier"; filename="${name}.csv"`, "a"]));
  expect([isRefused(await check("07 12 34 56 78")), (await check("Annonces")).status]).toEqual([true, 422]);
  const { account } = await portal.accounts.openDashboard({ userType: "agence" });
  const cookie = await portal.accounts.cookieOf(account);
  const upload = (text: string) => {
    const sent = multipart("b", ['name="commune"', text], file);
    return portal.fetch("/imports", { ...sent, headers: { ...sent.headers, cookie } });
  };
  expect(isRefused(await upload(number))).toBe(true);
  expect((await upload("Rennes")).headers.get("location")).toMatch(/^\/imports\/\d+$/);
});
