import { expect, test } from "vitest";
import { SAMPLE_PASSWORD } from "#samples/sample-accounts.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { openScene, withValues } from "../hostile/scene.ts";
import { newAddress } from "../setup/journeys/account-journeys.ts";
import { cookiesOf, form } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { setAttempts } from "../setup/visitors/attempts.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();
const attempt = (email: string, password: string) => portal.fetch("/connexion", form({ email, password }));
const from = (address: string) => (email: string, password: string) =>
  portal.visitFrom(address).fetch("/connexion", form({ email, password }));

test.each([
  ["chercheur", "/espace"],
  ["proprietaire", "/tableau-de-bord"],
  ["agence", "/tableau-de-bord"],
])("the sample account of a %s logs in, and arrives at %s", async (type, home) => {
  const onPhone = portal.visitFrom("192.168.1.31");
  const answer = await onPhone.fetch("/connexion", form({ email: `${type}@example.org`, password: SAMPLE_PASSWORD }));
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, home]);
  const again = await onPhone.fetch("/connexion", { headers: { cookie: cookiesOf(answer) }, redirect: "manual" });
  expect(again.headers.get("Location")).toBe(home);
});

test("with remember-me the session lasts thirty days, beyond the closing of the browser", async () => {
  const { email, password } = await portal.accounts.openAccount();
  const box = (await openVisitor(portal, "/connexion")).page.field("Se souvenir de moi");
  expect(box.attribute("type")).toBe("checkbox");
  const cookieOf = async (more: Record<string, string>) => {
    const answer = await portal.fetch("/connexion", form({ email, password, ...more }));
    return answer.headers.getSetCookie().find((cookie) => cookie.startsWith("portail.session_token="))!;
  };
  const kept = await cookieOf({ [box.attribute("name")!]: box.attribute("value") ?? "on" });
  const brief = await cookieOf({});
  for (const cookie of [kept, brief]) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax(;|$)/);
  expect(Number(/; Max-Age=(\d+)/.exec(kept)![1])).toBe(30 * 86_400);
  expect(brief).not.toMatch(/max-age|expires/i);
});

test("whatever address `suite` contains, a login leads to a page, never to a call", async () => {
  const scene = await openScene(portal);
  const get = (path: string) =>
    portal.fetch(path, { headers: { cookie: scene.cookies.agency, accept: "text/html" }, redirect: "manual" });
  let pages = 0;
  for (const address of knownRoutes.flatMap((route) => route.addresses).map((text) => withValues(text, scene))) {
    const location = (await get(`/connexion?suite=${encodeURIComponent(address)}`)).headers.get("location")!;
    expect([address, location]).toEqual([address, expect.toBeOneOf([address, "/tableau-de-bord"])]);
    if (location !== address) continue;
    pages += 1;
    const answer = await get(address);
    await answer.arrayBuffer();
    expect([address, answer.status]).toEqual([address, expect.toBeOneOf([200, 301, 302, 403, 404, 410])]);
    if (!answer.headers.has("location")) expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  }
  expect(pages).toBeGreaterThan(50);
}, 60_000);

test("a wrong password and an unknown address get the same answer", async () => {
  const known = await portal.accounts.openAccount();
  const answers = [];
  for (const email of [known.email, newAddress()]) {
    const answer = await attempt(email, "Mauvais1!");
    // What differs from one request to the next, whatever was asked: its id and date.
    const same = (text: string) => text.replaceAll(email, "ADRESSE");
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

test("after ten wrong passwords their network must wait, even with the right one; the holder logs in from another network", async () => {
  const { email, password } = await portal.accounts.openAccount();
  const attacker = from("203.0.113.1");
  expect((await attacker(email, "Mauvais1!")).status).toBe(401);
  await setAttempts(portal.db, "loginsToAccount", email, 9);
  expect((await attacker(email, "Mauvais2!")).status).toBe(401);
  const late = await attacker(email, password);
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
  expect((await from("203.0.113.2")(email, password)).status).toBe(302);
});

test("an account under attack from many networks allows each new network one attempt, and its holder the usual number", async () => {
  const { email, password } = await portal.accounts.openAccount();
  const [home, away] = [from("203.0.113.4"), from("203.0.113.5")];
  expect((await home(email, password)).status).toBe(302);
  expect((await from("203.0.113.6")(email, "Mauvais1!")).status).toBe(401);
  await setAttempts(portal.db, "wrongPasswords", email, 50);
  expect([(await away(email, "Mauvais1!")).status, (await away(email, "Mauvais2!")).status]).toEqual([401, 429]);
  expect([(await home(email, "Mauvais1!")).status, (await home(email, password)).status]).toEqual([401, 302]);
  expect((await from("203.0.113.7")(email, password)).status, "a slip apart, the holder gets in anywhere").toBe(302);
});

test("a sender who has tried too often does not use up the attempts of others", async () => {
  const { email } = await portal.accounts.openAccount();
  const robot = from("203.0.113.8");
  await robot(newAddress(), "Mauvais1!");
  await setAttempts(portal.db, "loginsFromNetwork", "203.0.113.8", 40);
  for (let count = 0; count < 3; count++) expect((await robot(email, "Mauvais1!")).status).toBe(429);
  const { rows } = await portal.db.$client.query("select key from attempts where position($1 in key) > 0", [email]);
  expect(rows).toEqual([]);
});

test("without the operator's keys, a login with Google is refused and returns to the login page", async () => {
  const answer = await portal.fetch("/connexion/externe", form({ provider: "google", suite: "/annonces" }));
  expect(answer.headers.get("Location")).toBe("/connexion?suite=%2Fannonces&avis=socialFailed");
});

test("a redirect to the login page returns to the requested page, on this site only", async () => {
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

test("the Google and Facebook buttons are disabled without the operator's keys, and give the reason", async () => {
  const { page } = await openVisitor(portal, "/connexion");
  for (const name of ["Google", "Facebook"]) {
    const button = page.one("button", `Continuer avec ${name}`);
    expect(button.attribute("disabled")).not.toBeNull();
    const [reason] = page.select(`#${button.attribute("aria-describedby")}`);
    expect(reason!.text).toBe(`La connexion avec ${name} n’est pas activée sur ce portail.`);
  }
});

test.each([
  ["zoé@", "Abcdef1!", "Adresse e-mail", "L'adresse e-mail n'est pas valide."],
  ["zoe@example.org", "Ab1!", "Mot de passe", "Le mot de passe doit contenir au moins 8 caractères."],
  [
    "zoe@example.org",
    "abcdefgh",
    "Mot de passe",
    "Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial.",
  ],
])("a login of %s with %s marks the field « %s », which says « %s »", async (email, password, label, message) => {
  const visitor = await openVisitor(portal, "/connexion");
  visitor.enter({ "Adresse e-mail": email, "Mot de passe": password });
  await visitor.press("Se connecter");
  expect(visitor.status).toBe(400);
  expect(visitor.page.text).toContain(`Un champ est à corriger : « ${label} ».`);
  expect(visitor.page.select("[aria-invalid=true]").map(({ name }) => name)).toEqual([label]);
  const described = visitor.page.field(label).attribute("aria-describedby")!.split(" ").at(-1);
  expect(visitor.page.select(`[id="${described}"]`).map(({ text }) => text)).toEqual([message]);
});
