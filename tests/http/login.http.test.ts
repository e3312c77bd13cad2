import { expect, test } from "vitest";
import { SAMPLE_PASSWORD } from "#db/seed/sample-accounts.ts";
import { newAddress } from "../setup/account-journeys.ts";
import { cookiesOf, form } from "../setup/http-forms.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import { linkIn } from "../setup/test-portal.ts";
import { setTries } from "../setup/tries.ts";
import { type HttpVisitor, openVisitor } from "../setup/http-visitor.ts";

const portal = useHttpPortal();
const attempt = (email: string, password: string) => portal.fetch("/connexion", form({ email, password }));
const from = (address: string) => (email: string, password: string) =>
  portal.visitFrom(address).fetch("/connexion", form({ email, password }));

test.each([
  ["chercheur", "/espace"],
  ["proprietaire", "/tableau-de-bord"],
  ["agence", "/tableau-de-bord"],
])("the sample account of a %s logs in, and lands on %s", async (type, home) => {
  const answer = await attempt(`${type}@example.org`, SAMPLE_PASSWORD);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, home]);
  const again = await portal.fetch("/connexion", { headers: { cookie: cookiesOf(answer) }, redirect: "manual" });
  expect(again.headers.get("Location")).toBe(home);
});

// That they also take the same time is measured by « npm run bench -- login ».
test("a wrong password and an unknown address get the same answer", async () => {
  const known = await portal.accounts.openAccount();
  const answers = [];
  for (const email of [known.email, newAddress()]) {
    const answer = await attempt(email, "Mauvais1!");
    // What differs from one request to the next, whatever was asked: its id and date, the nonce of its scripts.
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];
    const same = (text: string) => (nonce ? text.replaceAll(nonce, "NONCE") : text).replaceAll(email, "ADRESSE");
    const headers = [...answer.headers].filter(([name]) => !["x-request-id", "date"].includes(name));
    answers.push({
      status: answer.status,
      headers: headers.map(([name, value]) => [name, same(value)]),
      body: same(await answer.text()),
    });
  }
  expect(answers[0]!.status).toBe(401);
  expect(answers[0]!.body).toContain("L’adresse e-mail ou le mot de passe est incorrect.");
  expect(answers[1]).toEqual(answers[0]);
});

test("after ten wrong passwords the network that they came from waits, even for the right one; the holder logs in elsewhere", async () => {
  const { email, password } = await portal.accounts.openAccount();
  const attacker = from("203.0.113.1");
  expect((await attacker(email, "Mauvais1!")).status).toBe(401);
  await setTries(portal.db, "loginsToAccount", email, 9);
  expect((await attacker(email, "Mauvais2!")).status).toBe(401);
  const late = await attacker(email, password);
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
  expect((await from("203.0.113.2")(email, password)).status).toBe(302);
});

test("a completed reset ends the wait of its account, on every network", async () => {
  const { email } = await portal.accounts.openAccount();
  const shared = from("203.0.113.3");
  await shared(email, "Mauvais1!");
  await setTries(portal.db, "loginsToAccount", email, 9);
  await shared(email, "Mauvais2!");
  expect((await shared(email, "Mauvais3!")).status).toBe(429);
  await portal.fetch("/mot-de-passe-oublie", form({ email }));
  await expect.poll(() => portal.mailsTo(email), { timeout: 4_000 }).toHaveLength(1);
  const token = new URL(linkIn((await portal.mailsTo(email))[0]!)).searchParams.get("token")!;
  const change = { token, password: "Nouveau2!", confirmation: "Nouveau2!" };
  expect((await portal.fetch("/nouveau-mot-de-passe", form(change))).status).toBe(302);
  expect((await shared(email, "Nouveau2!")).status).toBe(302);
});

test("an account that is attacked from many networks leaves each new one a single try, and its holder's own as many as before", async () => {
  const { email, password } = await portal.accounts.openAccount();
  const [home, away] = [from("203.0.113.4"), from("203.0.113.5")];
  expect((await home(email, password)).status).toBe(302);
  expect((await from("203.0.113.6")(email, "Mauvais1!")).status).toBe(401);
  await setTries(portal.db, "wrongPasswords", email, 50);
  expect([(await away(email, "Mauvais1!")).status, (await away(email, "Mauvais2!")).status]).toEqual([401, 429]);
  expect([(await home(email, "Mauvais1!")).status, (await home(email, password)).status]).toEqual([401, 302]);
  expect((await from("203.0.113.7")(email, password)).status, "a slip apart, the holder gets in anywhere").toBe(302);
});

test("a sender who has tried too often counts against nobody else", async () => {
  const { email } = await portal.accounts.openAccount();
  const robot = from("203.0.113.8");
  await robot(newAddress(), "Mauvais1!");
  await setTries(portal.db, "loginsFromNetwork", "203.0.113.8", 40);
  for (let count = 0; count < 3; count++) expect((await robot(email, "Mauvais1!")).status).toBe(429);
  const { rows } = await portal.db.$client.query("select key from attempts where position($1 in key) > 0", [email]);
  expect(rows).toEqual([]);
});

test("a login with Google is refused without the operator's keys, and the visitor comes back to the login page", async () => {
  const answer = await portal.fetch("/connexion/externe", form({ provider: "google", suite: "/annonces" }));
  expect(answer.headers.get("Location")).toBe("/connexion?suite=%2Fannonces&avis=socialFailed");
});

test("who is sent to the login page comes back to where they were going, on this site only", async () => {
  const { email, password } = await portal.accounts.openAccount();
  const logIn = async (visitor: HttpVisitor) => {
    visitor.enter({ "Adresse e-mail": email, "Mot de passe": password });
    await visitor.press("Se connecter");
    return visitor.path;
  };
  const visitor = await openVisitor(portal, "/espace");
  expect(visitor.path).toBe("/connexion?suite=%2Fespace");
  await visitor.open("/connexion?suite=%2FRechercher%3Fcommune%3Dlyon");
  expect(await logIn(visitor)).toBe("/Rechercher?commune=lyon");
  expect(await logIn(await openVisitor(portal, "/connexion?suite=%2F%2Fmal.example"))).toBe("/espace");
});

test("the Google and Facebook buttons are off without the operator's keys, and say why", async () => {
  const { page } = await openVisitor(portal, "/connexion");
  for (const name of ["Google", "Facebook"]) {
    const button = page.one("button", `Continuer avec ${name}`);
    expect(button.attribute("disabled")).not.toBeNull();
    const [reason] = page.select(`#${button.attribute("aria-describedby")}`);
    expect(reason!.text).toBe(`La connexion avec ${name} n’est pas activée sur ce portail.`);
  }
});
