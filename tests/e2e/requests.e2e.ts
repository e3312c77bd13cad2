import { AxeBuilder } from "@axe-core/playwright";
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { advertisers } from "#db/schema/advertisers.ts";
import { createListing } from "../factories/listings.ts";
import { createRequest } from "../factories/requests.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { type OpenedAccount, useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";

const { open, portal } = useBrowser();
const { db, openAccount, sessionOf } = useAccounts();
const newEmail = () => `${uniqueLetters()}@example.org`;
const hrefOf = ({ slug, reference }: { slug: string; reference: string }) => `/annonces/${slug}-${reference}`;

/** A listing of an account that can log in. */
async function ownedListing(overrides: Parameters<typeof createListing>[1] = {}) {
  const listing = await createListing(db, { title: `Appartement témoin ${uniqueLetters()}`, photos: 0, ...overrides });
  const owner = await openAccount({ userType: "proprietaire", firstName: "Odile", familyName: `Renaud-${uniqueLetters()}` });
  await db.update(advertisers).set({ userId: owner.id, agencyName: null, firstName: owner.firstName, familyName: owner.familyName }).where(eq(advertisers.id, listing.advertiserId));
  return { listing, owner, href: hrefOf(listing) };
}

const as = async (account: OpenedAccount, path: string, options: Parameters<typeof open>[1] = {}) => open(path, { storageState: await sessionOf(account), ...options });

/** The newest mail to an address, as the outbox shows it: its text and its link. */
async function mailTo(page: Page, email: string, subject: string): Promise<{ text: string; link: string }> {
  const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect.poll(async () => (await page.goto("/dev/courrier"), mail.count()), { timeout: 20_000 }).toBeGreaterThan(0);
  return { text: (await mail.textContent())!, link: (await mail.getByRole("link").first().getAttribute("href"))! };
}

/** Every byte that the portal sends to this page must be free of an address. */
function neverReceives(page: Page, address: string): string[] {
  const leaks: string[] = [];
  page.on("response", async (response) => {
    // The developers' page of outgoing mails names whom they go to.
    if (response.url().endsWith("/dev/courrier")) return;
    const body = await response.text().catch(() => "");
    if (body.toLowerCase().includes(address)) leaks.push(response.url());
  });
  return leaks;
}

const form = (page: Page) => page.getByRole("region", { name: "Écrire à l’annonceur" });

async function writeAsVisitor(page: Page, { name, email, message }: { name: string; email: string; message?: string }) {
  await page.getByLabel("Votre nom").fill(name);
  await page.getByLabel("Votre adresse e-mail").fill(email);
  if (message) await page.getByLabel("Votre message").fill(message);
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
}

