import { expect, test } from "vitest";
import { addRequestLink } from "#app/requests/request-links.repository.server.ts";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/http-visitor.ts";
import { linkIn } from "../setup/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });

const openListing = async () => {
  const { account, advertiser, listings } = await portal.accounts.openDashboard({
    listings: [{ title: "Studio au calme" }],
  });
  return {
    account,
    advertiser,
    listing: listings[0]!,
    href: `/annonces/${listings[0]!.slug}-${listings[0]!.reference}`,
  };
};

let people = 0;
/** Fills the form in as a visitor with an address of its own, which is returned. */
function write(visitor: HttpVisitor, explanation = "On me demande un virement avant la visite.") {
  const email = `temoin${++people}@example.org`;
  const typed = { "Expliquez-nous": explanation, "Votre nom": "Mehdi Amrani", "Votre adresse e-mail": email };
  visitor.enter({ [scam]: true, ...typed, [goodFaith]: true });
  return email;
}
const scam = "Arnaque : on demande de l’argent avant la visite, les photos ou le prix sont trompeurs";
const goodFaith = "Je pense de bonne foi que ces informations sont exactes et complètes.";

/** A thread with a message of its advertiser: its id, and the secret of its seeker's link. */
async function openThread(seeker: { id: string; email: string } | null = null) {
  const { account, listing } = await openListing();
  const from = seeker ? { seekerId: seeker.id, seekerEmail: seeker.email } : {};
  const request = await createRequest(portal.db, { listingId: listing.id, ...from });
  const { rows } = await portal.db.$client.query<{ id: string }>(
    `insert into request_events (request_id, step, author, author_name, body)
      values ($1, 'message', 'annonceur', 'Nadia', 'Versez-moi une avance.') returning id::text`,
    [request.id],
  );
  return { account, request, message: rows[0]!.id, secret: await addRequestLink(portal.db, request.id) };
}

test("a listing is reported without an account: a receipt comes, whose link shows what becomes of it", async () => {
  const { href, listing } = await openListing();
  const visitor = await openVisitor(portal, href);
  await visitor.follow("Signaler");
  expect(visitor.path).toBe(`/signaler?annonce=${listing.reference}`);
  const email = write(visitor);
  await visitor.press("Envoyer le signalement");
  expect(visitor.page.one("main").text).toContain("Merci : votre signalement est enregistré.");
  const [receipt] = await portal.mailsTo(email);
  expect(receipt!.subject).toContain("Votre signalement");
  const elsewhere = await openVisitor(portal, linkIn(receipt!));
  const { text } = elsewhere.page.one("main");
  for (const said of ["À examiner par notre équipe", "On me demande un virement avant la visite."])
    expect(text).toContain(said);
  expect(elsewhere.headers.get("cache-control")).toBe("no-store");
});

test("a report with mistakes says so beside each field, and keeps what was typed", async () => {
  const { listing } = await openListing();
  const visitor = await openVisitor(portal, `/signaler?annonce=${listing.reference}`);
  visitor.enter({ "Expliquez-nous": "Ce loyer est faux", "Votre adresse e-mail": "pas une adresse" });
  // As a browser without checks of its own.
  await visitor.press("Envoyer le signalement");
  expect(visitor.status).toBe(400);
  const { text } = visitor.page.one("main");
  for (const problem of [
    "Choisissez ce qui ne va pas.",
    "Indiquez votre nom.",
    "n’est pas valable",
    "Cochez cette case",
  ])
    expect(text).toContain(problem);
  expect(visitor.page.field("Expliquez-nous").value).toBe("Ce loyer est faux");
  expect(visitor.page.field("Votre adresse e-mail").value).toBe("pas une adresse");
});

