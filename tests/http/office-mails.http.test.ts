import { afterAll, beforeAll, expect, test } from "vitest";
import { createAlert } from "../factories/alerts.ts";
import { openHttpPortal, type HttpPortal } from "../setup/http-portal.ts";
import { openVisitor } from "../setup/http-visitor.ts";
import { type MailServer, startMailServer } from "../setup/mail-server.ts";
import { form } from "../setup/http-forms.ts";
import { cookieHeader } from "../setup/test-accounts.ts";

let server: MailServer;
let portal: HttpPortal;
beforeAll(async () => {
  server = await startMailServer();
  portal = await openHttpPortal({ template: "communes", settings: { SMTP_URL: server.url } });
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

test("a mail that was given up leaves again by a press, and is among those sent then", async () => {
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

test("two operators press: the second is told", async () => {
  const id = await giveUp("max@example.org");
  const cookie = cookieHeader((await portal.accounts.openOperator()).storageState);
  const press = (intent: string) => portal.fetch(PAGE, form({ intent, id }, cookie));
  expect((await press("drop")).status).toBe(200);
  const late = await press("resend");
  expect(late.status).toBe(409);
  expect(await late.text()).toContain("quelqu’un l’a déjà renvoyé ou écarté");
});

test("a test mail tells what the mail server did with it, and a half address is refused beside its field", async () => {
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
  server.refuseWith(null);
  expect(await send("camille@example.org")).toContain("Le serveur a accepté l’e-mail d’essai");
  expect(server.received.at(-1)?.subject).toContain("E-mail d’essai");
});

test("a refused address is restored with a reason, and by one only", async () => {
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

test("a moderator sees no mails of people", async () => {
  const cookie = cookieHeader((await portal.accounts.openOperator("moderator")).storageState);
  expect((await portal.fetch(PAGE, { headers: { cookie } })).status).toBe(404);
});
