import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDraft, rentalForm } from "../factories/drafts.ts";
import { type HttpPortal, openHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const LAST_DAY = new Date("2026-11-24T12:00:00Z");
const DAY_AFTER = new Date("2026-11-25T12:00:00Z");
const PROLONGED = new Date("2027-01-02T12:00:00Z");

let folder: string;
let portal: HttpPortal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-rents-"));
  const file = join(folder, "rents.json");
  await writeFile(file, JSON.stringify({ from: "2027-01-01", until: "2027-12-31", source: "loi n° 2026-1" }));
  portal = await openHttpPortal({ template: "communes", settings: { RENT_CONTROL_FILE: file } });
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const inParis = { commune: "Paris 15e", livingArea: "40", price: "890", charges: "80", deposit: "810" };
const figures = { rentBase: "810", rentReferenceMax: "850" };

/** An owner at the review of a rental in Paris. */
async function ownerOfRental(form: Parameters<typeof rentalForm>[0]) {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const draft = await createDraft(portal.db, { userId: account.id, form: rentalForm({ ...inParis, ...form }) });
  return { draft, owner: await openVisitor(portal, `/publier/${draft}/verification`, { as: account }) };
}

test("after the end of rent control a rental in Paris is published without its figures, until the law is prolonged", async () => {
  portal.clock.set(LAST_DAY);
  const { draft, owner } = await ownerOfRental({});
  expect(owner.page.text).toContain("Il reste 2 points à compléter");
  await owner.open(`/publier/${draft}/prix`);
  expect(owner.page.text).toContain("loi ELAN");
  portal.clock.set(PROLONGED);
  await owner.open(`/publier/${draft}/prix`);
  expect(owner.page.text).toContain("soumise à l’encadrement des loyers (loi n° 2026-1)");
  portal.clock.set(DAY_AFTER);
  await owner.open(`/publier/${draft}/prix`);
  expect(owner.page.text).not.toContain("Encadrement");
  await owner.open(`/publier/${draft}/verification`);
  await owner.press("Déposer l’annonce");
  expect(owner.path).toBe(`/publier/${draft}/en-ligne`);
});

test("page and sheet show rent control only while it is in force; its figures are kept, also after an edit", async () => {
  portal.clock.set(LAST_DAY);
  const { owner } = await ownerOfRental(figures);
  await owner.press("Déposer l’annonce");
  const href = owner.page.one("link", "Voir l’annonce").attribute("href")!;
  const printed = () =>
    Promise.all(
      [href, `${href}/imprimer`].map(async (path) => {
        const answer = await portal.fetch(path);
        expect([path, answer.status]).toEqual([path, 200]);
        return (await answer.text()).includes("oyer de référence majoré");
      }),
    );
  expect(await printed()).toEqual([true, true]);
  portal.clock.set(DAY_AFTER);
  expect(await printed()).toEqual([false, false]);
  await owner.open("/publications");
  await owner.press("Modifier");
  await owner.open(owner.path.replace("/bien", "/verification"));
  await owner.press("Mettre l’annonce à jour");
  expect(await printed()).toEqual([false, false]);
  portal.clock.set(PROLONGED);
  expect(await printed()).toEqual([true, true]);
});