test("sexual content with minors is reported without name or address; the page's address leads back", async () => {
  const { listing } = await openListing();
  const visitor = await openVisitor(portal, `/signaler?annonce=${listing.reference}`);
  visitor.enter({ "Contenu sexuel qui implique des mineurs": true, "Expliquez-nous": "Sur une photo." });
  visitor.enter({ [goodFaith]: true });
  await visitor.press("Envoyer le signalement");
  expect(visitor.path).toMatch(/^\/signaler\/suivi\?jeton=[\w-]{43}&recu=page$/);
});

test("an advertiser is reported by an account under its own name, whatever the form says", async () => {
  const { advertiser } = await openListing();
  const seeker = await portal.accounts.openAccount();
  const visitor = await openVisitor(portal, `/annonceurs/${advertiser.slug}`, { as: seeker });
  await visitor.follow("Signaler cet annonceur");
  expect(visitor.page.one("main").text).toContain(seeker.email);
  visitor.enter({ "Autre chose": true, "Expliquez-nous": "Le téléphone ne répond jamais.", [goodFaith]: true });
  await visitor.press("Envoyer le signalement");
  expect(visitor.page.one("main").text).toContain("Merci : votre signalement est enregistré.");
  expect(await portal.mailsTo(seeker.email)).toHaveLength(1);
});

test("each side reports the other's messages alone, by account or by link", async () => {
  const seeker = await portal.accounts.openAccount();
  const own = await openThread(seeker);
  const asSeeker = await openVisitor(portal, `/messages/${own.request.id}`, { as: seeker });
  expect(asSeeker.page.all("link", "Signaler")).toHaveLength(1);
  await asSeeker.follow("Signaler");
  expect(asSeeker.page.one("main").text).toContain("Versez-moi une avance.");
  const asOwner = await openVisitor(portal, `/suivi/${own.request.id}`, { as: own.account });
  expect(asOwner.page.all("link", "Signaler")).toHaveLength(1);
  const linked = await openThread();
  const byLink = await openVisitor(portal, `/demandes/suivre?jeton=${linked.secret}`);
  await byLink.follow("Signaler");
  byLink.enter({ "Arnaque : on me demande de l’argent, ou des documents d’identité": true });
  byLink.enter({ "Expliquez-nous": "Une avance", "Votre nom": "Mehdi", "Votre adresse e-mail": "mehdi@example.org" });
  byLink.enter({ [goodFaith]: true });
  await byLink.press("Envoyer le signalement");
  expect(byLink.page.one("main").text).toContain("votre signalement est enregistré");
});

test("a message of a stranger's thread is neither seen nor reported", async () => {
  const { message } = await openThread();
  const other = await openThread();
  const stranger = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(stranger);
  const asks = (query: string, init: RequestInit = {}) =>
    portal.fetch(`/signaler?message=${message}${query}`, { redirect: "manual", headers: { cookie }, ...init });
  for (const query of ["", `&jeton=${other.secret}`, "&jeton=rien"]) {
    const page = await asks(query);
    expect([page.status, (await page.text()).includes("avance")]).toEqual([404, false]);
    expect((await asks(query, { method: "POST", body: new URLSearchParams({ kind: "scam" }) })).status).toBe(404);
  }
  const withoutAccount = await asks("", { headers: {} });
  expect(withoutAccount.headers.get("location")).toContain("/connexion?suite=%2Fsignaler");
  expect((await portal.db.$client.query("select from cases where subject_id = $1", [message])).rowCount).toBe(0);
});

test.each(["", "?annonce=BVABCDE1", "?annonceur=%00", "?message=1e5", "?annonce=%27&message=1"])(
  "nothing to report answers 404: /signaler%s",
  async (query) => {
    const cookie = await portal.accounts.cookieOf(await portal.accounts.openAccount());
    expect((await portal.fetch(`/signaler${query}`, { headers: { cookie } })).status).toBe(404);
  },
);

test("a link that nobody knows says so", async () => {
  const visitor = await openVisitor(portal, "/signaler/suivi?jeton=%00");
  expect(visitor.status).toBe(404);
  expect(visitor.page.one("main").text).toContain("Ce lien n’est pas valable");
});
