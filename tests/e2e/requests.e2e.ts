import { expect, revisit, visit } from "../setup/journey.ts";
import { form, mailTo, neverReceives, newEmail, say, test, writeAsVisitor } from "../setup/request-journeys.ts";
import { linkIn } from "../setup/test-portal.ts";

test("a visitor without an account asks and confirms the address, and both sides write to each other", async ({
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

test("a seeker with an account asks at once, and again in the same thread", async ({ as, ownedListing, accounts }) => {
  test.slow(); // Two visits of a long page.
  const { owner, href } = await ownedListing();
  const seeker = await accounts.openAccount({ firstName: "Aïcha", familyName: "Traoré" });
  const page = await as(seeker, href);
  const leaks = neverReceives(page, owner.email);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByText("Vous écrivez avec votre compte")).toBeVisible();
  // Hidden at first; removed after hydration.
  await expect(form(page).getByLabel("Votre nom")).toHaveCount(0);
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByRole("link", { name: "Voir la conversation" }).click();
  await expect(page.getByRole("heading", { name: /^Demande de bien n° \d+$/ })).toBeVisible();
  const path = new URL(page.url()).pathname;

  // A second question about the same listing continues the same thread.
  await visit(page, href);
  await form(page).getByLabel("Votre message").fill("Y a-t-il une cave ?");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByRole("link", { name: "Voir la conversation" })).toHaveAttribute("href", path);
  expect(await leaks()).toEqual([]);
});
