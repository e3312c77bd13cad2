import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import { openOwnedListing } from "../setup/owned-listings.ts";
import type { OpenedAccount } from "../setup/test-accounts.ts";

const portal = useHttpPortal({ template: "communes" });
const ownedListing = () => openOwnedListing({ portal, accounts: portal.accounts });

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { Origin: portal.address, ...headers },
  body: new URLSearchParams(fields),
});
const requestsOf = async (listingId: number) =>
  (await portal.db.$client.query("select from requests where listing_id = $1", [listingId])).rowCount;

/** Tells how a path, or an act by form on it, is answered to an account. */
async function asker(account: OpenedAccount) {
  const headers = { Cookie: await portal.accounts.cookieOf(account) };
  return async (path: string, act?: string) => {
    const sent = act
      ? { ...form({ acte: act, message: "?", amount: "1" }, headers), redirect: "manual" as const }
      : { headers };
    return (await portal.fetch(path, sent)).status;
  };
}

async function accountsRequest() {
  const { listing, owner } = await ownedListing();
  const seeker = await portal.accounts.openAccount();
  const columns = { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email };
  const { id } = await createRequest(portal.db, columns);
  return { id, owner, seeker };
}

test.each(["/suivi/:id", "/messages/:id", "/suivi/1", "/messages/%27%20or%20true"])(
  "another's request, by page or by form, does not exist: %s",
  async (address) => {
    const { id } = await accountsRequest();
    const path = address.replace(":id", id);
    const status = await asker(await portal.accounts.openAccount({ userType: "agence" }));
    expect(await status(path)).toBe(404);
    for (const act of ["message", "offre", "negocier", "accepter", "arreter", "decliner", "retirer"])
      expect(await status(path, act), act).toBe(404);
  },
);

test("a request under the other side's address does not exist", async () => {
  const { id, owner, seeker } = await accountsRequest();
  const [byOwner, bySeeker] = [await asker(owner), await asker(seeker)];
  expect(await byOwner(`/suivi/${id}`)).toBe(200);
  expect(await bySeeker(`/messages/${id}`)).toBe(200);
  expect(await byOwner(`/messages/${id}`)).toBe(404);
  expect(await bySeeker(`/suivi/${id}`), "seekers have no such area").toBe(403);
  expect(await byOwner(`/suivi/${id}`, "retirer")).toBe(404);
  expect(await bySeeker(`/messages/${id}`, "accepter")).toBe(404);
  expect(await byOwner(`/suivi/${id}`, "autre")).toBe(404);
});

test("requests and conversations are for those who are logged in", async () => {
  const { listing } = await ownedListing();
  const { id } = await createRequest(portal.db, { listingId: listing.id });
  for (const path of ["/suivi", `/suivi/${id}`, "/messages", `/messages/${id}`]) {
    const answer = await portal.fetch(path, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], path).toEqual([
      302,
      `/connexion?suite=${encodeURIComponent(path)}`,
    ]);
  }
});

test("a link without its secret, or of no listing, leads nowhere", async () => {
  for (const [path, expected] of [
    ["/demandes/suivre", 404],
    ["/demandes/suivre?jeton=x", 404],
    ["/demandes/confirmer?jeton=x", 410],
    ["/annonces/BVNONE9/demande", 404],
  ] as const)
    expect((await portal.fetch(path)).status, path).toBe(expected);
  const forged = await portal.fetch("/demandes/suivre?jeton=x", form({ acte: "message", message: "?" }));
  expect(forged.status).toBe(404);
});

test("one's own listing takes no message from oneself", async () => {
  const { listing, owner } = await ownedListing();
  const question = { name: owner.firstName, email: owner.email, message: "Bonjour" };
  const answer = await portal.fetch(
    `/annonces/${listing.reference}/demande`,
    form(question, { Cookie: await portal.accounts.cookieOf(owner) }),
  );
  expect(answer.status).toBe(403);
  expect(await answer.text()).toMatch(/<h2[^>]*>C’est votre annonce</);
  expect(await requestsOf(listing.id)).toBe(0);
});

