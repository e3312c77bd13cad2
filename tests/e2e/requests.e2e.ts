import { createRequest } from "../factories/requests.ts";
import { expect, revisit, visit } from "../setup/journey.ts";
import {
  form,
  listingHead,
  mailTo,
  neverReceives,
  newEmail,
  offer,
  openNegotiation,
  say,
  test,
  writeAsVisitor,
} from "../setup/request-journeys.ts";
import { linkIn } from "../setup/test-portal.ts";

test("a visitor without an account asks, proves the address, and both sides write to each other", async ({
  open,
  as,
  ownedListing,
  portal,
}) => {
  test.slow(); // Two people, six pages.
  const { listing, owner, href } = await ownedListing();
  const email = newEmail();
  const visitor = await open(href);
  await visitor.getByRole("link", { name: "Écrire à l’annonceur" }).click();
  await expect(form(visitor).getByLabel("Votre message")).toHaveValue(new RegExp(listing.reference));
  await writeAsVisitor(visitor, { name: "Mehdi Amrani", email });
  await expect(visitor.getByText("ouvrez le message que nous venons de vous envoyer")).toBeVisible();

  const advertiser = await as(owner, "/suivi");
  const leaks = neverReceives(advertiser, email);
  await expect(advertiser.getByText("Pas encore de demande")).toBeVisible();
  const confirmation = await mailTo(portal, email, "Confirmez votre demande");
  await visit(visitor, linkIn(confirmation));
  await expect(visitor.getByText("est prêt à partir")).toBeVisible();
  await visitor.getByRole("button", { name: "Envoyer ma demande" }).click();
  await visitor.waitForURL("**/demandes/suivre?jeton=*");
  await expect(visitor.getByRole("heading", { name: /^Demande de bien n° \d+$/ })).toBeVisible();

  const told = await mailTo(portal, owner.email, "Nouvelle demande");
  expect(told.text).toContain("Mehdi Amrani vous écrit");
  expect(told.text + told.html).not.toContain(email);
  await revisit(advertiser);
  await expect(advertiser.getByRole("link", { name: /^Demandes : 1 nouvelle$/ })).toBeVisible();
  await expect(advertiser.getByRole("link", { name: /^Messages : 1 non lu$/ })).toBeVisible();
  await advertiser.getByRole("link", { name: "Mehdi Amrani" }).click();
  await expect(advertiser.getByRole("link", { name: "Messages : aucun non lu" })).toBeVisible();
  await say(advertiser, "Bonjour, il est toujours à vendre. Samedi à 10 h ?");
  await expect(advertiser.getByRole("link", { name: "Demandes : aucune nouvelle" })).toBeVisible();

  const reply = await mailTo(portal, email, "Nouveau message");
  expect(reply.text + reply.html).not.toContain(owner.email);
  await visit(visitor, linkIn(reply));
  const leaksToSeeker = neverReceives(visitor, owner.email);
  await expect(visitor.getByText("Samedi à 10 h ?")).toBeVisible();
  await say(visitor, "Parfait, à samedi.");

  await revisit(advertiser);
  await expect(advertiser.getByText("Parfait, à samedi.")).toBeVisible();
  expect([await leaks(), await leaksToSeeker()]).toEqual([[], []]);
});

test("a negotiation with offers of both sides ends in an agreement that each page shows", async ({
  open,
  as,
  ownedListing,
  portal,
}) => {
  test.slow(); // Two people, six pages.
  const { listing, owner, href } = await ownedListing({ price: 23_500_000 });
  const email = newEmail();
  const { id } = await createRequest(portal.db, {
    listingId: listing.id,
    seekerName: "Mehdi Amrani",
    seekerEmail: email,
  });
  const advertiser = await as(owner, `/suivi/${id}`, { tolerates: /409|410/ });
  const leaks = neverReceives(advertiser, email);
  await openNegotiation(advertiser);
  await expect(advertiser.getByText("Vous avez ouvert la négociation")).toBeVisible();
  const visitor = await open(href);
  const leaksToSeeker = neverReceives(visitor, owner.email);
  await expect(listingHead(visitor).getByText("En négociation")).toBeVisible();
  await visit(visitor, linkIn(await mailTo(portal, email, "Négociation ouverte")));
  await expect(visitor.getByText("a ouvert la négociation")).toBeVisible();
  await offer(visitor, "228 000");
  await expect(visitor.getByText("Vous avez fait une offre")).toBeVisible();

  await revisit(advertiser);
  await expect(
    advertiser.getByRole("listitem").filter({ hasText: "Mehdi Amrani a fait une offre" }).getByText("228 000 €"),
  ).toBeVisible();
  await offer(advertiser, "232 000");
  await expect(advertiser.getByText("Vous avez fait une offre")).toBeVisible();
  await advertiser.locator("summary", { hasText: "Accepter" }).click();
  for (const last of [/^La dernière offre reçue\s: 228\s000\s€$/, /^Votre dernière offre\s: 232\s000\s€$/])
    await expect(advertiser.getByRole("paragraph").filter({ hasText: last })).toBeVisible();
  await advertiser.getByRole("button", { name: "Confirmer la vente" }).click();
  await expect(advertiser.getByText("Vous avez accepté")).toBeVisible();
  await expect(advertiser.getByText("Cette annonce n’est plus en ligne.")).toBeVisible();
  expect((await advertiser.request.get(href)).status()).toBe(410);
  await visitor.reload();
  await expect(visitor.getByText("Odile Renaud").first()).toBeVisible();
  await expect(visitor.getByText("a accepté", { exact: false }).first()).toBeVisible();
  expect((await mailTo(portal, email, "Demande acceptée")).text).toContain("Félicitations");
  expect([await leaks(), await leaksToSeeker()]).toEqual([[], []]);
});

