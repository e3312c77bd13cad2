import { beforeAll, expect, test } from "vitest";
import { addRequestLink } from "#app/requests/request-links.repository.server.ts";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";
import { saveLegalNotice } from "../setup/data/written-notice.ts";

const portal = useHttpPortal({ template: "communes" });
beforeAll(() => saveLegalNotice(portal.db));

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

test("a listing is reported without an account: the reporter gets a receipt, whose link shows the outcome", async () => {
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

test("a report with mistakes shows each one beside its field, and keeps the typed text", async () => {
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

test("sexual content with minors is reported without name or address; the page's address shows the report again", async () => {
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

test("each side can report only the other's messages, by account or by link", async () => {
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

test("a message of another person's thread can neither be seen nor reported", async () => {
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
  "an address without anything to report answers 404: /signaler%s",
  async (query) => {
    const cookie = await portal.accounts.cookieOf(await portal.accounts.openAccount());
    expect((await portal.fetch(`/signaler${query}`, { headers: { cookie } })).status).toBe(404);
  },
);

test("an unknown link is reported as unknown", async () => {
  const visitor = await openVisitor(portal, "/signaler/suivi?jeton=%00");
  expect(visitor.status).toBe(404);
  expect(visitor.page.one("main").text).toContain("Ce lien n’est pas valable");
});

const openModerator = async (provenAt = new Date()) => {
  const account = await portal.accounts.openOperator("moderator", provenAt);
  return { account, open: (path: string) => openVisitor(portal, path, { as: account, provenAt }) };
};

/** A listing of somebody, with an open case of a reporter. */
async function openCase() {
  const opened = await openListing();
  const visitor = await openVisitor(portal, `/signaler?annonce=${opened.listing.reference}`);
  const reporter = write(visitor);
  await visitor.press("Envoyer le signalement");
  const { rows } = await portal.db.$client.query<{ id: string }>("select id::text from cases where subject_id = $1", [
    opened.listing.reference,
  ]);
  return { ...opened, reporter, statePath: visitor.path, id: rows[0]!.id };
}

const ground = "escroquerie ou tentative d’escroquerie (code pénal, article 313-1)";
const facts = "Un virement est demandé avant la visite.";
/** Ticks a choice of the form of a decision, whose label begins like this. */
function choose(visitor: HttpVisitor, choice: RegExp) {
  visitor.enter({ [visitor.page.fields(choice)[0]!.name]: true, "Faits constatés": facts });
}
function hide(visitor: HttpVisitor) {
  choose(visitor, /^Masquer/);
  visitor.enter({ Fondement: ground });
}

test("a moderator finds a case, sees each side's statement before it is sent, and decides", async () => {
  const { id, account, reporter, statePath, href } = await openCase();
  const moderator = await openModerator();
  expect((await portal.mailsTo(moderator.account.email)).length).toBe(0);
  const visitor = await moderator.open("/administration/signalements");
  expect(visitor.page.one("main").text).toContain("Studio au calme");
  await visitor.open(`/administration/signalements/${id}`);
  expect(visitor.page.one("main").text).toContain(reporter);
  const reading = await openVisitor(portal, statePath);
  expect(reading.page.one("main").text).toContain("Examiné par notre équipe");
  hide(visitor);
  await visitor.press("Voir ce qui partira");
  const shown = visitor.page.one("main").text;
  for (const said of ["Votre annonce", "est masquée", "Nous l’avons masquée", facts, "Rien n’est encore décidé."])
    expect(shown).toContain(said);
  expect(await portal.mailsTo(account.email)).toEqual([]);
  expect((await portal.fetch(href)).status).toBe(200);
  await visitor.press("Décider et envoyer");
  expect(visitor.path).toBe(`/administration/signalements/${id}?fait`);
  expect(visitor.page.one("main").text).toContain("C’est décidé");
  expect((await portal.fetch(href)).status).toBe(410);
  const [told] = await portal.mailsTo(account.email);
  expect(told!.text).toContain(facts);
  expect(told!.text).not.toContain(reporter);
  await reading.open(statePath);
  expect(reading.page.one("main").text).toContain("Nous l’avons masquée");
  await visitor.open("/administration/signalements?etat=clos");
  expect(visitor.page.one("main").text).toContain(`Studio au calme`);
});

test("a decision is contested by the link in its mail or from the account, and the answer is shown there", async () => {
  const { id, account, listing, statePath } = await openCase();
  const desk = await (await openModerator()).open(`/administration/signalements/${id}`);
  hide(desk);
  await desk.press("Voir ce qui partira");
  expect(desk.page.one("main").text).toContain("1 annonce quitte le site.");
  await desk.press("Décider et envoyer");
  const [told] = await portal.mailsTo(account.email);
  const number = /n° (\d+)/.exec(told!.subject)![1]!;
  const visitor = await openVisitor(portal, linkIn(told!));
  expect(visitor.headers.get("cache-control")).toBe("no-store");
  await visitor.press("Contester la décision");
  expect([visitor.status, visitor.page.one("main").text]).toEqual([
    400,
    expect.stringContaining("Dites-nous pourquoi"),
  ]);
  visitor.enter({ "Pourquoi la contestez-vous ?": "Le virement est un dépôt de garantie." });
  await visitor.press("Contester la décision");
  expect(visitor.page.one("main").text).toContain("Votre contestation est enregistrée");

  const owned = await openVisitor(portal, "/publications?statut=retirees", { as: account });
  expect(owned.page.one("main").text).not.toContain("Dupliquer");
  await owned.follow("Lire les motifs");
  expect(owned.path).toBe(`/signaler/contester?decision=${number}`);
  expect(owned.page.one("main").text).toContain("Le virement est un dépôt de garantie.");
  const hidden = await openVisitor(portal, "/tableau-de-bord", { as: account });
  expect(hidden.page.one("main").text).toContain("1 annonce masquée par le portail");
  const loggedOut = await portal.fetch(`/signaler/contester?decision=${number}`, { redirect: "manual" });
  expect(loggedOut.headers.get("location")).toContain("/connexion?suite=%2Fsignaler");

  await desk.open("/administration/signalements");
  expect(desk.page.one("main").text).toContain("Décision contestée");
  const { rows } = await portal.db.$client.query<{ id: string }>(
    "select id::text from cases where subject_id = $1 and closed_at is null",
    [listing.reference],
  );
  await desk.open(`/administration/signalements/${rows[0]!.id}`);
  expect(desk.page.one("main").text).toContain("Le virement est un dépôt de garantie.");
  choose(desk, /^Maintenir la décision/);
  await desk.press("Voir ce qui partira");
  await desk.press("Décider et envoyer");
  await visitor.open(visitor.path);
  expect(visitor.page.one("main").text).toContain("Notre décision précédente reste la même.");
  const reporting = await openVisitor(portal, statePath);
  await reporting.follow("Contester cette décision");
  expect(reporting.page.one("main").text).toContain("Nous l’avons masquée");
});

test("a decision with mistakes shows each one beside its field; « Corriger » restores every text", async () => {
  const { id } = await openCase();
  const visitor = await (await openModerator()).open(`/administration/signalements/${id}`);
  choose(visitor, /^Masquer/);
  visitor.enter({ Fondement: "autre contenu illicite" });
  await visitor.press("Voir ce qui partira");
  expect(visitor.status).toBe(400);
  expect(visitor.page.one("main").text).toContain("Précisez ce fondement.");
  expect(visitor.page.field("Faits constatés").value).toBe(facts);
  visitor.enter({ "Précision sur le fondement": "Vente liée" });
  await visitor.press("Voir ce qui partira");
  await visitor.press("Corriger");
  expect(visitor.page.field("Faits constatés").value).toBe(facts);
  expect(visitor.page.field("Précision sur le fondement").value).toBe("Vente liée");
});

test("when two moderators decide one case, the second learns of the first decision, and keeps the text", async () => {
  const { id } = await openCase();
  const [first, second] = [await openModerator(), await openModerator()];
  const [early, late] = [
    await first.open(`/administration/signalements/${id}`),
    await second.open(`/administration/signalements/${id}`),
  ];
  for (const visitor of [early, late]) {
    hide(visitor);
    await visitor.press("Voir ce qui partira");
  }
  await early.press("Décider et envoyer");
  await late.press("Décider et envoyer");
  expect(late.status).toBe(409);
  const { text } = late.page.one("main");
  expect(text).toContain(`${first.account.firstName} ${first.account.familyName} – Décision envoyée`);
  expect(text).toContain(`Votre texte : ${facts}`);
});

test("an account is suspended without a report only with a fresh code, and its holder gets the reason", async () => {
  const seeker = await portal.accounts.openAccount();
  const stale = await openModerator(new Date(Date.now() - 3_600_000));
  const path = `/administration/decision/compte/${seeker.id}`;
  const decideFrom = async (visitor: HttpVisitor) => {
    choose(visitor, /^Suspendre/);
    visitor.enter({ Fondement: ground });
    await visitor.press("Voir ce qui partira");
    await visitor.press("Décider et envoyer");
  };
  const late = await stale.open(path);
  await decideFrom(late);
  expect(late.status).toBe(403);
  expect(late.page.one("main").text).toContain("Cet acte demande un code récent");
  const visitor = await (await openModerator()).open(path);
  await decideFrom(visitor);
  expect(visitor.path).toBe(`${path}?fait`);
  const [told] = await portal.mailsTo(seeker.email);
  expect(told!.text).toContain("Votre compte est suspendu");
});

test("private notes are shown with their subject, and are in the log without their text", async () => {
  const { id } = await openCase();
  const moderator = await openModerator();
  const visitor = await moderator.open(`/administration/signalements/${id}`);
  await visitor.press("Ajouter la note");
  expect(visitor.status).toBe(400);
  visitor.enter({ "Nouvelle note": "Rappeler lundi" });
  await visitor.press("Ajouter la note");
  expect(visitor.page.one("main").text).toContain("Rappeler lundi");
  await visitor.open(`/administration/journal?objet=${id}&acte=note.add`);
  expect(visitor.page.one("main").text).not.toContain("Rappeler lundi");
  expect(visitor.page.one("main").text).toContain("Note privée écrite");
});

test.each([
  "/administration/signalements/0",
  "/administration/signalements/99999999999999999999",
  "/administration/decision/annonce/BVABCDE1",
  "/administration/decision/organisation/99999999999",
  "/administration/decision/compte/%00",
  "/administration/decision/autre/1",
])("an unknown thing answers 404: %s", async (path) => {
  const visitor = await (await openModerator()).open(path);
  expect(visitor.status).toBe(404);
});
