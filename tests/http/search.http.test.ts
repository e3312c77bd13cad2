import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/http-portal.ts";
import { openVisitor } from "../setup/http-visitor.ts";

const portal = useHttpPortal();

test("without JavaScript the search, the pages and a listing work", async () => {
  const visitor = await openVisitor(portal, "/Rechercher");
  const form = visitor.page.one("main").one("search");
  visitor.enter({ Communes: "lyon", "Prix maximum": "900 000" }, form);
  await visitor.press(form.one("button", "Rechercher"));
  expect(visitor.path).toBe("/Rechercher?commune=lyon&priceMax=900000");
  await visitor.follow(visitor.page.all("article")[0]!.one("link"));
  expect(visitor.page.one("heading", "Description", { level: 2 })).toBeDefined();
  expect(visitor.received.at(-1)).not.toContain("tel:");
  await visitor.press("Afficher le téléphone");
  expect(visitor.page.select('a[href^="tel:"]')).toHaveLength(1);
});

test("a search without results offers wider ones with results", async () => {
  const visitor = await openVisitor(portal, "/Rechercher?propertyType=terrain&transactionType=louer&commune=lyon");
  expect(visitor.page.one("heading", "Aucune annonce pour cette recherche")).toBeDefined();
  const wider = visitor.page.one("region", "Aucune annonce pour cette recherche").all("link");
  await visitor.follow(wider[0]!);
  expect(visitor.page.one("main").all("article")).not.toEqual([]);
});