test("a seeker with an account asks at once, and asks on in the same conversation", async ({
  as,
  ownedListing,
  accounts,
}) => {
  test.slow(); // Two visits of a long page.
  const { owner, href } = await ownedListing();
  const seeker = await accounts.openAccount({ firstName: "Aïcha", familyName: "Traoré" });
  const page = await as(seeker, href);
  const leaks = neverReceives(page, owner.email);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByText("Vous écrivez avec le compte de votre espace")).toBeVisible();
  // Hidden as soon as the page is shown; gone once its scripts are there.
  await expect(form(page).getByLabel("Votre nom")).toHaveCount(0);
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByRole("link", { name: "Voir la conversation" }).click();
  await expect(page.getByRole("heading", { name: /^Demande de bien n° \d+$/ })).toBeVisible();
  const path = new URL(page.url()).pathname;

  // A second question on the same listing goes on in the same conversation.
  await visit(page, href);
  await form(page).getByLabel("Votre message").fill("Y a-t-il une cave ?");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByRole("link", { name: "Voir la conversation" })).toHaveAttribute("href", path);
  expect(await leaks()).toEqual([]);
});

test("a seeker with an account finds the conversation under « Messages », and withdraws", async ({
  as,
  ownedListing,
  accounts,
  portal,
}) => {
  test.slow(); // Two people, six pages.
  const { listing, owner, href } = await ownedListing();
  const seeker = await accounts.openAccount({ firstName: "Aïcha", familyName: "Traoré" });
  const { id } = await createRequest(portal.db, {
    listingId: listing.id,
    seekerId: seeker.id,
    seekerName: "Aïcha Traoré",
    seekerEmail: seeker.email,
  });
  const advertiser = await as(owner, "/suivi");
  const leaksToOwner = neverReceives(advertiser, seeker.email);
  await advertiser.getByRole("button", { name: "Négocier avec Aïcha Traoré" }).click();
  await advertiser.getByRole("button", { name: "Ouvrir la négociation" }).click();
  await expect(advertiser.getByText("Vous avez ouvert la négociation")).toBeVisible();
  expect(linkIn(await mailTo(portal, seeker.email, "Négociation ouverte"))).toContain(`/messages/${id}`);

  const page = await as(seeker, "/messages");
  const leaks = neverReceives(page, owner.email);
  await page.getByRole("link", { name: `${owner.firstName} ${owner.familyName}` }).click();
  await page.locator("summary", { hasText: "Retirer ma demande" }).click();
  await page.getByRole("button", { name: "Confirmer le retrait" }).click();
  await expect(page.getByText("Vous avez retiré la demande")).toBeVisible();
  await expect(page.getByText("Cette demande est terminée")).toBeVisible();
  await page.goto(href);
  await expect(listingHead(page).getByText(listing.reference)).toBeVisible();
  await expect(listingHead(page).getByText("En négociation"), `${listing.reference} is available again`).toHaveCount(0);
  expect([await leaks(), await leaksToOwner()]).toEqual([[], []]);
});

test("without JavaScript a visitor asks: the form, its problems, the confirmation, another message", async ({
  open,
  ownedListing,
  portal,
}) => {
  const { href } = await ownedListing({ transaction: "location" });
  const email = newEmail();
  const page = await open(href, { javaScriptEnabled: false, tolerates: /400/ });
  await writeAsVisitor(page, { name: "", email: "pas une adresse", message: "Bonjour, un message gardé." });
  await expect(page.getByText("Indiquez votre nom.")).toBeVisible();
  await expect(page.getByText("L’adresse e-mail n’est pas valide.")).toBeVisible();
  await expect(page.getByLabel("Votre message")).toHaveValue("Bonjour, un message gardé.");
  await writeAsVisitor(page, { name: "Tuan Pham", email });
  await expect(page.getByText("ouvrez le message que nous venons de vous envoyer")).toBeVisible();
  await page.goto(linkIn(await mailTo(portal, email, "Confirmez votre demande")));
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByRole("heading", { name: /^Demande de bien/ })).toBeVisible();
  await page.getByLabel("Votre message", { exact: true }).fill("Encore une question.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText("Encore une question.")).toBeVisible();
});

test("without JavaScript the advertiser offers, reads what is wrong with it, and declines", async ({
  as,
  ownedListing,
  portal,
}) => {
  const { listing, owner } = await ownedListing({ transaction: "location" });
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Tuan Pham" });
  const advertiser = await as(owner, "/suivi", { javaScriptEnabled: false, tolerates: /400/ });
  await advertiser.getByRole("link", { name: "Tuan Pham" }).click();
  await advertiser.locator("summary", { hasText: "Faire une offre" }).click();
  await advertiser.getByLabel("Loyer par mois").fill("beaucoup");
  await advertiser.getByRole("button", { name: "Envoyer l’offre" }).click();
  await expect(advertiser.getByText("Indiquez un montant en chiffres")).toBeVisible();
  await expect(advertiser.getByLabel("Loyer par mois")).toHaveValue("beaucoup");
  await advertiser.locator("summary", { hasText: "Décliner" }).click();
  await advertiser.getByRole("button", { name: "Décliner la demande" }).click();
  await expect(advertiser.getByText("Vous avez décliné la demande")).toBeVisible();
});
