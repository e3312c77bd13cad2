import { expect, test } from "vitest";
import { createListing } from "../factories/listings.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

test("a comparison works with a listing that is no longer on show, and is not indexed", async () => {
  const { reference } = await createListing(portal.db, { photos: 0 });
  const answer = await portal.fetch(`/comparer?biens=${reference},BVPARTI`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('name="robots" content="noindex');
});

test.each(["?biens=", "?biens=%00,%27", "?biens=a&biens=b", `?ajouter=${"x".repeat(3000)}`, "?biens=BV1%0A2"])(
  "%s causes no error",
  async (query) => {
    expect((await portal.fetch(`/comparer${query}`)).status).toBe(200);
  },
);

test("without JavaScript the address shows the table, and a form and links add and remove", async () => {
  const [one, two] = [await createListing(portal.db, { photos: 0 }), await createListing(portal.db, { photos: 0 })];
  const visitor = await openVisitor(portal, "/comparer");
  expect(visitor.page.one("heading", "Rien à comparer pour le moment")).toBeDefined();
  const add = async (text: string) => {
    visitor.enter({ "Ajouter un bien": text });
    await visitor.press("Ajouter");
  };
  await add(one.reference.toLowerCase());
  expect(visitor.path).toBe(`/comparer?biens=${one.reference}`);
  await add(`${portal.address}/annonces/une-adresse-copiee-${two.reference}`);
  expect(visitor.path).toBe(`/comparer?biens=${one.reference},${two.reference}`);
  expect(visitor.page.all("columnheader")).toHaveLength(3);
  await add("pas une référence");
  expect(visitor.page.text).toContain("Ce n’est pas une référence d’annonce");
  expect(visitor.page.field("Ajouter un bien").value).toBe("pas une référence");
  await add("BVRIEN0");
  expect(visitor.page.text).toContain("Aucune annonce en ligne ne porte cette référence");
  await visitor.follow(visitor.page.all("link", /^Retirer/)[0]!);
  expect(visitor.path).toBe(`/comparer?biens=${two.reference}`);
});

test("a listing no longer on show is named as such, without an error", async () => {
  const { reference } = await createListing(portal.db, { photos: 0 });
  const visitor = await openVisitor(portal, `/comparer?biens=${reference},BVPARTI`);
  expect(visitor.page.text).toContain("L’annonce BVPARTI n’est plus en ligne.");
  expect(visitor.page.all("columnheader")).toHaveLength(2);
  await visitor.follow(/^Retirer ?: BVPARTI$/);
  expect(visitor.path).toBe(`/comparer?biens=${reference}`);
});

test("a fifth listing in the address is refused with a sentence", async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => createListing(portal.db, { photos: 0 })));
  const { page } = await openVisitor(portal, `/comparer?biens=${five.map(({ reference }) => reference).join(",")}`);
  expect(page.text).toContain("On compare 4 biens au plus à la fois");
  // Four listings beside the labels.
  expect(page.all("columnheader")).toHaveLength(5);
});

test("before a budget is typed, the comparison says where the monthly cost comes from", async () => {
  const [one, two] = [await createListing(portal.db, { photos: 0 }), await createListing(portal.db, { photos: 0 })];
  const { page } = await openVisitor(portal, `/comparer?biens=${one.reference},${two.reference}`);
  expect(page.text).toContain("Calculez votre coût mensuel sur la page d’un bien à vendre");
  expect(page.all("rowheader", /^Coût mensuel/)).toEqual([]);
});
