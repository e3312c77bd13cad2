import { expect, test } from "vitest";
import { uniqueLetters } from "../factories/unique.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import { openOwnedListing } from "../setup/data/owned-listings.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const newEmail = () => `${uniqueLetters()}@example.org`;
const NOT_SENT = "Votre demande n’est pas encore partie.";
const RESEND = "Renvoyer";
const EMAIL = "Votre adresse e-mail";

const openListing = async () => {
  const opened = await openOwnedListing({ portal, accounts: portal.accounts });
  return { ...opened, visitor: await openVisitor(portal, opened.href) };
};

/** Sends the contact form without an account. */
async function ask(visitor: HttpVisitor, email: string) {
  visitor.enter({ "Votre nom": "Tuan Pham", [EMAIL]: email, "Votre message": "Bonjour,\n\nEst-il libre ?" });
  await visitor.press("Envoyer ma demande");
  expect([visitor.status, visitor.page.text]).toEqual([201, expect.stringContaining(NOT_SENT)]);
}

/** The mails to an address with this subject, newest first, once there are `count`. */
async function mailsTo(email: string, subject: string, count: number) {
  const found = async () => (await portal.mailsTo(email)).filter((mail) => plainSpaces(mail.subject).includes(subject));
  await expect.poll(async () => (await found()).length).toBe(count);
  return found();
}

/** Makes the job that reminds of the newest request from an address due; returns how many seconds it would have waited. */
async function hurryReminder(email: string): Promise<number> {
  const { rows } = await portal.db.$client.query<{ seconds: number }>(
    `with due as (
       select j.id, extract(epoch from j.start_after - j.created_on)::int as seconds from jobs.job j join requests r
         on j.name = 'remind-to-confirm' and j.data ->> 'request' = r.id::text where r.seeker_email = $1
     ) update jobs.job set start_after = now() from due where due.id = jobs.job.id returning due.seconds`,
    [email],
  );
  return rows[0]!.seconds;
}

test("without JavaScript the mail of a request is sent again, up to three times an hour, and each of its links works", async () => {
  const { visitor, owner } = await openListing();
  const email = newEmail();
  await ask(visitor, email.toUpperCase());
  expect(visitor.page.text).toContain(`Confirmez-la dans l’e-mail envoyé à ${email}.`);
  for (let time = 0; time < 3; time++) {
    await visitor.press(RESEND);
    expect([visitor.status, visitor.page.text]).toEqual([200, expect.stringContaining("L’e-mail est renvoyé.")]);
  }
  await visitor.press(RESEND);
  expect([visitor.status, visitor.page.text]).toEqual([429, expect.stringContaining("celui-ci n’est pas parti")]);
  expect(visitor.page.text).toContain(NOT_SENT);
  const mails = await mailsTo(email, "Confirmez votre demande", 4);
  const links = mails.map((mail) => linkIn(mail));
  expect(new Set(links).size).toBe(4);

  const reader = await openVisitor(portal, links.at(-1)!);
  await reader.press("Envoyer ma demande");
  await mailsTo(owner.email, "Nouvelle demande", 1);
  await reader.open(links[0]!);
  expect(reader.page.one("heading", /^Demande de bien/)).toBeDefined();
  await visitor.press(RESEND);
  expect([visitor.status, visitor.page.text]).toEqual([409, expect.stringContaining("n’attend plus de confirmation")]);
  expect(visitor.page.text).not.toContain(NOT_SENT);
});

test("without JavaScript a corrected address keeps all typed text, and ends the first request", async () => {
  const { visitor, owner, listing } = await openListing();
  const [wrong, right] = [newEmail(), newEmail()];
  await ask(visitor, wrong);
  await visitor.press("Corriger l’adresse");
  const field = visitor.page.field(EMAIL);
  expect(field.value).toBe(wrong);
  expect(field.attribute("autofocus"), "the address has the focus").not.toBeNull();
  expect(visitor.page.field("Votre nom").value).toBe("Tuan Pham");
  expect(visitor.page.field("Votre message").value.replaceAll("\r", "")).toBe("Bonjour,\n\nEst-il libre ?");
  visitor.enter({ [EMAIL]: "" });
  await visitor.press("Envoyer ma demande");
  expect([visitor.status, visitor.page.text]).toEqual([400, expect.stringContaining("Indiquez votre adresse e-mail")]);
  visitor.enter({ [EMAIL]: right });
  await visitor.press("Envoyer ma demande");
  expect(visitor.page.text).toContain(`envoyé à ${right}.`);

  const [first] = await mailsTo(wrong, "Confirmez votre demande", 1);
  const stranger = await openVisitor(portal, linkIn(first!));
  expect(stranger.status).toBe(410);
  const [second] = await mailsTo(right, "Confirmez votre demande", 1);
  const reader = await openVisitor(portal, linkIn(second!));
  await reader.press("Envoyer ma demande");
  await mailsTo(owner.email, "Nouvelle demande", 1);
  const { rowCount } = await portal.db.$client.query("select from requests where listing_id = $1", [listing.id]);
  expect(rowCount).toBe(1);
});

test("an unconfirmed request gets one more mail, an hour later", async () => {
  const { visitor, listing } = await openListing();
  const email = newEmail();
  await ask(visitor, email);
  expect(await hurryReminder(email)).toBe(3_600);
  const [reminder] = await mailsTo(email, "Rappel : confirmez votre demande", 1);
  expect(reminder!.text).toContain(`au sujet de l’annonce ${listing.reference} n’est pas encore partie`);
  expect(reminder!.text + reminder!.html, "what was typed is mailed to nobody").not.toMatch(/Tuan|libre/);
  const reader = await openVisitor(portal, linkIn(reminder!));
  await reader.press("Envoyer ma demande");
  expect(reader.page.one("heading", /^Demande de bien/)).toBeDefined();
});

test("« Renvoyer » needs the id that only its sender has, and stops working once the home is withdrawn", async () => {
  const { visitor, listing } = await openListing();
  const email = newEmail();
  await ask(visitor, email);
  const forged = await portal.fetch(`/annonces/${listing.reference}/demande`, {
    method: "POST",
    headers: { Origin: portal.address },
    body: new URLSearchParams({ acte: "renvoyer", email, demande: crypto.randomUUID() }),
  });
  expect(forged.status).toBe(409);
  await portal.db.$client.query("update listings set status = 'retiree' where id = $1", [listing.id]);
  await visitor.press(RESEND);
  expect([visitor.status, visitor.page.text]).toEqual([410, expect.stringContaining("Ce bien n’est plus proposé")]);
  await mailsTo(email, "Confirmez votre demande", 1);
});
