import { afterAll, expect, test } from "vitest";
import { json, newAddress, password, payload } from "../setup/journeys/account-journeys.ts";
import { cookiesOf, form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type ReceivedMail, startMailServer } from "../setup/servers/mail-server.ts";

const server = await startMailServer();
afterAll(() => server.stop());
const portal = useHttpPortal({
  template: "communes",
  settings: {
    SITE_NAME: "Maisons d’ici",
    MAIL_FROM: "Maisons d’ici <bonjour@maisons.example>",
    SMTP_URL: server.url,
  },
});

const mailsTo = (email: string) => server.received.filter((mail) => mail.to?.[0]?.address === email);
const subjectsTo = (email: string) => mailsTo(email).map(({ subject }) => plainSpaces(subject ?? ""));

/** The newest mail to an address with this subject. */
async function mailTo(email: string, subject: string): Promise<ReceivedMail> {
  const found = () => mailsTo(email).findLast((mail) => plainSpaces(mail.subject ?? "").startsWith(subject));
  // A portal reads its queue once a second.
  await expect.poll(found).toBeDefined();
  return found()!;
}
const linkOf = (mail: ReceivedMail) => new URL(/https?:\/\/\S+token=\S+/.exec(mail.text ?? "")![0]);
const tokenOf = (mail: ReceivedMail) => linkOf(mail).searchParams.get("token")!;
const post = (path: string, fields: Record<string, string>, cookie?: string) =>
  portal.fetch(path, form(fields, cookie));

async function logIn(email: string, secret: string): Promise<string> {
  const answer = await post("/connexion", { email, password: secret });
  expect(answer.status).toBe(302);
  return cookiesOf(answer);
}

test("the confirmation mail arrives as text and HTML, from the operator's address, and its link confirms the account", async () => {
  const email = newAddress();
  expect((await portal.fetch("/users", json(payload({ email })))).status).toBe(201);
  const mail = await mailTo(email, "Confirmez votre adresse – Maisons d’ici");
  expect(mail).toMatchObject({
    from: { name: "Maisons d’ici", address: "bonjour@maisons.example" },
    returnPath: "bonjour@maisons.example",
    to: [{ address: email }],
  });
  expect(mail.headers.find(({ key }) => key === "content-type")!.value).toContain("multipart/alternative");
  const link = linkOf(mail);
  expect(link.href.startsWith(`${portal.address}/confirmer-adresse?token=`)).toBe(true);
  const text = plainSpaces(mail.text ?? "");
  expect(text, "whoever typed the name may not be the reader").toMatch(/^Bonjour,/);
  expect(mail.subject + text + mail.html).not.toMatch(/Zoé|Le Goff/);
  expect(text).toContain(
    "Vous venez de créer un compte sur Maisons d’ici. Confirmez que cette adresse est la vôtre pour l’ouvrir.",
  );
  expect(text).toContain("Confirmer mon adresse :");
  expect(text).toContain("Le lien est valable 24 heures et ne sert qu’une fois.");
  expect(mail.html).toContain('<html lang="fr"');
  expect(mail.html).toContain(`href="${link.href}"`);
  // Each sentence of the text is in the HTML too.
  for (const line of (mail.text ?? "")
    .split("\n")
    .filter((part) => part && !part.startsWith("http") && !part.endsWith(":")))
    expect(mail.html).toContain(line.trim());
  const confirmed = await post(link.pathname, { token: tokenOf(mail) });
  expect(confirmed.headers.get("Location")).toBe("/espace");
  await logIn(email, password);
});

test("the link for a forgotten password arrives, and works once", async () => {
  const { email } = await portal.accounts.openAccount();
  expect((await post("/mot-de-passe-oublie", { email })).status).toBe(200);
  const mail = await mailTo(email, "Choisissez un nouveau mot de passe – Maisons d’ici");
  const text = plainSpaces(mail.text ?? "");
  expect(text).toContain("Un nouveau mot de passe a été demandé pour votre compte sur Maisons d’ici.");
  expect(text).toContain("Le lien est valable une heure et ne sert qu’une fois.");
  const change = { token: tokenOf(mail), password: "Nouveau2!", confirmation: "Nouveau2!" };
  expect((await post("/nouveau-mot-de-passe", change)).headers.get("Location")).toBe("/connexion?avis=passwordChanged");
  expect((await post("/nouveau-mot-de-passe", change)).status).toBe(410);
  await logIn(email, "Nouveau2!");
});

