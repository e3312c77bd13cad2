import { afterAll, beforeAll, expect, test } from "vitest";
import { createAlert } from "../factories/alerts.ts";
import { openHttpPortal, type HttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { type MailServer, startMailServer } from "../setup/servers/mail-server.ts";
import { form } from "../setup/visitors/http-forms.ts";
import { cookieHeader } from "../setup/visitors/test-accounts.ts";

let server: MailServer;
let portal: HttpPortal;
beforeAll(async () => {
  server = await startMailServer();
  const SMTP_URL = server.url.replace("//", "//a:mot%20secret@");
  portal = await openHttpPortal({ template: "communes", settings: { SMTP_URL } });
});
afterAll(async () => {
  await portal.close();
  await server.stop();
});

const PAGE = "/administration/courriels";
const openPage = async (path = PAGE) =>
  openVisitor(portal, path, { as: await portal.accounts.openOperator(), provenAt: new Date() });
const query = (text: string) => portal.db.$client.query<{ id: string }>(text);

async function giveUp(recipient: string): Promise<string> {
  const { rows } = await query(`insert into mails (recipient, subject, text, html, last_error, given_up_at)
    values ('${recipient}', 'Bonjour', 'un lien secret', 'h', '552 5.2.2 <${recipient}> over quota', now()) returning id`);
  return rows[0]!.id;
}

test("a button sends a failed mail again, and it is listed among the sent mails then", async () => {
  await giveUp("zoe@example.org");
  const visitor = await openPage(`${PAGE}?destinataire=ZOE%40example.org`);
  const main = visitor.page.one("main");
  expect(main.text).toContain("La boîte du destinataire est pleine.");
  expect(main.text).toContain("552 5.2.2");
  expect(main.text).not.toContain("un lien secret");
  await visitor.press(/^Renvoyer/);
  expect(visitor.page.one("main").text).toContain("L’e-mail repart");
  await expect.poll(() => server.received.map(({ to }) => to?.[0]?.address)).toEqual(["zoe@example.org"]);
  await expect
    .poll(async () => {
      await visitor.open(`${PAGE}?etat=envoyes`);
      return visitor.page.one("main").text;
    })
    .toContain("zoe@example.org");
});

test("when two operators press a button, the second learns of the first", async () => {
  const id = await giveUp("max@example.org");
  const cookie = cookieHeader((await portal.accounts.openOperator()).storageState);
  const press = (intent: string) => portal.fetch(PAGE, form({ intent, id }, cookie));
  expect((await press("drop")).status).toBe(200);
  const late = await press("resend");
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("quelqu’un l’a déjà renvoyé ou écarté");
});

test("a test mail reports the mail server's answer, and an incomplete address is refused beside its field", async () => {
  const visitor = await openPage();
  const send = async (to: string) => {
    visitor.enter({ "Adresse du destinataire de l’essai": to });
    await visitor.press("Envoyer l’essai");
    return visitor.page.one("main").text;
  };
  expect(await send("camille")).toContain("Indiquez une adresse e-mail entière");
  expect(visitor.page.fields("Adresse du destinataire de l’essai")[0]!.element.getAttribute("value")).toBe("camille");
  server.refuseWith({ at: "recipient", code: 550 });
  expect(await send("nobody@example.org")).toContain("L’adresse n’existe pas.");
  expect(visitor.status).toBe(502);
  expect(visitor.page.one("main").text).toContain("L’essai pour cette adresse");
  // Errors not caused by the address are not shown beside it, and no password is sent back.
  for (const [at, code, words, said] of [
    ["sender", 550, () => "5.1.0 Address rejected", "n’accepte pas l’expéditeur"],
    ["recipient", 554, () => "5.7.1 Relay access denied", "n’écrit qu’à ses propres adresses"],
    ["login", 535, (password: string) => `no: ${password}`, "refuse l’identifiant ou le mot de passe"],
  ] as const) {
    server.refuseWith({ at, code, words });
    server.behave("well"); // logs in again
    const text = await send("camille@example.org");
    expect([text, visitor.status]).toEqual([expect.stringContaining(said), 502]);
    expect(text).not.toMatch(/mot secret|L’essai pour cette adresse/);
  }
  server.refuseWith(null);
  expect(await send("camille@example.org")).toContain("Le serveur a accepté l’e-mail d’essai");
  expect(server.received.at(-1)?.subject).toContain("E-mail d’essai");
});

test("a refused address is restored with a reason, and only once", async () => {
  const alert = await createAlert(portal.db, {
    query: "departement=29",
    pausedAt: new Date(),
    pauseReason: "complaint",
  });
  await query(
    `update recipients set refused_at = now() where id = (select recipient_id from alerts where id = ${alert.id})`,
  );
  const [visitor, other] = [await openPage(`${PAGE}?etat=refuses`), await openPage(`${PAGE}?etat=refuses`)];
  expect(visitor.page.one("main").text).toContain("a signalé un e-mail comme indésirable");
  await visitor.press("Rétablir");
  expect(visitor.status).toBe(400);
  for (const one of [visitor, other]) {
    one.enter({ Motif: "S’est trompée de bouton" });
    await one.press("Rétablir");
  }
  expect([visitor.status, other.status]).toEqual([200, 409]);
  const { rows } = await query(`select pause_reason as id from alerts where id = ${alert.id}`);
  expect(rows).toEqual([{ id: null }]);
});

test("a moderator does not see people's mails", async () => {
  const cookie = cookieHeader((await portal.accounts.openOperator("moderator")).storageState);
  expect((await portal.fetch(PAGE, { headers: { cookie } })).status).toBe(404);
});
