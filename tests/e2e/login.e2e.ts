import { expect, test } from "vitest";
import { logIn, newAddress, openAccount, password } from "../setup/account-journeys.ts";
import { useBrowser } from "../setup/browser.ts";

const browser = useBrowser();
const { open, portal } = browser;

test("who is sent to the login page comes back to where they were going, on this site only", async () => {
  const email = await openAccount(browser);
  const page = await open("/espace");
  await page.waitForURL("**/connexion?suite=%2Fespace");
  await page.goto("/connexion?suite=%2FRechercher%3Fcommune%3Dlyon");
  await logIn(page, email);
  await page.waitForURL("**/Rechercher?commune=lyon");
  const stranger = await open("/connexion?suite=%2F%2Fmal.example");
  await logIn(stranger, email);
  await stranger.waitForURL("**/espace");
});

test("the password can be shown and hidden; remember-me makes the session outlive the browser", async () => {
  const email = await openAccount(browser);
  const page = await open("/connexion");
  const field = page.getByLabel("Mot de passe", { exact: true });
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  expect(await field.getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Masquer le mot de passe" }).click();
  expect(await field.getAttribute("type")).toBe("password");
  await page.getByLabel("Se souvenir de moi").check();
  await logIn(page, email);
  await page.waitForURL("**/espace");
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith("session_token"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(session!.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400);

  const brief = await open("/connexion");
  await logIn(brief, email);
  await brief.waitForURL("**/espace");
  expect((await brief.context().cookies()).find(({ name }) => name.endsWith("session_token"))!.expires).toBe(-1);
});

const attempt = (fields: Record<string, string>) =>
  fetch(`${portal}/connexion`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

test.each([
  ["chercheur", "/espace"],
  ["proprietaire", "/tableau-de-bord"],
  ["agence", "/tableau-de-bord"],
])("the sample account of a %s logs in, and lands on %s", async (type, home) => {
  const answer = await attempt({ email: `${type}@example.org`, password: "Bienvenue1!" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, home]);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const again = await fetch(`${portal}/connexion`, { headers: { cookie }, redirect: "manual" });
  expect(again.headers.get("Location")).toBe(home);
});

// That they also take the same time is measured by « npm run bench -- login ».
test("a wrong password and an unknown address get the same answer", async () => {
  const known = await openAccount(browser);
  const unknown = newAddress();
  const answers = [];
  for (const email of [known, unknown]) {
    const answer = await attempt({ email, password: "Mauvais1!" });
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

test("the Google and Facebook buttons are off without the operator's keys, and say why", async () => {
  const page = await open("/connexion");
  for (const name of ["Google", "Facebook"]) {
    const button = page.getByRole("button", { name: `Continuer avec ${name}` });
    expect(await button.isDisabled()).toBe(true);
    const reason = page.locator(`#${await button.getAttribute("aria-describedby")}`);
    expect(await reason.innerText()).toBe(`La connexion avec ${name} n’est pas activée sur ce portail.`);
  }
  const answer = await fetch(`${portal}/connexion/externe`, {
    method: "POST",
    body: new URLSearchParams({ provider: "google", suite: "/annonces" }),
    redirect: "manual",
  });
  expect(answer.headers.get("Location")).toBe("/connexion?suite=%2Fannonces&avis=socialFailed");
});

test.each([
  [{ email: "zoé@", password: "Abcdef1!" }, "Adresse e-mail", "L'adresse e-mail n'est pas valide."],
  [
    { email: "zoe@example.org", password: "Ab1!" },
    "Mot de passe",
    "Le mot de passe doit contenir au moins 8 caractères.",
  ],
  [
    { email: "zoe@example.org", password: "abcdefgh" },
    "Mot de passe",
    "Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial.",
  ],
])(
  "the login of %o leads to the field « %s », which says « %s »",
  async ({ email, password: secret }, label, message) => {
    const page = await open("/connexion", { tolerates: /400/ });
    await logIn(page, email, secret);
    await page.getByText(message).waitFor();
    await page.getByText(`Un champ est à corriger : « ${label} ».`).waitFor();
    const field = page.getByLabel(label, { exact: true });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(
      await page.locator(`#${(await field.getAttribute("aria-describedby"))!.split(" ").at(-1)}`).innerText(),
    ).toBe(message);
  },
);

test("after ten wrong passwords an account is closed for a while, even to the right one", async () => {
  const email = await openAccount(browser);
  const statuses: number[] = [];
  for (let round = 0; round < 11; round++) statuses.push((await attempt({ email, password: "Mauvais1!" })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const late = await attempt({ email, password });
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
});
