import { expect, test } from "vitest";
import { SAMPLE_PASSWORD } from "#db/seed/sample-accounts.ts";
import { newAddress } from "../setup/account-journeys.ts";
import { cookiesOf, form } from "../setup/http-forms.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import { setTries } from "../setup/tries.ts";

const portal = useHttpPortal();
const attempt = (email: string, password: string) => portal.fetch("/connexion", form({ email, password }));

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

test("after ten wrong passwords an account is closed for a while, even to the right one", async () => {
  const { email, password } = await portal.accounts.openAccount();
  expect((await attempt(email, "Mauvais1!")).status).toBe(401);
  await setTries(portal.db, `login of ${email}`, 9);
  expect((await attempt(email, "Mauvais2!")).status).toBe(401);
  expect((await attempt(email, "Mauvais3!")).status).toBe(429);
  const late = await attempt(email, password);
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
});

test("a login with Google is refused without the operator's keys, and the visitor comes back to the login page", async () => {
  const answer = await portal.fetch("/connexion/externe", form({ provider: "google", suite: "/annonces" }));
  expect(answer.headers.get("Location")).toBe("/connexion?suite=%2Fannonces&avis=socialFailed");
});
