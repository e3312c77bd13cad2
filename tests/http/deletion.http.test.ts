import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

async function readPage(path: string, cookie = "") {
  const answer = await portal.fetch(path, { headers: { cookie }, redirect: "manual" });
  const text = plainSpaces((await answer.text()).replaceAll("<!-- -->", ""));
  return { status: answer.status, text, main: /<main[^]*<\/main>/.exec(text)?.[0] ?? "" };
}

/** A thread of a seller and a buyer with an agreement. */
async function agree() {
  const { account: seller, listings } = await portal.accounts.openDashboard({
    userType: "proprietaire",
    listings: [{ title: "Longère des Ormeaux", slug: "longere-des-ormeaux", propertyType: "maison" }],
  });
  const buyer = await portal.accounts.openAccount();
  const request = await createRequest(portal.db, {
    listingId: listings[0]!.id,
    seekerId: buyer.id,
    seekerName: `${buyer.firstName} ${buyer.familyName}`,
    seekerEmail: buyer.email,
  });
  const asSeller = await portal.accounts.cookieOf(seller);
  const confirme = String(listings[0]!.price);
  for (const acte of ["negocier", "accepter"])
    expect(
      (await portal.fetch(`/suivi/${request.id}`, form({ acte, confirme, etape: "cedee" }, asSeller))).status,
    ).toBe(302);
  const asBuyer = await portal.accounts.cookieOf(buyer);
  const leave = async (cookie: string, proof: string) => {
    const answer = await portal.fetch("/espace/donnees", form({ proof }, cookie));
    expect(answer.headers.get("Location")).toBe("/compte-supprime");
  };
  return { seller, buyer, listing: listings[0]!, request, asSeller, asBuyer, leave };
}

test("a seller deletes the account: the listing's page is gone, and the buyer reads that the account is deleted", async () => {
  const { seller, listing, request, asSeller, asBuyer, leave } = await agree();
  const thread = `/messages/${request.id}`;
  expect((await readPage(thread, asBuyer)).text).toContain("Longère des Ormeaux");
  await leave(asSeller, seller.password);

  const gone = await readPage(`/annonces/longere-des-ormeaux-${listing.reference}`);
  expect(gone.status).toBe(410);
  expect(gone.text).not.toContain("Longère");
  expect(gone.text).toContain("« Maison à vendre »");

  const page = await readPage(thread, asBuyer);
  expect(page.text).toContain("avec un annonceur qui a supprimé son compte");
  expect(page.text).toContain("L’annonceur a supprimé son compte : vos messages ne lui parviendraient plus.");
  expect(page.text).toMatch(/L’annonceur<\/span> a accepté la demande/);
  expect(page.main).toContain("Vendu");
  expect(page.text).not.toContain("Longère");
  expect(page.main).not.toMatch(/Compte supprimé|Votre message|Retiré</);
  const list = await readPage("/messages", asBuyer);
  expect(list.text).toContain("L’annonceur a supprimé son compte");
  expect((await portal.fetch(thread, form({ acte: "message", message: "Bonjour ?" }, asBuyer))).status).toBe(409);
});

test("a buyer deletes the account: the seller reads that it is deleted, and keeps the thread and the sale", async () => {
  const { buyer, seller, request, asSeller, asBuyer, leave } = await agree();
  await leave(asBuyer, buyer.password);
  const page = await readPage(`/suivi/${request.id}`, asSeller);
  expect(page.text).toContain("Le demandeur a supprimé son compte : vos messages ne lui parviendraient plus.");
  expect(page.text).toMatch(/Le demandeur<\/span> a envoyé la demande/);
  expect(page.text).not.toContain(buyer.familyName);
  expect((await portal.mailsTo(seller.email))[0]!.subject).toContain("Compte supprimé");
  const answer = await portal.fetch(`/suivi/${request.id}`, form({ acte: "message", message: "Bonjour ?" }, asSeller));
  expect(answer.status).toBe(409);
});
