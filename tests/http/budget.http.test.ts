import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { createCommune } from "../factories/communes.ts";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import type { PagePart } from "../setup/visitors/html-page.ts";
import { type HttpPortal, openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

/** A flat at 200,000 € with charges of 1,200 € and energy of 780 to 1,060 € a year. */
async function sell(overrides: ListingOverrides = {}, { on = portal as HttpPortal, departmentCode = "44" } = {}) {
  const commune = await createCommune(on.db, { departmentCode });
  const listing = await createListing(on.db, {
    communeId: commune.id,
    price: 200_000_00,
    photos: 0,
    details: { coproprieteAnnualCharges: 1_200_00 },
    ...overrides,
  });
  return `/annonces/${listing.slug}-${listing.reference}`;
}

const section = (page: PagePart) => page.select("section[aria-labelledby=budget]")[0];
/** The rows of a table, as « label: amount ». */
const rowsOf = (page: PagePart, table: string) =>
  page
    .one("table", table)
    .all("row")
    .map((row) => `${row.all("rowheader")[0]?.text}: ${row.all("cell")[0]?.text}`);

test("a sale's page has its price with acquisition costs, the table's date, and a note that the notary's figure counts", async () => {
  const { page } = await openVisitor(portal, await sell());
  const { text } = section(page)!;
  expect(text).toContain("Frais d’acquisition, dits « frais de notaire » 16 000 à 16 400 €");
  expect(text).toContain("Coût total estimé 216 000 à 216 400 €");
  expect(text).toContain(
    "Estimation dans l’ancien, d’après le barème du 1er juin 2026 : seul le calcul du notaire fait foi.",
  );
});

test("a sale's page has its monthly cost at a usual rate, with the rate's date and source, and promises no rate", async () => {
  const { text } = section((await openVisitor(portal, await sell())).page)!;
  expect(text).toContain("Coût mensuel estimé 1 390 à 1 420 € par mois");
  expect(text).toContain(
    "Crédit environ 1 226 € · charges de copropriété 100 € · énergie 70 à 90 € · hors taxe foncière",
  );
  expect(text).toContain(
    "Crédit sur 20 ans, sans apport ni assurance, à un taux usuel de 3,25 % relevé le 6 mars 2026 (Observatoire Crédit Logement/CSA, moyenne de février 2026). C’est un ordre de grandeur, pas une offre.",
  );
});

test("a first-time buyer of a main home pays less: the sale's page shows how much, the budget has a switch", async () => {
  const address = await sell();
  const summary = section((await openVisitor(portal, address)).page)!.text;
  expect(summary).toContain("Premier achat, résidence principale : 15 000 à 15 400 € de frais.");
  const visitor = await openVisitor(portal, `${address}/budget?apport=1000`);
  expect(visitor.page.text).toContain("Droits de mutation (6,319 %) 12 637 €");
  expect(visitor.page.text).toContain("La hausse des droits au-delà de 4,5 % est permise jusqu’au 31 mars 2028.");
  visitor.enter({ "Premier achat, résidence principale": true });
  await visitor.press("Calculer");
  expect(visitor.page.text).toContain("Droits de mutation (5,807 %) 11 613 €");
  expect(visitor.page.text).toContain("Premier achat : 4,5 % pour la part du département, au lieu de 5 %.");
  const field = visitor.page.field("Premier achat, résidence principale");
  expect(field.element.hasAttribute("checked")).toBe(true);
  expect(visitor.page.field("Apport (€)").value).toBe("1000");

  const same = await sell({}, { departmentCode: "06" });
  expect(section((await openVisitor(portal, same)).page)!.text).not.toContain("Premier achat");
  const { page } = await openVisitor(portal, `${same}/budget?premier=oui`);
  expect(page.text).toContain("Premier achat : dans ce département, les droits sont les mêmes pour tous.");
});

test("without JavaScript a visitor computes the monthly cost with a form, on a separate page", async () => {
  const visitor = await openVisitor(portal, await sell());
  await visitor.follow("Calculer avec mon taux");
  expect(visitor.page.text).toContain("Calculé à un taux usuel de 3,25 % relevé le 6 mars 2026");
  expect(visitor.page.field("Taux du crédit (%)").value).toBe("");
  visitor.enter({ "Apport (€)": "40 000", "Taux du crédit (%)": "3,5", "Assurance (% par an)": "0,36" });
  visitor.enter({ "Revenus nets (€ par mois)": "3 000" });
  await visitor.press("Calculer");
  const { page } = visitor;
  expect(rowsOf(page, "Coût mensuel, par poste").slice(1)).toEqual([
    "Crédit: environ 1 022 €",
    "Assurance du crédit: 53 €",
    "Charges de copropriété: 100 €",
    "Énergie, d’après le DPE: 70 à 90 €",
    "Total estimé: 1 240 à 1 260 €",
  ]);
  expect(rowsOf(page, "Ce qu’il faut financer").slice(0, 5)).toEqual([
    "Prix de l’annonce: 200 000 €",
    "Émoluments du notaire, TVA comprise: 2 394 €",
    "Droits de mutation (6,319 %): 12 637 €",
    "Contribution de sécurité immobilière: 200 €",
    "Débours: 800 à 1 200 €",
  ]);
  expect(page.text).not.toContain("taux usuel de 3,25 % relevé");
  expect(page.text).toContain("36 % de vos revenus nets");
  expect(page.text).toContain("C’est plus que les 35 % que les banques appliquent (HCSF).");
  expect(page.field("Apport (€)").value).toBe("40 000");
});

test("the page limits the duration to what banks lend for, with a note; works or a new home raise the limit", async () => {
  const address = `${await sell()}/budget?taux=3`;
  const read = async (query: string) => (await openVisitor(portal, `${address}&${query}`)).page;
  const total = (page: PagePart) => rowsOf(page, "Coût mensuel, par poste").at(-1);
  const long = await read("duree=40&achat=ancien");
  expect(long.text).toContain("Les banques prêtent sur 25 ans au plus pour cet achat (HCSF)");
  expect(total(long)).toBe(total(await read("duree=25&achat=ancien")));
  expect((await read("duree=27&achat=ancien&travaux=15000")).text).not.toContain("Les banques prêtent");
  expect((await read("duree=40&achat=neuf")).text).toContain("Les banques prêtent sur 27 ans au plus");
});

test("works and property tax typed by the visitor are counted; both are optional", async () => {
  const visitor = await openVisitor(portal, `${await sell()}/budget?taux=3`);
  expect(visitor.page.text).toContain("Hors taxe foncière.");
  visitor.enter({ "Travaux (€)": "15 000", "Taxe foncière (€ par an)": "1 500" });
  await visitor.press("Calculer");
  expect(rowsOf(visitor.page, "Coût mensuel, par poste")).toContain("Taxe foncière: 125 €");
  expect(rowsOf(visitor.page, "Ce qu’il faut financer").slice(-2)).toEqual([
    "Travaux: 15 000 €",
    "Coût total: 231 000 à 231 400 €",
  ]);
  expect(visitor.page.text).not.toContain("Hors taxe foncière.");
});

test("a home built this year or later counts as new, with a note on the page; the visitor can choose otherwise", async () => {
  const address = await sell({ details: { yearBuilt: 2090 } });
  const { page } = await openVisitor(portal, address);
  expect(section(page)!.text).toContain("« frais de notaire » 4 590 à 4 990 €");
  expect(section(page)!.text).toContain(
    "Estimation dans le neuf, au vu de l’année de construction, TVA de 20 % comprise dans le prix",
  );
  const budget = (await openVisitor(portal, `${address}/budget`)).page;
  expect(budget.text).toContain("Droits de mutation (0,715 % du prix hors TVA) 1 192 €");
  expect(budget.text).toContain("Neuf : droits sur le prix hors TVA, 20 % de TVA étant comptés dans le prix.");
  expect(budget.field("Type d’achat").element.querySelector("option[selected]")?.textContent).toBe("Neuf (TVA)");
  const reduced = (await openVisitor(portal, `${address}/budget?tva=5,5&premier=oui`)).page;
  expect(reduced.text).toContain("Droits de mutation (0,715 % du prix hors TVA) 1 355 €");
  expect(reduced.text).not.toContain("Premier achat");
  const existing = (await openVisitor(portal, `${address}/budget?achat=ancien&tva=5,5`)).page;
  expect(existing.text).toContain("(6,319 %)");
  expect(existing.text).not.toContain("TVA comprise dans le prix (%)");
  // The value of a hidden field is preserved.
  expect(existing.select("input[type=hidden][name=tva]")[0]?.element.getAttribute("value")).toBe("5,5");
});

test("a plot of land is bought with or without VAT, and never described as an existing home", async () => {
  const address = await sell({ propertyType: "terrain" });
  const { page } = await openVisitor(portal, address);
  expect(section(page)!.text).toContain("Estimation pour un terrain vendu sans TVA, d’après le barème");
  const visitor = await openVisitor(portal, `${address}/budget?premier=oui`);
  expect(visitor.page.all("checkbox")).toEqual([]);
  // The first-purchase switch applies to other homes only.
  expect(visitor.page.select("input[type=hidden][name=premier]")[0]?.element.getAttribute("value")).toBe("oui");
  const options = visitor.page.field("Type d’achat").element.querySelectorAll("option");
  expect([...options].map(({ textContent }) => textContent)).toEqual(["Sans TVA", "Avec TVA (lotisseur)"]);
  expect(visitor.page.text).not.toMatch(/ancien/i);
});

test("where the sources of a rate differ, the page shows the range and the reason, and names the regimes it does not know", async () => {
  const read = async (departmentCode: string, query = "") =>
    (await openVisitor(portal, `${await sell({}, { departmentCode })}/budget${query}`)).page.text;
  const reunion = await read("974");
  expect(reunion).toContain("Droits de mutation (5,807 à 6,319 %)");
  expect(reunion).toContain("Les sources ne s’accordent pas : 5,807 à 6,319 % de droits.");
  expect(reunion).toContain("La Réunion : sur trois lectures du barème, deux donnent 5 % pour la part du département");
  const summary = section((await openVisitor(portal, await sell({}, { departmentCode: "974" }))).page)!.text;
  expect(summary).toContain("Frais d’acquisition, dits « frais de notaire » 15 000 à 16 400 €");
  expect(summary).toContain("La Réunion : sur trois lectures du barème");
  expect(await read("976")).toContain("Mayotte : sur trois lectures du barème, deux donnent 4,5 %");
  for (const [code, name] of [
    ["14", "Le Calvados"],
    ["73", "La Savoie"],
  ] as const)
    expect(await read(code, "?premier=oui")).toContain(`${name} a un régime particulier pour les premiers achats`);
  expect(await read("44")).not.toContain("régime particulier");
});

test("a place without a known rate has a range, with a note on the page", async () => {
  const address = await sell({}, { departmentCode: "978" });
  const { page } = await openVisitor(portal, `${address}/budget`);
  expect(page.text).toContain("Droits de mutation (5,807 à 6,319 %)");
  expect(page.text).toContain("Le taux de ce département n’est pas confirmé : 5,807 à 6,319 % de droits.");
});

test("costs are computed on the price without the buyer's part of the agency's fees", async () => {
  const details = { feesPayer: "acquereur" as const, feesPercent: 5, priceWithoutFees: 190_476_00 };
  const { page } = await openVisitor(portal, `${await sell({ details })}/budget`);
  expect(page.text).toContain("Les frais sont calculés sur le prix hors honoraires de l’acquéreur : 190 476 €.");
  expect(page.text).toContain("Droits de mutation (6,319 %) 12 035 €");
});

test("an invalid value is reported at its field, and causes no server error", async () => {
  const { page, status } = await openVisitor(
    portal,
    `${await sell()}/budget?apport=beaucoup&taux=99&duree=%00&revenus=-5&travaux=x&taxe=-1`,
  );
  expect(status).toBe(200);
  expect(page.select("[aria-invalid=true]")).toHaveLength(6);
  expect(page.text).toContain("Ce n’est pas un nombre.");
  expect(page.text).toContain("Ce nombre est hors limites.");
});

test("the page is neither stored nor indexed, and exists only for homes for sale", async () => {
  const sale = await sell();
  const answer = await portal.fetch(`${sale}/budget?revenus=4000`);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(await answer.text()).toContain('name="robots" content="noindex');
  const location = async (path: string) => {
    const { status, headers } = await portal.fetch(path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  const reference = sale.split("-").at(-1)!;
  expect(await location(`/annonces/x-${reference}/budget?taux=3`)).toEqual([301, `${sale}/budget?taux=3`]);
  const rental = await sell({ transaction: "location" });
  expect(await location(`${rental}/budget`)).toEqual([302, rental]);
  const sold = await sell({ status: "transmis" });
  expect((await location(`${sold}/budget`))[0]).toBe(302);
  expect((await location("/annonces/x-BVRIEN0/budget"))[0]).toBe(404);
});

test("a rental's page shows the amount due on entry", async () => {
  const { page } = await openVisitor(portal, await sell({ transaction: "location", price: 890_00, details: {} }));
  const { text } = section(page)!;
  for (const line of [
    "Loyer hors charges 810 €",
    "Charges 80 €",
    "Premier mois, charges comprises 890 €",
    "Dépôt de garantie 810 €",
    "Honoraires à la charge du locataire 520 €",
    "dont état des lieux 195 €",
    "À payer à l’entrée 2 220 €",
    "Prévoyez aussi l’énergie : 70 à 90 € par mois",
  ])
    expect(text).toContain(line);
});

test("an operator's table replaces the built-in one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-costs-"));
  const file = join(folder, "costs.json");
  const duties = { ...builtInCostTable.duties, departments: { "06": 3.8 } };
  const usualRate = { percent: 4.1, date: "2027-02-01", source: "Courtier du coin" };
  await writeFile(
    file,
    JSON.stringify({ ...builtInCostTable, duties, date: "2027-02-03", source: "Chambre des notaires", usualRate }),
  );
  const own = await openHttpPortal({ template: "communes", settings: { COSTS_FILE: file } });
  onTestFinished(async () => {
    await own.close();
    await rm(folder, { recursive: true });
  });
  const { page } = await openVisitor(own, `${await sell({}, { on: own, departmentCode: "06" })}/budget`);
  expect(page.text).toContain("Droits de mutation (5,09 %)");
  expect(page.text).toContain("d’après le barème du 3 février 2027");
  expect(page.text).toContain("Sources : Chambre des notaires.");
  expect(page.text).toContain("taux usuel de 4,1 % relevé le 1er février 2027 (Courtier du coin)");
});

test("a portal with another currency shows no French costs", async () => {
  const own = await openHttpPortal({ template: "communes", settings: { CURRENCY: "CHF" } });
  onTestFinished(() => own.close());
  const address = await sell({}, { on: own });
  expect(section((await openVisitor(own, address)).page)).toBeUndefined();
  expect((await own.fetch(`${address}/budget`, { redirect: "manual" })).status).toBe(302);
});