async function say(page: Page, message: string) {
  await page.getByLabel("Votre message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: message }).waitFor();
}

async function offer(page: Page, amount: string) {
  await page.locator("summary", { hasText: "Faire une offre" }).click();
  await page.getByLabel("Montant").fill(amount);
  await page.getByRole("button", { name: "Envoyer l’offre" }).click();
}

describe("from the first question to the sale", () => {
  test("a visitor without an account asks, proves the address, and both sides come to an agreement that each page shows", async () => {
    const { listing, owner, href } = await ownedListing({ price: 23_500_000 });
    const email = newEmail();
    const visitor = await open(href);
    await visitor.getByRole("link", { name: "Écrire à l’annonceur" }).click();
    expect(await form(visitor).getByLabel("Votre message").inputValue()).toContain(listing.reference);
    await writeAsVisitor(visitor, { name: "Mehdi Amrani", email });
    await visitor.getByText("ouvrez le message que nous venons de vous envoyer").waitFor();

    const advertiser = await as(owner, "/suivi", { tolerates: /409|410/ });
    const leaks = neverReceives(advertiser, email);
    await advertiser.getByText("Pas encore de demande").waitFor();
    const confirmation = await mailTo(visitor, email, "Confirmez votre demande");
    await visitor.goto(confirmation.link);
    await visitor.getByText("est prêt à partir").waitFor();
    await visitor.getByRole("button", { name: "Envoyer ma demande" }).click();
    await visitor.waitForURL("**/demandes/suivre?jeton=*");
    await visitor.getByRole("heading", { name: /^Demande de bien n° \d+$/ }).waitFor();
    const followed = visitor.url();

    const told = await mailTo(visitor, owner.email, "Nouvelle demande");
    expect(told.text).toContain("Mehdi Amrani vous écrit");
    expect(told.text).not.toContain(email);
    await advertiser.reload();
    await advertiser.getByRole("link", { name: /^Demandes : 1 nouvelle$/ }).waitFor();
    await advertiser.getByRole("link", { name: /^Messages : 1 non lu$/ }).waitFor();
    await advertiser.getByRole("link", { name: "Mehdi Amrani" }).click();
    await advertiser.getByRole("link", { name: "Messages : aucun non lu" }).waitFor();
    await say(advertiser, "Bonjour, il est toujours à vendre. Samedi à 10 h ?");
    await advertiser.getByRole("link", { name: "Demandes : aucune nouvelle" }).waitFor();

    const reply = await mailTo(visitor, email, "Nouveau message");
    expect(reply.text).not.toContain(owner.email);
    await visitor.goto(reply.link);
    const leaksToSeeker = neverReceives(visitor, owner.email);
    await visitor.getByText("Samedi à 10 h ?").waitFor();
    await say(visitor, "Parfait, à samedi.");

    await advertiser.reload();
    await advertiser.getByText("Parfait, à samedi.").waitFor();
    await advertiser.getByRole("button", { name: "Négocier" }).click();
    await advertiser.getByText("Vous avez ouvert la négociation").waitFor();
    await visitor.goto(href);
    await visitor.getByText("En négociation").first().waitFor();
    await visitor.goto(followed);
    await visitor.getByText("a ouvert la négociation").waitFor();
    await offer(visitor, "228 000");
    await visitor.getByText("Vous avez fait une offre").waitFor();

    await advertiser.reload();
    await advertiser.getByRole("listitem").filter({ hasText: "Mehdi Amrani a fait une offre" }).getByText("228 000 €").waitFor();
    await advertiser.locator("summary", { hasText: "Accepter" }).click();
    await advertiser.getByRole("button", { name: "Confirmer la vente" }).click();
    await advertiser.getByText("Vous avez accepté").waitFor();
    await advertiser.getByText("Cette annonce n’est plus en ligne.").waitFor();
    expect((await fetch(`${portal}${href}`)).status).toBe(410);
    await visitor.reload();
    await visitor.getByText("Odile Renaud").first().waitFor();
    await visitor.getByText("a accepté", { exact: false }).first().waitFor();
    expect((await mailTo(visitor, email, "Demande acceptée")).text).toContain("Félicitations");
    expect([leaks, leaksToSeeker]).toEqual([[], []]);
  });

  test("a seeker with an account asks at once, finds the conversation under « Messages », and withdraws", async () => {
    const { listing, owner, href } = await ownedListing();
    const seeker = await openAccount({ firstName: "Aïcha", familyName: "Traoré" });
    const page = await as(seeker, href);
    const leaks = neverReceives(page, owner.email);
    await form(page).getByText("Vous écrivez avec le compte de votre espace").waitFor();
    expect(await form(page).getByLabel("Votre nom").count()).toBe(0);
    await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
    await page.getByRole("link", { name: "Voir la conversation" }).click();
    await page.getByRole("heading", { name: /^Demande de bien n° \d+$/ }).waitFor();
    const path = new URL(page.url()).pathname;

    // A second question on the same listing goes on in the same conversation.
    await page.goto(href);
    await form(page).getByLabel("Votre message").fill("Y a-t-il une cave ?");
    await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
    expect(await page.getByRole("link", { name: "Voir la conversation" }).getAttribute("href")).toBe(path);

    const advertiser = await as(owner, "/suivi");
    const leaksToOwner = neverReceives(advertiser, seeker.email);
    await advertiser.getByRole("button", { name: "Négocier avec Aïcha Traoré" }).click();
    await advertiser.getByText("Vous avez ouvert la négociation").waitFor();
    expect((await mailTo(await open("/"), seeker.email, "Négociation ouverte")).link).toContain(path);

    await page.goto("/messages");
    await page.getByRole("link", { name: `${owner.firstName} ${owner.familyName}` }).click();
    await page.locator("summary", { hasText: "Retirer ma demande" }).click();
    await page.getByRole("button", { name: "Confirmer le retrait" }).click();
    await page.getByText("Vous avez retiré la demande").waitFor();
    await page.getByText("Cette demande est terminée").waitFor();
    await page.goto(href);
    expect(await page.getByText("En négociation").count(), `${listing.reference} is available again`).toBe(0);
    expect([leaks, leaksToOwner]).toEqual([[], []]);
  });

  test("without JavaScript all of it works: the form, its problems, the confirmation, the answers", async () => {
    const { owner, href } = await ownedListing({ transaction: "location" });
    const email = newEmail();
    const page = await open(href, { javaScriptEnabled: false, tolerates: /400/ });
    await writeAsVisitor(page, { name: "", email: "pas une adresse", message: "Bonjour, un message gardé." });
    await page.getByText("Indiquez votre nom.").waitFor();
    await page.getByText("L’adresse e-mail n’est pas valide.").waitFor();
    expect(await page.getByLabel("Votre message").inputValue()).toBe("Bonjour, un message gardé.");
    await writeAsVisitor(page, { name: "Tuan Pham", email });
    await page.getByText("ouvrez le message que nous venons de vous envoyer").waitFor();
    await page.goto((await mailTo(page, email, "Confirmez votre demande")).link);
    await page.getByRole("button", { name: "Envoyer ma demande" }).click();
    await page.getByRole("heading", { name: /^Demande de bien/ }).waitFor();
    await page.getByLabel("Votre message", { exact: true }).fill("Encore une question.");
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await page.getByText("Encore une question.").waitFor();

    const advertiser = await as(owner, "/suivi", { javaScriptEnabled: false, tolerates: /400/ });
    await advertiser.getByRole("link", { name: "Tuan Pham" }).click();
    await advertiser.locator("summary", { hasText: "Faire une offre" }).click();
    await advertiser.getByLabel("Loyer par mois").fill("beaucoup");
    await advertiser.getByRole("button", { name: "Envoyer l’offre" }).click();
    await advertiser.getByText("Indiquez un montant en chiffres").waitFor();
    expect(await advertiser.getByLabel("Loyer par mois").inputValue()).toBe("beaucoup");
    await advertiser.locator("summary", { hasText: "Décliner" }).click();
    await advertiser.getByRole("button", { name: "Décliner la demande" }).click();
    await advertiser.getByText("Vous avez décliné la demande").waitFor();
  });
});

describe("what is refused", () => {
  test("one's own listing, a listing that has gone, and an empty message are told so", async () => {
    const { listing, owner, href } = await ownedListing();
    const page = await as(owner, href, { tolerates: /400|403|410/ });
    await form(page).getByLabel("Votre message").fill(" ");
    await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
    await page.getByText("Écrivez un message.").waitFor();
    await form(page).getByLabel("Votre message").fill("À moi-même");
    await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
    await page.getByText("C’est votre propre annonce").waitFor();
    const visitor = await open(href, { tolerates: /410/ });
    await db.$client.query("update listings set status = 'retiree' where id = $1", [listing.id]);
    await writeAsVisitor(visitor, { name: "Léo", email: newEmail() });
    await visitor.getByText("Ce bien n’est plus proposé").waitFor();
  });

  test("two requests of one listing cannot be negotiated: the second click is told why", async () => {
    const { listing, owner } = await ownedListing();
    const [first, second] = [await createRequest(db, { listingId: listing.id, seekerName: "Première" }), await createRequest(db, { listingId: listing.id, seekerName: "Seconde" })];
    const late = await as(owner, `/suivi/${second.id}`, { tolerates: /409/ });
    const early = await as(owner, `/suivi/${first.id}`, { tolerates: /409/ });
    await early.getByRole("button", { name: "Négocier" }).click();
    await early.getByText("Vous avez ouvert la négociation").waitFor();
    await late.getByRole("button", { name: "Négocier" }).click();
    await late.getByRole("alert").getByText("Une autre demande sur ce bien est déjà en négociation.").waitFor();
    const stale = await as(owner, `/suivi/${first.id}`, { tolerates: /409/ });
    await early.locator("summary", { hasText: "Décliner" }).click();
    await early.getByRole("button", { name: "Décliner la demande" }).click();
    await early.getByText("Vous avez décliné la demande").waitFor();
    await stale.locator("summary", { hasText: "Accepter" }).click();
    await stale.getByRole("button", { name: "Confirmer la vente" }).click();
    await stale.getByRole("alert").getByText("Cette demande a changé entre-temps : son état est maintenant « Déclinée ».").waitFor();
  });

  test("another's request, by page or by form, does not exist; nor does a request under the other side's address", async () => {
    const { listing, owner } = await ownedListing();
    const seeker = await openAccount();
    const stranger = await openAccount({ userType: "agence" });
    const { id } = await createRequest(db, { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email });
    const cookiesOf = async (account: OpenedAccount) => (await sessionOf(account)).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const status = async (account: OpenedAccount, path: string, act?: string) => {
      const headers = { cookie: await cookiesOf(account), origin: portal };
      const answer = await fetch(`${portal}${path}`, act ? { method: "POST", headers, redirect: "manual", body: new URLSearchParams({ acte: act, message: "?", amount: "1" }) } : { headers });
      return answer.status;
    };
    expect(await status(owner, `/suivi/${id}`)).toBe(200);
    expect(await status(seeker, `/messages/${id}`)).toBe(200);
    for (const path of [`/suivi/${id}`, `/messages/${id}`, "/suivi/1", "/messages/%27%20or%20true"]) {
      expect(await status(stranger, path), path).toBe(404);
      for (const act of ["message", "offre", "negocier", "accepter", "decliner", "retirer"]) expect(await status(stranger, path, act), `${act} ${path}`).toBe(404);
    }
    expect(await status(owner, `/messages/${id}`)).toBe(404);
    expect(await status(seeker, `/suivi/${id}`), "seekers have no such area").toBe(403);
    expect(await status(owner, `/suivi/${id}`, "retirer")).toBe(404);
    expect(await status(seeker, `/messages/${id}`, "accepter")).toBe(404);
    expect(await status(owner, `/suivi/${id}`, "autre")).toBe(404);
    for (const path of ["/suivi", `/suivi/${id}`, "/messages", `/messages/${id}`]) expect(new URL((await fetch(`${portal}${path}`)).url).pathname, path).toBe("/connexion");
    for (const [path, expected] of [["/demandes/suivre", 404], ["/demandes/suivre?jeton=x", 404], ["/demandes/confirmer?jeton=x", 410], ["/annonces/BVNONE9/demande", 404]] as const) {
      expect((await fetch(`${portal}${path}`)).status, path).toBe(expected);
    }
    const forged = await fetch(`${portal}/demandes/suivre?jeton=x`, { method: "POST", headers: { origin: portal }, body: new URLSearchParams({ acte: "message", message: "?" }) });
    expect(forged.status).toBe(404);
  });

  test("hostile text is shown as text, on every page and in the mails", async () => {
    const { owner, href } = await ownedListing({ title: "Maison <b>à</b> \"vendre\" & plus" });
    const name = "<img src=x onerror=alert(1)>";
    const message = "</textarea><script>document.title='pris'</script>\u0000\u202E fin";
    const seeker = await openAccount({ firstName: name, familyName: "'\";--" });
    const page = await as(seeker, href);
    await form(page).getByLabel("Votre message").fill(message);
    await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
    await page.getByRole("link", { name: "Voir la conversation" }).click();
    await page.getByText("</textarea><script>").waitFor();
    const advertiser = await as(owner, "/suivi");
    await advertiser.getByRole("link", { name }).click();
    await advertiser.getByText("</textarea><script>").waitFor();
    expect(await advertiser.title()).not.toBe("pris");
    expect(await advertiser.locator("main img[src=x]").count()).toBe(0);
    expect((await mailTo(page, owner.email, "Nouvelle demande")).text).toContain("</textarea><script>");
  });

  test("a robot that fills every field believes that it was heard", async () => {
    const { listing } = await ownedListing();
    const body = new URLSearchParams({ name: "Robot", email: newEmail(), message: "Achetez", site: "http://mal.example" });
    const answer = await fetch(`${portal}/annonces/${listing.reference}/demande`, { method: "POST", headers: { origin: portal }, body });
    expect(answer.status).toBe(200);
    expect((await db.$client.query("select from requests where listing_id = $1", [listing.id])).rowCount).toBe(0);
  });
});

describe("for everyone", () => {
  test("the state, the listing and the name filter the requests, in the address, and Back undoes", async () => {
    const { listing, owner } = await ownedListing();
    await createRequest(db, { listingId: listing.id, seekerName: "Élodie N’Diaye" });
    await createRequest(db, { listingId: listing.id, seekerName: "Karim Benali", status: "declinee" });
    const page = await as(owner, "/suivi");
    await page.getByText("2 demandes").waitFor();
    await page.getByRole("link", { name: /^Terminées/ }).click();
    await page.getByText("1 demande", { exact: true }).waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
    await page.goBack();
    await page.getByText("2 demandes").waitFor();
    await page.getByLabel("Nom du demandeur").fill("elodie");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await page.waitForURL("**/suivi?**nom=elodie**");
    await page.getByText("1 demande", { exact: true }).waitFor();
    await page.getByLabel("Nom du demandeur").fill("personne");
    await page.getByLabel("Nom du demandeur").press("Enter");
    await page.getByText("Aucune demande ne correspond").waitFor();
    await page.getByRole("link", { name: "Effacer les filtres" }).first().click();
    await page.getByText("2 demandes").waitFor();
  });

  test("the keyboard alone reads a request, answers it and opens the negotiation", async () => {
    const { listing, owner } = await ownedListing();
    await createRequest(db, { listingId: listing.id, seekerName: "Salomé Weber" });
    const page = await as(owner, "/suivi");
    await page.getByRole("link", { name: "Salomé Weber" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^Demande de bien/ }).waitFor();
    const reach = async (name: string) => {
      await expect.poll(async () => (await page.keyboard.press("Tab"), page.evaluate(() => document.activeElement?.textContent ?? "")), { interval: 10 }).toContain(name);
    };
    await page.getByLabel("Votre message", { exact: true }).focus();
    await page.keyboard.type("Au clavier");
    await reach("Envoyer");
    await page.keyboard.press("Enter");
    await page.getByRole("listitem").filter({ hasText: "Au clavier" }).waitFor();
    await reach("Négocier");
    await page.keyboard.press("Enter");
    await page.getByText("Vous avez ouvert la négociation").waitFor();
    await reach("Décliner");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Décliner la demande" }).waitFor();
  });

  test("English reads English, with the same times", async () => {
    const { listing, owner } = await ownedListing();
    await createRequest(db, { listingId: listing.id, seekerName: "Irina Popescu" });
    const page = await as(owner, "/suivi");
    await page.getByLabel("Langue").first().selectOption("en");
    await page.getByRole("heading", { name: "Requests on my listings" }).waitFor();
    await page.getByText(/^today at/).waitFor();
    await page.getByRole("link", { name: "Irina Popescu" }).click();
    await page.getByText(/sent the request · today at/).waitFor();
  });

  test.each(["light", "dark"] as const)("in the %s theme, on phones and wide screens, no page of requests has an accessibility fault or scrolls sideways", async (colorScheme) => {
    const { listing, owner, href } = await ownedListing();
    const seeker = await openAccount();
    const request = await createRequest(db, { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email, seekerName: "Anne-Charlotte de Montmorency-Beaumont", message: `Bonjour ${"trèslong".repeat(30)}` });
    await createRequest(db, { listingId: listing.id, status: "acceptee" });
    const advertiser = await as(owner, "/suivi", { colorScheme });
    const asking = await as(seeker, href, { colorScheme });
    const visits: [Page, string][] = [
      [advertiser, "/suivi"], [advertiser, "/suivi?nom=personne"], [advertiser, `/suivi/${request.id}`], [advertiser, "/messages"], [asking, "/messages"], [asking, `/messages/${request.id}`],
      [asking, href], [asking, `/annonces/${listing.reference}/demande`],
    ];
    for (const width of [360, 1440]) {
      for (const [page, path] of visits) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        if (path.includes(request.id)) await page.evaluate(() => document.querySelectorAll("main details").forEach((details) => details.setAttribute("open", "")));
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]), `${path} at ${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${path} at ${width}`).toBe(0);
      }
    }
  }, 180_000);
});
