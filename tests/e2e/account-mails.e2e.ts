import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json, newAddress, password, payload } from "../setup/account-journeys.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../setup/mail-server.ts";
import { type PortalProcess, spawnPortal, stopPortal } from "../setup/portal-process.ts";

let folder: string;
let server: MailServer;
let portal: PortalProcess;
let address: string;

const start = async () => {
  portal = spawnPortal({
    PORT: "0",
    DATA_DIR: folder,
    SAMPLE_LISTINGS: "0",
    SITE_NAME: "Maisons d’ici",
    MAIL_FROM: "Maisons d’ici <bonjour@maisons.example>",
    SMTP_URL: server.url,
  });
  address = await portal.opened;
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-mails-"));
  server = await startMailServer();
  await start();
});
afterAll(async () => {
  await stopPortal(portal);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const spaces = (text: string | undefined) => (text ?? "").replaceAll(/[\u00A0\u202F]/g, " ");

async function signUp(email: string): Promise<void> {
  expect((await fetch(`${address}/users`, json(payload({ email })))).status).toBe(201);
}

const mailsTo = (email: string) => server.received.filter((mail) => mail.to?.[0]?.address === email);

/** The newest mail to an address whose subject begins so. */
async function mailTo(email: string, subject: string): Promise<ReceivedMail> {
  const found = () => mailsTo(email).findLast((mail) => spaces(mail.subject).startsWith(subject));
  await expect.poll(found, { timeout: 40_000 }).toBeDefined();
  return found()!;
}
const linkOf = (mail: ReceivedMail) => new URL(/https?:\/\/\S+token=\S+/.exec(mail.text ?? "")![0]);
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const post = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(`${address}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie },
    body: new URLSearchParams(fields),
  });

async function openAccount(email: string): Promise<void> {
  await signUp(email);
  const link = linkOf(await mailTo(email, "Confirmez votre adresse"));
  const answer = await post(link.pathname, { token: link.searchParams.get("token")! });
  expect(answer.headers.get("Location")).toBe("/connexion?avis=confirmed");
}
async function logIn(email: string, secret = password): Promise<string> {
  const answer = await post("/connexion", { email, password: secret });
  expect(answer.status).toBe(302);
  return cookiesOf(answer);
}

test("the confirmation arrives as text and as HTML, in French, from the operator's address, and its link opens the account", async () => {
  const email = newAddress();
  await openAccount(email);
  const mail = await mailTo(email, "Confirmez votre adresse – Maisons d’ici");
  expect(mail).toMatchObject({
    from: { name: "Maisons d’ici", address: "bonjour@maisons.example" },
    returnPath: "bonjour@maisons.example",
    to: [{ address: email }],
  });
  expect(mail.headers.find(({ key }) => key === "content-type")!.value).toContain("multipart/alternative");
  const link = linkOf(mail).href;
  expect(link.startsWith(`${address}/confirmer-adresse?token=`)).toBe(true);
  const text = spaces(mail.text);
  expect(text).toContain("Bonjour Zoé Le Goff,");
  expect(text).toContain(
    "Vous venez de créer un compte sur Maisons d’ici. Confirmez que cette adresse est la vôtre pour l’ouvrir.",
  );
  expect(text).toContain("Confirmer mon adresse :");
  expect(text).toContain("Le lien est valable 24 heures.");
  expect(mail.html).toContain('<html lang="fr">');
  expect(mail.html).toContain(`href="${link}"`);
  // Each sentence of the text is in the HTML too.
  for (const line of (mail.text ?? "")
    .split("\n")
    .filter((part) => part && !part.startsWith("http") && !part.endsWith(":")))
    expect(mail.html).toContain(line.trim());
  await logIn(email);
});

test("the link of a forgotten password arrives, and serves once", async () => {
  const email = newAddress();
  await openAccount(email);
  expect((await post("/mot-de-passe-oublie", { email })).status).toBe(200);
  const mail = await mailTo(email, "Choisissez un nouveau mot de passe – Maisons d’ici");
  expect(spaces(mail.text)).toContain("Un nouveau mot de passe a été demandé pour votre compte sur Maisons d’ici.");
  expect(spaces(mail.text)).toContain("Le lien est valable une heure et ne sert qu’une fois.");
  const token = linkOf(mail).searchParams.get("token")!;
  const change = { token, password: "Nouveau2!", confirmation: "Nouveau2!" };
  expect((await post("/nouveau-mot-de-passe", change)).headers.get("Location")).toBe("/connexion?avis=passwordChanged");
  expect((await post("/nouveau-mot-de-passe", change)).status).toBe(410);
  await logIn(email, "Nouveau2!");
});

test("a new address is confirmed by its own link, the old one is told, and other sessions end", async () => {
  const [old, next] = [newAddress(), newAddress()];
  await openAccount(old);
  const [here, elsewhere] = [await logIn(old), await logIn(old)];
  expect((await post("/espace", { intent: "change-email", email: next, current: password }, here)).status).toBe(200);
  const notice = await mailTo(old, "Votre adresse va changer – Maisons d’ici");
  expect(spaces(notice.text)).toContain(
    `Une nouvelle adresse a été demandée pour votre compte sur Maisons d’ici : ${next}.`,
  );
  expect(notice.text).toContain(`${address}/mot-de-passe-oublie`);
  const link = linkOf(await mailTo(next, "Confirmez votre nouvelle adresse – Maisons d’ici"));
  expect((await post("/connexion", { email: next, password })).status).toBe(401);

  const token = link.searchParams.get("token")!;
  expect((await post(link.pathname, { token: `${token}x` })).status).toBe(410);
  expect((await post(link.pathname, { token }, here)).headers.get("Location")).toBe("/espace?avis=emailDone");
  expect((await post(link.pathname, { token }, here)).status).toBe(410);
  const visit = (cookie: string) => fetch(`${address}/espace`, { headers: { cookie }, redirect: "manual" });
  expect((await visit(here)).status).toBe(200);
  expect((await visit(elsewhere)).status).toBe(302);
  expect((await post("/connexion", { email: old, password })).status).toBe(401);
  await logIn(next);
});

test("an address of another account is not told, gets no link, and stays theirs", async () => {
  const [own, other] = [newAddress(), newAddress()];
  await openAccount(own);
  await openAccount(other);
  const cookie = await logIn(own);
  const answers = [newAddress(), other].map((email) =>
    post("/espace", { intent: "change-email", email, current: password }, cookie),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  await expect
    .poll(() => mailsTo(own).filter((mail) => mail.subject?.startsWith("Votre adresse va changer")).length, {
      timeout: 20_000,
    })
    .toBe(2);
  expect(mailsTo(other).map((mail) => spaces(mail.subject))).toEqual(["Confirmez votre adresse – Maisons d’ici"]);
  await logIn(other);
});

test("a new password cancels an address that waits for its confirmation", async () => {
  const [own, next] = [newAddress(), newAddress()];
  await openAccount(own);
  const cookie = await logIn(own);
  await post("/espace", { intent: "change-email", email: next, current: password }, cookie);
  const link = linkOf(await mailTo(next, "Confirmez votre nouvelle adresse"));
  await post("/mot-de-passe-oublie", { email: own });
  const token = linkOf(await mailTo(own, "Choisissez un nouveau mot de passe")).searchParams.get("token")!;
  expect(
    (await post("/nouveau-mot-de-passe", { token, password: "Nouveau2!", confirmation: "Nouveau2!" })).status,
  ).toBe(302);
  expect((await post(link.pathname, { token: link.searchParams.get("token")! })).status).toBe(410);
});

test("a mail that the server refuses outlives a restart of the portal, and arrives once the server takes it", async () => {
  const email = newAddress();
  server.refuseWith({ at: "recipient", code: 451 });
  const tries = server.tries();
  await signUp(email);
  await expect.poll(() => server.tries(), { timeout: 20_000 }).toBeGreaterThan(tries);
  expect(await stopPortal(portal)).toBe(0);
  server.refuseWith(null);
  await start();
  await mailTo(email, "Confirmez votre adresse");
  expect(mailsTo(email)).toHaveLength(1);
});
