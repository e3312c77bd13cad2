import { describe, expect, test } from "vitest";
import type { SentenceSuggestion } from "#app/search/sentence/sentence-suggestion.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

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
  // The link is in the panel, and in the bar for phones.
  expect(visitor.page.select('a[href^="tel:"]').length).toBe(2);
});

test("a search without results offers wider ones with results", async () => {
  const visitor = await openVisitor(portal, "/Rechercher?propertyType=terrain&transactionType=louer&commune=lyon");
  expect(visitor.page.one("heading", "Aucune annonce pour cette recherche")).toBeDefined();
  const wider = visitor.page.one("region", "Aucune annonce pour cette recherche").all("link");
  await visitor.follow(wider[0]!);
  expect(visitor.page.one("main").all("article")).not.toEqual([]);
});

test("a search for something that it also excludes says which of the two counts", async () => {
  const { page } = await openVisitor(portal, "/Rechercher?stationnement=oui&sans=stationnement");
  expect(page.one("main").text).toContain(
    "« Sans parking » contredit un autre critère : la recherche n’en tient pas compte.",
  );
});

describe("a sentence", () => {
  const answerTo = async (path: string) => {
    const answer = await portal.fetch(path, { redirect: "manual" });
    return [answer.status, decodeURIComponent(answer.headers.get("location") ?? "").replaceAll("+", " ")];
  };

  test.each([
    [
      "/Rechercher?texte=T3+Lyon+7+balcon+moins+de+350+000",
      "/Rechercher?propertyType=appartement&transactionType=vendre&commune=lyon-7e&priceMax=350000&rooms=3&exterieur=balcon",
    ],
    [
      "/annonces?texte=studio+meubl%C3%A9+Bordeaux+700+%E2%82%AC",
      "/annonces?propertyType=appartement&transactionType=louer&commune=bordeaux&priceMax=700&rooms=1&meuble=oui",
    ],
    ["/annonces?texte=Lyon+lok+chemin%C3%A9e", "/annonces?commune=lyon&q=lok cheminée&nonreconnu=lok"],
    ["/annonces?texte=garage+%C3%A0+vendre", "/annonces?transactionType=vendre&stationnement=oui&avis=stationnement"],
    ["/Rechercher?texte=autour+de+moi", "/Rechercher?avis=ici"],
    ["/annonces?texte=c%C3%B4te+d%27azur", "/annonces?region=cote-d-azur"],
    ["/rechercher?texte=plain-pied+vue+mer", "/Rechercher?q=plain-pied vue mer"],
    ["/annonces?texte=Rennes&piscine=oui&page=4", "/annonces?commune=rennes&piscine=oui"],
    [
      "/annonces?texte=T3&propertyType=&transactionType=vendre&commune=Lyon&quartier=&priceMin=&priceMax=beaucoup",
      "/annonces?transactionType=vendre&commune=Lyon&quartier=&priceMin=&priceMax=beaucoup&propertyType=appartement&rooms=3",
    ],
    [`/Rechercher?texte=${"%00x%ff%3C".repeat(200)}`, "/Rechercher?q="],
  ])("%s leads to the address of the recognised criteria", async (path, address) => {
    const [status, location] = await answerTo(path);
    expect(status).toBe(302);
    expect(location).toContain(address);
  });

  test("already read on the home page keeps its unrecognised words", async () => {
    expect(await answerTo("/annonces?propertyType=&commune=lyon&priceMin=&q=lok&nonreconnu=lok")).toEqual([
      301,
      "/annonces?commune=lyon&q=lok&nonreconnu=lok",
    ]);
  });

  test("with a wish that no criterion covers keeps the wish in the address, and mentions it above the results", async () => {
    expect(await answerTo("/annonces?propertyType=&stationnement=oui&avis=stationnement")).toEqual([
      301,
      "/annonces?stationnement=oui&avis=stationnement",
    ]);
    const said = async (query: string) => {
      const { page } = await openVisitor(portal, `/Rechercher?${query}`);
      return page
        .one("region", "Résultats de la recherche")
        .all("paragraph")
        .map(({ text }) => text)
        .filter((text) => /^(?:Aucun|Chercher|« )/.test(text));
    };
    expect(await said("texte=garage+%C3%A0+vendre")).toEqual([
      expect.stringMatching(
        /^Aucun garage ni parking n’est proposé seul ici\. \d+ biens? avec stationnement y correspond/,
      ),
    ]);
    expect(await said("texte=autour+de+moi")).toEqual([expect.stringContaining("demande votre position")]);
    expect(await said("commune=lyon&avis=ici")).toEqual([]);
    expect(await said("avis=autre")).toEqual([]);
  });

  test("with unknown words and no result first suggests the search without them, with its number of results", async () => {
    const { page } = await openVisitor(portal, "/annonces?texte=maison+xyzzy");
    const results = page.one("region", "Résultats de la recherche");
    expect(results.all("paragraph")[0]!.text).toBe(
      "Non reconnu : « xyzzy ». Cherché comme mot-clé. Aucune annonce de cette recherche ne le contient.",
    );
    const [first] = results.all("link").filter(({ text }) => /\d+ annonces?$/.test(text));
    expect(first!.text).toMatch(/^Sans « xyzzy » ?[1-9]/);
    expect(first!.attribute("href")).toBe("/annonces?propertyType=maison");
  });

  test("with unknown words is corrected beside their message, and keeps the fields that came with it", async () => {
    const visitor = await openVisitor(portal, "/annonces?texte=maisom+xyzzy&transactionType=vendre&commune=lyon");
    visitor.enter({ "Corriger votre phrase": "appartement avec jardin" });
    await visitor.press(visitor.page.one("region", "Résultats de la recherche").one("button", "Rechercher"));
    expect(visitor.path).toBe(
      "/annonces?propertyType=appartement&transactionType=vendre&commune=lyon&exterieur=jardin",
    );
  });

  test("that is blank is ignored", async () => {
    expect(await answerTo("/Rechercher?texte=+&commune=lyon")).toEqual([301, "/Rechercher?commune=lyon"]);
  });

  test("on the home page overrides the fields that it names; chips show the recognised criteria", async () => {
    const visitor = await openVisitor(portal, "/");
    visitor.enter({
      "Décrivez ce que vous cherchez": "T2 Lyon 3e cheminée",
      Commune: "Nantes",
      "Prix maximum": "900 000",
    });
    await visitor.press("Rechercher");
    const search = "propertyType=appartement&transactionType=vendre";
    expect(visitor.path).toBe(`/annonces?${search}&commune=lyon-3e&priceMax=900000&rooms=2&q=chemin%C3%A9e`);
    const chips = visitor.page.select('[aria-label="Critères de la recherche"] a');
    expect(chips.map(({ text }) => text)).toEqual([
      "Appartement",
      "À vendre",
      "Lyon 3e",
      "jusqu’à 900 000 €",
      "2 pièces",
      expect.stringContaining("cheminée"),
    ]);
    await visitor.follow(chips[2]!);
    expect(visitor.path).toBe(`/annonces?${search}&priceMax=900000&rooms=2&q=chemin%C3%A9e`);
  });

  test("is explained during typing, with an answer cached for a minute; a sentence longer than the field is not explained", async () => {
    const suggest = async (sentence: string) => portal.fetch(`/api/phrase?q=${encodeURIComponent(sentence)}`);
    const answer = await suggest("maison Lyo");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    const [reading, ...completions] = (await answer.json()) as SentenceSuggestion[];
    expect(reading).toMatchObject({ kind: "reading", fields: [{ name: "propertyType", value: "maison" }] });
    expect(completions).toContainEqual(expect.objectContaining({ kind: "completion", sentence: "maison Lyon" }));
    expect(await (await suggest("maison ".repeat(40))).json()).toEqual([]);
  });

  test.each([
    [
      "texte=Lyon+lok",
      "Non reconnu : « lok ». Cherché comme mot-clé. Aucune annonce de cette recherche ne le contient.",
    ],
    [
      "texte=Lyon+lok+xyzzy",
      "Non reconnus : « lok », « xyzzy ». Cherchés comme mots-clés. Aucune annonce de cette recherche ne les contient.",
    ],
    ["texte=Lyon+chemin%C3%A9e", null],
    ["commune=lyon&q=lok", null],
    ["commune=lyon&q=lok&nonreconnu=autre", null],
  ])("says which of its words are searched as keywords only: %s", async (query, said) => {
    const { page } = await openVisitor(portal, `/annonces?${query}`);
    const told = page
      .one("main")
      .all("paragraph")
      .map(({ text }) => text);
    expect(told.filter((text) => text.startsWith("Non reconnu"))).toEqual(said === null ? [] : [said]);
  });
});