test("a new address is confirmed by its own link, the old one is notified, and other sessions end", async () => {
  const next = newAddress();
  const account = await portal.accounts.openAccount();
  const { email: old, password: current } = account;
  const [here, elsewhere] = [await portal.accounts.cookieOf(account), await portal.accounts.cookieOf(account)];
  const visit = (cookie: string) => portal.fetch("/espace", { headers: { cookie }, redirect: "manual" });
  expect((await visit(elsewhere)).status).toBe(200);
  expect((await post("/espace", { intent: "change-email", email: next, current }, here)).status).toBe(303);
  const notice = await mailTo(old, "Votre adresse va changer – Maisons d’ici");
  expect(plainSpaces(notice.text ?? "")).toContain(
    `Une nouvelle adresse a été demandée pour votre compte sur Maisons d’ici : ${next}.`,
  );
  expect(notice.text).toContain(`${portal.address}/mot-de-passe-oublie`);
  const mail = await mailTo(next, "Confirmez votre nouvelle adresse – Maisons d’ici");
  const [link, token] = [linkOf(mail), tokenOf(mail)];
  expect((await post("/connexion", { email: next, password: current })).status).toBe(401);

  expect((await post(link.pathname, { token: `${token}x` })).status).toBe(410);
  expect((await post(link.pathname, { token }, here)).headers.get("Location")).toBe("/espace?avis=emailDone");
  expect((await post(link.pathname, { token }, here)).status).toBe(410);
  expect((await visit(here)).status).toBe(200);
  expect((await visit(elsewhere)).status).toBe(302);
  expect((await post("/connexion", { email: old, password: current })).status).toBe(401);
  await logIn(next, current);
});

test("a new address that another account has gets no link, and the answer does not reveal it", async () => {
  const [own, other] = [await portal.accounts.openAccount(), await portal.accounts.openAccount()];
  const cookie = await portal.accounts.cookieOf(own);
  const answers = [newAddress(), other.email].map((email) =>
    post("/espace", { intent: "change-email", email, current: own.password }, cookie),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([303, 303]);
  const notice = "Votre adresse va changer – Maisons d’ici";
  await expect.poll(() => subjectsTo(own.email)).toEqual([notice, notice]);
  const { rows } = await portal.db.$client.query("select from mails where recipient = $1", [other.email]);
  expect([rows, mailsTo(other.email)]).toEqual([[], []]);
  await logIn(other.email, other.password);
});

test("a new password cancels a pending new address", async () => {
  const next = newAddress();
  const own = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(own);
  await post("/espace", { intent: "change-email", email: next, current: own.password }, cookie);
  await post("/mot-de-passe-oublie", { email: own.email });
  const confirmation = await mailTo(next, "Confirmez votre nouvelle adresse");
  const token = tokenOf(await mailTo(own.email, "Choisissez un nouveau mot de passe"));
  const change = { token, password: "Nouveau2!", confirmation: "Nouveau2!" };
  expect((await post("/nouveau-mot-de-passe", change)).status).toBe(302);
  expect((await post(linkOf(confirmation).pathname, { token: tokenOf(confirmation) })).status).toBe(410);
});

test("no mail to an unconfirmed address contains text typed into a form", async () => {
  const email = newAddress();
  const words = "Gagnez 1000€ sur http://mal.example";
  const signUp = () => portal.fetch("/users", json(payload({ email, prenom: words, nom: "vite" })));
  expect([(await signUp()).status, (await signUp()).status]).toEqual([201, 201]);
  await expect.poll(() => subjectsTo(email).length).toBe(2);
  expect(new Set(subjectsTo(email)).size, "who never confirmed is sent the link again").toBe(1);
  await post("/connexion", { email, password });
  await expect.poll(() => subjectsTo(email).length).toBe(3);
  await post("/mot-de-passe-oublie", { email });
  await mailTo(email, "Choisissez un nouveau mot de passe");
  for (const { subject, text, html } of mailsTo(email))
    expect(`${subject} ${text} ${html}`).not.toContain("mal.example");
});

test("resets requested by others do not use up the account holder's own", async () => {
  const { email, password: secret } = await portal.accounts.openAccount();
  const at = (address: string) => portal.visitFrom(address);
  await at("203.0.113.20").fetch("/connexion", form({ email, password: secret }));
  const reset = (address: string) => at(address).fetch("/mot-de-passe-oublie", form({ email }));
  const elsewhere = Array.from({ length: 5 }, (_, index) =>
    [0, 1, 2, 3, 4, 5].map(() => `203.0.113.${30 + index}`),
  ).flat();
  const statuses = [];
  for (const address of elsewhere) statuses.push((await reset(address)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  await expect.poll(() => mailsTo(email).length).toBe(10);
  expect((await reset("203.0.113.20")).status).toBe(200);
  await expect.poll(() => mailsTo(email).length).toBe(11);
});
