import { createRequest } from "../factories/requests.ts";
import { expect, revisit } from "../setup/journey.ts";
import { form, mailTo, newEmail, openNegotiation, test, writeAsVisitor } from "../setup/request-journeys.ts";

test("one's own listing shows what its advertiser does with it, and no form", async ({ as, ownedListing, portal }) => {
  const { listing, owner, href } = await ownedListing();
  await createRequest(portal.db, { listingId: listing.id, seekerName: "Yann Le Bihan" });
  const page = await as(owner, href);
  const panel = page.getByRole("region", { name: "C’est votre annonce" });
  await panel.getByRole("link", { name: "Ses demandes" }).click();
  await expect(page.getByRole("link", { name: "Yann Le Bihan" })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await panel.getByRole("link", { name: "Ses statistiques" }).click();
  await expect(page.getByRole("row").filter({ hasText: listing.reference })).toBeVisible();
  await page.goBack();
  await panel.getByRole("button", { name: "Modifier" }).click();
  await expect(page.getByText(`Modifier l’annonce ${listing.reference}`).first()).toBeVisible();
});

test("the form of somebody else's listing says with which account its visitor writes", async ({
  as,
  ownedListing,
  accounts,
}) => {
  const { href } = await ownedListing();
  const other = await as(await accounts.openAccount({ userType: "proprietaire" }), href);
  // The form learns who writes once its visitor does something.
  await form(other).getByLabel("Votre message").focus();
  await expect(form(other).getByText("Vous écrivez avec le compte de votre espace")).toBeVisible();
});

test("a listing that has gone and an empty message are told so", async ({
  open,
  as,
  ownedListing,
  accounts,
  portal,
}) => {
  const { listing, href } = await ownedListing();
  const page = await as(await accounts.openAccount(), href, { tolerates: /400/ });
  await form(page).getByLabel("Votre message").fill(" ");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText("Écrivez un message.")).toBeVisible();
  const visitor = await open(href, { tolerates: /410/ });
  await portal.db.$client.query("update listings set status = 'retiree' where id = $1", [listing.id]);
  await writeAsVisitor(visitor, { name: "Léo", email: newEmail() });
  await expect(visitor.getByText("Ce bien n’est plus proposé")).toBeVisible();
});

test("whose session has ended meanwhile is told so, asked who they are, and loses nothing", async ({
  open,
  ownedListing,
  portal,
}) => {
  const { href } = await ownedListing();
  const page = await open(href, { tolerates: /400/ });
  await page.context().addCookies([{ name: "portail_present", value: "1", url: portal.address }]);
  await revisit(page);
  await form(page).getByLabel("Votre message").fill("Je suis toujours là.");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(form(page).getByText("Votre session a pris fin")).toBeVisible();
  await expect(form(page).getByLabel("Votre nom")).toBeVisible();
  await expect(form(page).getByLabel("Votre message")).toHaveValue("Je suis toujours là.");
  expect((await page.context().cookies()).filter(({ name }) => name === "portail_present")).toEqual([]);
});

test("two requests of one listing cannot be negotiated: the second click is told why", async ({
  as,
  ownedListing,
  portal,
}) => {
  const { listing, owner } = await ownedListing();
  const [first, second] = [
    await createRequest(portal.db, { listingId: listing.id, seekerName: "Première" }),
    await createRequest(portal.db, { listingId: listing.id, seekerName: "Seconde" }),
  ];
  const late = await as(owner, `/suivi/${second.id}`, { tolerates: /409/ });
  const early = await as(owner, `/suivi/${first.id}`, { tolerates: /409/ });
  await openNegotiation(early);
  await expect(early.getByText("Vous avez ouvert la négociation")).toBeVisible();
  await openNegotiation(late);
  await expect(
    late.getByRole("alert").getByText("Une autre demande sur ce bien est déjà en négociation."),
  ).toBeVisible();
  const stale = await as(owner, `/suivi/${first.id}`, { tolerates: /409/ });
  await early.locator("summary", { hasText: "Décliner" }).click();
  await early.getByRole("button", { name: "Décliner la demande" }).click();
  await expect(early.getByText("Vous avez décliné la demande")).toBeVisible();
  await stale.locator("summary", { hasText: "Accepter" }).click();
  await stale.getByRole("button", { name: "Confirmer la vente" }).click();
  await expect(
    stale.getByRole("alert").getByText("Cette demande a changé entre-temps : son état est maintenant « Déclinée »."),
  ).toBeVisible();
});

test("hostile text is shown as text, on every page and in the mails", async ({
  as,
  ownedListing,
  accounts,
  portal,
}) => {
  const { owner, href } = await ownedListing({ title: 'Maison <b>à</b> "vendre" & plus' });
  const name = "<img src=x onerror=alert(1)>";
  const message = "</textarea><script>document.title='pris'</script>\u0000\u202E fin";
  const seeker = await accounts.openAccount({ firstName: name, familyName: "'\";--" });
  const page = await as(seeker, href);
  await form(page).getByLabel("Votre message").fill(message);
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByRole("link", { name: "Voir la conversation" }).click();
  await expect(page.getByText("</textarea><script>")).toBeVisible();
  const advertiser = await as(owner, "/suivi");
  await advertiser.getByRole("link", { name }).click();
  await expect(advertiser.getByText("</textarea><script>")).toBeVisible();
  await expect(advertiser).not.toHaveTitle("pris");
  await expect(advertiser.locator("main img[src=x]")).toHaveCount(0);
  expect((await mailTo(portal, owner.email, "Nouvelle demande")).text).toContain("</textarea><script>");
});
