import { expect, test } from "vitest";
import { memberships } from "#db/schema/advertisers.ts";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { openOwnedListing } from "../setup/data/owned-listings.ts";
import type { ListingOverrides } from "../factories/listings.ts";

const portal = useHttpPortal({ template: "communes" });
const LAST_YEAR = new Date("2025-06-01");

/** An owner without JavaScript among the own listings; the only one is by default a flat at 235,000 €. */
async function ownerOf(overrides: ListingOverrides = {}) {
  const { listing, owner } = await openOwnedListing(
    { portal, accounts: portal.accounts },
    { publishedAt: LAST_YEAR, details: { isCopropriete: false }, ...overrides },
  );
  const visitor = await openVisitor(portal, "/publications", { as: owner });
  const text = () => plainSpaces(visitor.page.one("main").text);
  const stored = async () => {
    const { rows } = await portal.db.$client.query("select price::int from listings where id = $1", [listing.id]);
    return rows[0].price / 100;
  };
  return { listing, owner, visitor, text, stored };
}

test("without JavaScript a price is changed in the list: its consequences are shown before it is saved", async () => {
  const { listing, visitor, text, stored } = await ownerOf();
  const keeper = await portal.accounts.openAccount();
  await portal.db.$client.query("insert into favourites (user_id, listing_id) values ($1, $2)", [
    keeper.id,
    listing.id,
  ]);
  await createRequest(portal.db, { listingId: listing.id });
  expect(visitor.page.field("Nouveau prix").value.replaceAll(/\s/g, " ")).toBe("235 000");
  visitor.enter({ "Nouveau prix": "225 000 €" });
  await visitor.press("Changer le prix");
  expect(visitor.status).toBe(200);
  expect(text()).toContain("Nouveau prix : 225 000 € au lieu de 235 000 €");
  expect(text()).toContain("Baisse de 4,3 % : l’annonce l’affiche, avec l’ancien montant.");
  expect(text()).toContain("1 personne qui a ce bien en favori sera prévenue par e-mail.");
  expect(text()).toContain("L’échange en cours sur ce bien l’indiquera.");
  expect(await stored()).toBe(235_000);
  await visitor.press("Enregistrer");
  expect(visitor.status).toBe(200);
  expect(text()).toContain(`« ${listing.title} » est maintenant à 225 000 €.`);
  expect(await stored()).toBe(225_000);
  await visitor.follow(visitor.page.all("link", "Voir l’annonce")[0]!);
  expect(plainSpaces(visitor.page.text)).toContain("225 000 €");
});

test("the consequences are shown for each kind of change", async () => {
  const { listing, visitor, text } = await ownerOf();
  const ask = async (price: string) => {
    await visitor.open("/publications");
    visitor.enter({ "Nouveau prix": price });
    await visitor.press("Changer le prix");
    return text();
  };
  expect(await ask("234 000")).toContain(
    "Cette baisse, inférieure à 1 %, n’est pas affichée comme « Baisse de prix ».",
  );
  expect(await ask("240 000")).toMatch(/Hausse de 2,1 %\.\s*Personne n’est prévenu par e-mail\./);
  expect(await ask("200 000")).toContain(
    "Personne n’a ce bien en favori et aucune alerte n’y correspond : aucun e-mail ne part.",
  );
  expect(await ask("23 500")).toContain("Attention : c’est dix fois moins que jusqu’ici.");
  await portal.db.$client.query("update listings set published_at = now() where id = $1", [listing.id]);
  expect(await ask("200 000")).toContain("Correction dans les 24 heures de la publication");
});

