import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal();

test("the home page has the specification's blocks: tagline over a banner, three listings, a testimonial", async () => {
  const { page } = await openVisitor(portal, "/");
  const title = page.one("heading", /Trouvez ou Publiez un Bien/, { level: 1 });
  expect(title.text).toContain("Immobilier en Toute Simplicité");
  expect(title.element.closest("section")!.querySelectorAll("img")).toHaveLength(1);
  const newest = page.one("heading", "NOS ANNONCES IMMOBILIÈRES").element.closest("section")!;
  expect(newest.querySelectorAll("article")).toHaveLength(3);
  expect(page.one("heading", "AVIS CLIENTS")).toBeDefined();
});

test("every « DÉCOUVRIR » links to a page", async () => {
  const { page } = await openVisitor(portal, "/");
  const said = page.select("main a, main button").filter(({ text }) => text === "DÉCOUVRIR");
  const addresses = said.map((each) => each.attribute("href") ?? "leads nowhere");
  expect(addresses.length).toBeGreaterThanOrEqual(3);
  for (const address of addresses) expect((await portal.fetch(address)).status, address).toBe(200);
});

test("the head marks which data the browser has stored, so that the first paint reserves their space", async () => {
  const html = await (await portal.fetch("/")).text();
  expect(html).toContain('"data-has-"');
  expect(html.indexOf('"data-has-"')).toBeLessThan(html.indexOf("<body"));
});

test("one form has a sentence and six fields, with the first type and sales chosen, and one button", async () => {
  const { page } = await openVisitor(portal, "/");
  const form = page.one("search");
  const optionsOf = (label: string) =>
    form
      .field(label)
      .all("option")
      .map(({ text }) => text);
  expect(optionsOf("Type de bien")).toEqual(["Tout", "Maison", "Appartement"]);
  expect(optionsOf("Transaction")).toEqual(["À vendre", "À louer"]);
  expect(form.field("Type de bien").chosen).toBe("Tout");
  expect(form.field("Transaction").chosen).toBe("À vendre");
  for (const label of ["Décrivez ce que vous cherchez", "Commune", "Quartier", "Prix minimum", "Prix maximum"])
    expect(form.field(label).value).toBe("");
  expect(page.one("main").all("search")).toHaveLength(1);
  expect(form.all("button").map(({ text }) => text)).toEqual(["Rechercher"]);
});
