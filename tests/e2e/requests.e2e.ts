import { expect, test } from "vitest";
import {
  form,
  listingHead,
  mailTo,
  neverReceives,
  newEmail,
  offer,
  say,
  useRequests,
  writeAsVisitor,
} from "../setup/request-journeys.ts";

const { as, open, openAccount, ownedListing, portal } = useRequests();

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
  await listingHead(visitor).getByText("En négociation").waitFor();
  await visitor.goto(followed);
  await visitor.getByText("a ouvert la négociation").waitFor();
  await offer(visitor, "228 000");
  await visitor.getByText("Vous avez fait une offre").waitFor();

  await advertiser.reload();
  await advertiser
    .getByRole("listitem")
    .filter({ hasText: "Mehdi Amrani a fait une offre" })
    .getByText("228 000 €")
    .waitFor();
  await offer(advertiser, "232 000");
  await advertiser.getByText("Vous avez fait une offre").waitFor();
  await advertiser.locator("summary", { hasText: "Accepter" }).click();
  for (const last of [/^La dernière offre reçue\s: 228\s000\s€$/, /^Votre dernière offre\s: 232\s000\s€$/])
    await advertiser.getByRole("paragraph").filter({ hasText: last }).waitFor();
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
  await form(page).scrollIntoViewIfNeeded();
  await form(page).getByText("Vous écrivez avec le compte de votre espace").waitFor();
  // Hidden as soon as the page is shown; gone once its scripts are there.
  await expect.poll(() => form(page).getByLabel("Votre nom").count()).toBe(0);
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
  await listingHead(page).getByText(listing.reference).waitFor();
  expect(await listingHead(page).getByText("En négociation").count(), `${listing.reference} is available again`).toBe(
    0,
  );
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