test("an invalid price stays in its field, the same price is refused, and a price that needs the form opens the form", async () => {
  const { visitor, text, stored } = await ownerOf({
    transaction: "location",
    details: { charges: 8_000, chargesKind: "provisions", deposit: 80_000 },
  });
  visitor.enter({ "Nouveau loyer, charges comprises": "huit cents" });
  await visitor.press("Changer le loyer");
  expect(visitor.status).toBe(400);
  const box = () => visitor.page.one("region", "Ce montant n’est pas enregistré");
  expect(box().field("Nouveau loyer, charges comprises").value).toBe("huit cents");
  expect(text()).toContain("Écrivez un nombre, par exemple 250 000.");
  const again = async (price: string) => {
    visitor.enter({ "Nouveau loyer, charges comprises": price }, box());
    await visitor.press(box().one("button", "Changer le loyer"));
  };
  await again("890");
  expect([visitor.status, text().includes("C’est déjà le montant de l’annonce.")]).toEqual([400, true]);
  await again("850");
  expect(visitor.status).toBe(409);
  expect(text()).toContain("Le dépôt de garantie dépasse ce que la loi permet");
  await visitor.press("Continuer dans le formulaire");
  expect(visitor.path).toMatch(/^\/publier\/[\w-]{36}\/prix\?verifier=1$/);
  expect(visitor.page.field(/^Loyer/).value).toBe("850");
  expect(await stored()).toBe(890);
});

test("a stale confirmation is shown again; a second click on the first stores nothing more", async () => {
  const { listing, owner, visitor, text, stored } = await ownerOf();
  const other = await openVisitor(portal, `/publications?q=${listing.reference}`, { as: owner });
  visitor.enter({ "Nouveau prix": "225 000" });
  await visitor.press("Changer le prix");
  const save = visitor.page.one("button", "Enregistrer");
  other.enter({ "Nouveau prix": "230 000" });
  await other.press("Changer le prix");
  await other.press("Enregistrer");
  await visitor.press(save);
  expect(text()).toContain("L’annonce a changé entre-temps.");
  expect(text()).toContain("Nouveau prix : 225 000 € au lieu de 230 000 €");
  expect(await stored()).toBe(230_000);
  const again = visitor.page.one("button", "Enregistrer");
  for (let click = 0; click < 2; click++) {
    await visitor.press(again);
    expect([visitor.status, await stored()]).toEqual([200, 225_000]);
  }
});

test("only members who may change listings see the price field, in the list and on the listing's page, and the stages", async () => {
  const { listing, owner, visitor } = await ownerOf();
  const assistant = await portal.accounts.openAccount({ userType: "proprietaire" });
  await portal.db
    .insert(memberships)
    .values({ advertiserId: listing.advertiserId, userId: assistant.id, role: "assistant" });
  const theirs = await openVisitor(portal, "/publications", { as: assistant });
  expect(theirs.page.one("main").text).toContain(listing.title);
  expect(theirs.page.fields("Nouveau prix")).toEqual([]);
  expect(theirs.page.all("button", /Marquer|Retirer|Mettre en pause/)).toEqual([]);
  expect(visitor.page.fields("Nouveau prix")).toHaveLength(1);
  const own = async (account: typeof owner) => {
    const headers = { Cookie: await portal.accounts.cookieOf(account) };
    return (await portal.fetch(`/annonces/${listing.reference}/est-a-moi`, { headers })).json();
  };
  expect([await own(owner), await own(assistant)]).toEqual([
    { isOwn: true, mayWrite: true },
    { isOwn: true, mayWrite: false },
  ]);
  const post = async (account: typeof owner, reference: string) => {
    const headers = { Cookie: await portal.accounts.cookieOf(account) };
    const body = new URLSearchParams({ do: `prix ${reference}`, prix: "1" });
    return (await portal.fetch("/publications", { method: "POST", headers, body })).status;
  };
  const move = form({ do: `offre ${listing.reference}` }, await portal.accounts.cookieOf(assistant));
  const refused = await portal.fetch("/publications", move);
  expect([refused.status, (await refused.text()).includes("Votre rôle ne permet pas")]).toEqual([403, true]);
  const stranger = await ownerOf();
  expect(await post(assistant, listing.reference)).toBe(403);
  expect(await post(stranger.owner, listing.reference)).toBe(404);
  expect(await post(stranger.owner, "BV00000")).toBe(404);
  expect(await post(stranger.owner, "")).toBe(404);
});