test("whether a listing is one's own is told to its account only", async () => {
  const { listing, owner } = await ownedListing();
  const told = async (headers: Record<string, string>) =>
    (await portal.fetch(`/annonces/${listing.reference}/est-a-moi`, { headers })).json();
  expect(await told({ Cookie: await portal.accounts.cookieOf(owner) })).toEqual({ isOwn: true });
  const other = await portal.accounts.openAccount({ userType: "proprietaire" });
  expect(await told({ Cookie: await portal.accounts.cookieOf(other) })).toEqual({ isOwn: false });
  expect(await told({})).toEqual({ isOwn: false });
});

test("a robot that fills every field believes that it was heard", async () => {
  const { listing } = await ownedListing();
  const answer = await portal.fetch(
    `/annonces/${listing.reference}/demande`,
    form({
      name: "Robot",
      email: `${uniqueLetters()}@example.org`,
      message: "Achetez",
      site: "http://mal.example",
    }),
  );
  expect(answer.status).toBe(200);
  expect(await requestsOf(listing.id)).toBe(0);
});

test("an advertiser blocks a person in a thread and unblocks them there; each side reads on its page what holds", async () => {
  const { id, owner, seeker } = await accountsRequest();
  const [ownerCookie, seekerCookie] = [await portal.accounts.cookieOf(owner), await portal.accounts.cookieOf(seeker)];
  const page = async (path: string, Cookie: string) => (await portal.fetch(path, { headers: { Cookie } })).text();
  const act = (path: string, acte: string, Cookie: string) =>
    portal.fetch(path, { ...form({ acte, message: "Un mot de trop" }, { Cookie }), redirect: "manual" });
  expect(await page(`/suivi/${id}`, ownerCookie)).toContain("Bloquer cette personne");
  expect(await page(`/messages/${id}`, seekerCookie)).not.toContain("Bloquer cette personne");

  const blocking = await act(`/suivi/${id}`, "bloquer", ownerCookie);
  expect([blocking.status, blocking.headers.get("location")]).toEqual([302, `/suivi/${id}`]);
  expect(await page(`/suivi/${id}`, ownerCookie)).toContain("Débloquer cette personne");
  expect(await page("/suivi", ownerCookie)).toContain("Personnes bloquées");
  expect(await page(`/messages/${id}`, seekerCookie)).toContain("ne souhaite plus recevoir de message de votre part");
  const refused = await act(`/messages/${id}`, "message", seekerCookie);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("le vôtre n’est pas parti");

  expect((await act(`/messages/${id}`, "debloquer", seekerCookie)).status).toBe(404);
  expect((await act(`/suivi/${id}`, "debloquer", ownerCookie)).status).toBe(302);
  expect(await page("/suivi", ownerCookie)).not.toContain("Personnes bloquées");
  expect((await act(`/messages/${id}`, "message", seekerCookie)).status).toBe(302);
});

test("the form of a listing says why an advertiser does not hear, and keeps what was typed", async () => {
  const { listing, owner } = await ownedListing();
  const seeker = await portal.accounts.openAccount();
  const columns = { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email };
  const { id } = await createRequest(portal.db, columns);
  const Cookie = await portal.accounts.cookieOf(seeker);
  const ask = async () => {
    const path = `/annonces/${listing.reference}/demande`;
    const answer = await portal.fetch(path, form({ message: "Mon mot gardé" }, { Cookie }));
    return { status: answer.status, text: await answer.text() };
  };
  const ownerCookie = await portal.accounts.cookieOf(owner);
  const act = (acte: string) => portal.fetch(`/suivi/${id}`, form({ acte }, { Cookie: ownerCookie }));
  await act("decliner");
  const declined = await ask();
  expect([declined.status, declined.text.includes("trente jours après sa réponse")]).toEqual([409, true]);
  await act("bloquer");
  const blocked = await ask();
  expect([blocked.status, blocked.text.includes("ne souhaite pas recevoir de message")]).toEqual([403, true]);
  for (const { text } of [declined, blocked]) expect(text).toContain("Mon mot gardé");
});
