import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import type { OpenedAccount } from "../setup/accounts.ts";
import { form, mailTo, newEmail, useRequests, writeAsVisitor } from "../setup/request-journeys.ts";

const { as, db, open, openAccount, ownedListing, portal, sessionOf } = useRequests();

test("one's own listing shows what its advertiser does with it, and takes no message from oneself", async () => {
  const { listing, owner, href } = await ownedListing();
  await createRequest(db, { listingId: listing.id, seekerName: "Yann Le Bihan" });
  const page = await as(owner, href);
  const panel = page.getByRole("region", { name: "C’est votre annonce" });
  await panel.getByRole("link", { name: "Ses demandes" }).click();
  await page.getByRole("link", { name: "Yann Le Bihan" }).waitFor();
  await page.goBack();
  await panel.waitFor();
  expect(await form(page).count()).toBe(0);
  await panel.getByRole("link", { name: "Ses statistiques" }).click();
  await page.getByRole("row").filter({ hasText: listing.reference }).waitFor();
  await page.goBack();
  await panel.getByRole("button", { name: "Modifier" }).click();
  await page.getByText(`Modifier l’annonce ${listing.reference}`).first().waitFor();

  const plain = await as(owner, href, { javaScriptEnabled: false, tolerates: /403/ });
  await plain.getByRole("button", { name: "Envoyer ma demande" }).click();
  await plain.getByRole("heading", { name: "C’est votre annonce" }).waitFor();
  expect((await db.$client.query("select from requests where listing_id = $1", [listing.id])).rowCount).toBe(1);
  const other = await as(await openAccount({ userType: "proprietaire" }), href);
  // The form learns who writes once its visitor does something.
  await form(other).getByLabel("Votre message").focus();
  await form(other).getByText("Vous écrivez avec le compte de votre espace").waitFor();
  expect(await (await other.request.get(`/annonces/${listing.reference}/est-a-moi`)).json()).toEqual({ isOwn: false });
});

test("a listing that has gone and an empty message are told so", async () => {
  const { listing, href } = await ownedListing();
  const page = await as(await openAccount(), href, { tolerates: /400/ });
  await form(page).getByLabel("Votre message").fill(" ");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByText("Écrivez un message.").waitFor();
  const visitor = await open(href, { tolerates: /410/ });
  await db.$client.query("update listings set status = 'retiree' where id = $1", [listing.id]);
  await writeAsVisitor(visitor, { name: "Léo", email: newEmail() });
  await visitor.getByText("Ce bien n’est plus proposé").waitFor();
});

test("whose session has ended meanwhile is told so, asked who they are, and loses nothing", async () => {
  const { href } = await ownedListing();
  const page = await open(href, { tolerates: /400/ });
  await page.context().addCookies([{ name: "portail_present", value: "1", url: portal }]);
  await page.reload();
  await form(page).getByLabel("Votre message").fill("Je suis toujours là.");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await form(page).getByText("Votre session a pris fin").waitFor();
  await form(page).getByLabel("Votre nom").waitFor();
  expect(await form(page).getByLabel("Votre message").inputValue()).toBe("Je suis toujours là.");
  expect((await page.context().cookies()).filter(({ name }) => name === "portail_present")).toEqual([]);
});

test("two requests of one listing cannot be negotiated: the second click is told why", async () => {
  const { listing, owner } = await ownedListing();
  const [first, second] = [
    await createRequest(db, { listingId: listing.id, seekerName: "Première" }),
    await createRequest(db, { listingId: listing.id, seekerName: "Seconde" }),
  ];
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
  await stale
    .getByRole("alert")
    .getByText("Cette demande a changé entre-temps : son état est maintenant « Déclinée ».")
    .waitFor();
});

test("another's request, by page or by form, does not exist; nor does a request under the other side's address", async () => {
  const { listing, owner } = await ownedListing();
  const seeker = await openAccount();
  const stranger = await openAccount({ userType: "agence" });
  const { id } = await createRequest(db, { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email });
  const cookiesOf = async (account: OpenedAccount) =>
    (await sessionOf(account)).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const status = async (account: OpenedAccount, path: string, act?: string) => {
    const headers = { cookie: await cookiesOf(account), origin: portal };
    const answer = await fetch(
      `${portal}${path}`,
      act
        ? {
            method: "POST",
            headers,
            redirect: "manual",
            body: new URLSearchParams({ acte: act, message: "?", amount: "1" }),
          }
        : { headers },
    );
    return answer.status;
  };
  expect(await status(owner, `/suivi/${id}`)).toBe(200);
  expect(await status(seeker, `/messages/${id}`)).toBe(200);
  for (const path of [`/suivi/${id}`, `/messages/${id}`, "/suivi/1", "/messages/%27%20or%20true"]) {
    expect(await status(stranger, path), path).toBe(404);
    for (const act of ["message", "offre", "negocier", "accepter", "decliner", "retirer"])
      expect(await status(stranger, path, act), `${act} ${path}`).toBe(404);
  }
  expect(await status(owner, `/messages/${id}`)).toBe(404);
  expect(await status(seeker, `/suivi/${id}`), "seekers have no such area").toBe(403);
  expect(await status(owner, `/suivi/${id}`, "retirer")).toBe(404);
  expect(await status(seeker, `/messages/${id}`, "accepter")).toBe(404);
  expect(await status(owner, `/suivi/${id}`, "autre")).toBe(404);
  for (const path of ["/suivi", `/suivi/${id}`, "/messages", `/messages/${id}`])
    expect(new URL((await fetch(`${portal}${path}`)).url).pathname, path).toBe("/connexion");
  for (const [path, expected] of [
    ["/demandes/suivre", 404],
    ["/demandes/suivre?jeton=x", 404],
    ["/demandes/confirmer?jeton=x", 410],
    ["/annonces/BVNONE9/demande", 404],
  ] as const) {
    expect((await fetch(`${portal}${path}`)).status, path).toBe(expected);
  }
  const forged = await fetch(`${portal}/demandes/suivre?jeton=x`, {
    method: "POST",
    headers: { origin: portal },
    body: new URLSearchParams({ acte: "message", message: "?" }),
  });
  expect(forged.status).toBe(404);
});

test("hostile text is shown as text, on every page and in the mails", async () => {
  const { owner, href } = await ownedListing({ title: 'Maison <b>à</b> "vendre" & plus' });
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
  const body = new URLSearchParams({
    name: "Robot",
    email: newEmail(),
    message: "Achetez",
    site: "http://mal.example",
  });
  const answer = await fetch(`${portal}/annonces/${listing.reference}/demande`, {
    method: "POST",
    headers: { origin: portal },
    body,
  });
  expect(answer.status).toBe(200);
  expect((await db.$client.query("select from requests where listing_id = $1", [listing.id])).rowCount).toBe(0);
});
