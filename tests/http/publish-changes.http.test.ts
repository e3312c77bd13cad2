import { expect, test } from "vitest";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();

/** An owner without JavaScript, at the review of a change of a published listing. */
async function ownerOfChange(changes: Parameters<typeof flatForm>[0] = {}) {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const first = await createDraft(portal.db, { userId: account.id });
  const owner = await openVisitor(portal, `/publier/${first}/verification`, { as: account });
  await owner.press("Déposer l’annonce");
  const [, reference] = /-(BV\w{5})$/.exec(owner.page.one("link", "Voir l’annonce").attribute("href")!)!;
  await owner.open("/publications");
  await owner.press("Modifier");
  const change = owner.path.replace(/\/bien$/, "");
  await portal.db.$client.query("update listing_drafts set form = form || $1 where user_id = $2", [
    JSON.stringify(changes),
    account.id,
  ]);
  const setStatus = (status: string, stage: string | null = null) =>
    portal.db.$client.query("update listings set status = $1, stage = $2 where reference = $3", [
      status,
      stage,
      reference,
    ]);
  await owner.open(`${change}/verification`);
  return { owner, reference: reference!, change, setStatus };
}

const currentEntry = (owner: HttpVisitor) =>
  new Set(owner.page.select("nav a[aria-current=page]").map(({ text }) => text.trim()));

test("the review of an edit lists its changes, speaks of an update, and is part of « Mes Publications »", async () => {
  const { owner } = await ownerOfChange({ rooms: "4", title: "Loft", latitude: "47.2135", longitude: "-1.5621" });
  const { text } = owner.page;
  expect(text).toContain("Ce qui change : 3 points");
  expect(owner.page.one("link", "Position")).toBeDefined();
  expect(text).toContain("3 devient 4");
  expect(text).toContain("En mettant l’annonce à jour");
  expect(text).not.toContain("En déposant");
  expect(currentEntry(owner)).toEqual(new Set(["Mes Publications"]));
  await owner.follow("Nombre de pièces");
  expect(owner.path).toMatch(/\/surfaces$/);
  expect(currentEntry(owner)).toEqual(new Set(["Mes Publications"]));
  await owner.open("/publier");
  expect(currentEntry(owner)).toEqual(new Set(["Publier une annonce"]));
});

test("an edit without any change shows « Rien ne change »", async () => {
  const { owner } = await ownerOfChange();
  expect(owner.page.one("heading", "Rien ne change")).toBeDefined();
});

test("without JavaScript a price of one tenth is confirmed or corrected before it is published", async () => {
  const { owner, change } = await ownerOfChange({ price: "28 500" });
  await owner.press("Mettre l’annonce à jour");
  expect(owner.status).toBe(200);
  const text = owner.page.text.replaceAll(/\s/g, " ");
  expect(text).toContain("Le nouveau prix est dix fois moins élevé que l’ancien");
  expect(text).toContain("Il passerait de 285 000 € à 28 500 €.");
  await owner.follow("Corriger le prix");
  expect(owner.page.field("Prix").value).toBe("28 500");
  await owner.open(`${change}/verification`);
  await owner.press("Mettre l’annonce à jour");
  await owner.press(/^Oui, 28.500.€ est le bon prix$/);
  expect(owner.path).toBe(`${change}/en-ligne`);
});

test("the form says that a sold home can no longer be edited, that a withdrawn one returns, and a hidden one does not", async () => {
  const { owner, reference, change, setStatus } = await ownerOfChange({ rooms: "4" });
  await setStatus("retiree");
  await owner.open(`${change}/bien`);
  expect(owner.page.text).toContain("Cette annonce n’est pas en ligne. La mettre à jour la remettra en ligne.");
  await setStatus("retiree", "masquee");
  await owner.open(`${change}/bien`);
  expect(owner.page.text).toContain("Le portail masque cette annonce. La mettre à jour ne la remettra pas en ligne.");
  await setStatus("transmis");
  for (const step of ["bien", "photos", "verification", "apercu"]) {
    await owner.open(`${change}/${step}`);
    expect(owner.path).toBe(`/publications?statut=transmises&q=${reference}&fermee`);
  }
  expect(owner.page.text).toContain("Une annonce vendue ou louée ne se modifie plus.");
  await setStatus("retiree");
  await owner.open(`${change}/verification`);
  expect(owner.page.text).toContain("3 devient 4");
  await owner.press("Mettre à jour et remettre en ligne");
  expect(owner.page.one("heading", "Votre annonce est à jour")).toBeDefined();
});

test("an edit sent after the home was sold leads to « Mes Publications », with scripts too", async () => {
  const { owner, reference, change, setStatus } = await ownerOfChange({ rooms: "4" });
  await setStatus("transmis");
  await owner.press("Mettre l’annonce à jour");
  const sold = `/publications?statut=transmises&q=${reference}&fermee`;
  expect(owner.path).toBe(sold);
  const Cookie = [...owner.cookies].map((pair) => pair.join("=")).join("; ");
  const byScript = await portal.fetch(`${change}/verification.data`, {
    method: "POST",
    headers: { Cookie, Origin: portal.address },
    body: new URLSearchParams(),
  });
  expect(byScript.status).toBe(202);
  expect(await byScript.text()).toContain(sold);
});
