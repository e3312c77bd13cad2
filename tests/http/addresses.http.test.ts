import { describe, expect, test } from "vitest";
import { createListing } from "../factories/listings.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal();
/** The whole address, so that the path may start with two slashes. */
const get = (path: string, init: RequestInit = {}) =>
  portal.fetch(`${portal.address}${path}`, { redirect: "manual", ...init });
/** With plain spaces: the page may use any no-break space. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");
const long = "a".repeat(5_000);

describe("addresses that people and robots type", () => {
  const typed: [path: string, status: number, text: string][] = [
    ["/annonces?page=abc", 200, "« abc » n’est pas un choix possible pour la page"],
    ["/annonces?priceMin=-5", 200, "« -5 » est négatif"],
    ["/annonces?priceMin=300000&priceMax=200000", 200, "Prix minimum et maximum intervertis"],
    ["/annonces?priceMin=cher", 200, "« cher » n’est pas un nombre"],
    ["/annonces?commune=%3Cscript%3Ealert(1)%3C/script%3E", 200, "Lieu inconnu :"],
    [`/annonces?q=${long}`, 200, "les cent premiers caractères"],
    ["/annonces?propertyType=chateau", 200, "« chateau » n’est pas un choix possible"],
    ["/annonces?commune=lyon&commune=lyon&commune=", 301, "/annonces?commune=lyon"],
    ["/annonces?page=999999", 302, "page="],
    ["/annonces?page=0", 301, "/annonces"],
    ["/annonces?city=Lyon&neighborhood=Vaise", 302, "/annonces?commune=lyon&quartier=Vaise"],
    [
      "/annonces?propertyType=house&transactionType=A%20louer",
      301,
      "/annonces?propertyType=maison&transactionType=louer",
    ],
    ["/annonces?utm_source=lettre", 200, "annonces"],
    ["/rechercher?commune=paris", 301, "/Rechercher?commune=paris"],
    ["/RECHERCHER", 301, "/Rechercher"],
    ["/annonces/", 301, "/annonces"],
    ["//evil.example/", 301, "/evil.example"],
    ["/annonces/appartement-inconnu-BVZZZZZ", 404, "Cette page n’existe pas"],
    ["/annonces/../../etc/passwd", 404, "n’existe pas"],
    ["/nulle-part", 404, "Cette page n’existe pas"],
    ["/annonceurs/personne", 404, "Cette page n’existe pas"],
    ["/%E0%A4%A", 404, "Adresse inconnue"],
    ["/annonces/%00", 404, "Adresse inconnue"],
    ["/annonces?q=%00%E0%A4%A", 301, "/annonces?q="],
    ["/annonces?commune=%ff%00", 301, "/annonces"],
    [`/annonces?commune=${"x".repeat(9_000)}`, 414, "Adresse trop longue"],
    ["/media/zz/320.webp", 404, ""],
    ["/brand/..%2fpackage.json", 404, ""],
    ["/sitemaps/annonces-9999.xml", 404, ""],
    ["/api/communes", 200, "[]"],
    [`/api/communes?q=${long}`, 200, "["],
    ["/api/communes?q=%00&q=%ff", 200, "["],
  ];
  for (const [path, status, text] of typed) {
    test(`${path.slice(0, 60)} answers ${status}`, async () => {
      const response = await get(path);
      expect(response.status).toBe(status);
      if (status === 301 || status === 302) expect(response.headers.get("location")).toContain(text);
      else expect(plain(await response.text())).toContain(text);
    });
  }

  // Letters that no sample has in its reference.
  test.each(["BVILOUL", "BVILOU9"])("the reference %s opens its listing, however it is typed", async (reference) => {
    await createListing(portal.db, { reference, photos: [], publishedAt: new Date("2025-01-01") });
    for (const typed of [reference, reference.toLowerCase(), `%20${reference}`]) {
      const { headers } = await get(`/annonces?q=${typed}`);
      expect(headers.get("location"), typed).toMatch(new RegExp(`^/annonces/.+-${reference}$`));
    }
    expect((await get("/annonces?q=balcon")).status).toBe(200);
  });

  test("an unknown place is reported, with suggestions, not as criteria without results", async () => {
    const meant = plain(await (await get("/annonces?commune=Lyonwxyz&propertyType=maison")).text());
    expect(meant).toContain("Lieu inconnu : « Lyonwxyz ».");
    expect(meant).toMatch(/Cherchiez-vous Lyon[^?]* \?/);
    const nothing = plain(await (await get("/annonces?commune=Zzyzxqu")).text());
    expect(nothing).toMatch(/<h\d[^>]*>Lieu inconnu</);
    for (const page of [meant, nothing]) expect(page).not.toMatch(/Nous avons lu|ne réunit tous ces critères/);
  });

  test("no redirect leads to another site", async () => {
    for (const path of ["//evil.example//", "/\\evil.example/", "//evil.example/%2e%2e/"]) {
      const { headers } = await get(path);
      const location = headers.get("location");
      if (location) expect(new URL(location, portal.address).origin).toBe(portal.address);
    }
  });

  test("typed text stays in the form, and never becomes markup", async () => {
    const text = await (await get("/Rechercher?priceMin=cher&q=%3Cimg%20src=x%20onerror=alert(1)%3E")).text();
    expect(text).toContain('value="cher"');
    expect(text).not.toContain("<img src=x");
  });

  test("other methods are refused without an error", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const { status } = await get("/annonces", { method });
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }
  });
});

describe("for robots and sharing", () => {
  test("a listing describes itself in its head and as structured data", async () => {
    const list = await (await get("/annonces?transactionType=vendre")).text();
    const href = /href="(\/annonces\/[^"]+-BV[^"]+)"/.exec(list)![1]!;
    const page = await (await get(href)).text();
    expect(page).toContain(`<link rel="canonical" href="${portal.address}${href}"/>`);
    expect(page).toMatch(/<meta property="og:image" content="http[^"]+\/media\/[0-9a-f]{64}\/1200\.webp"\/>/);
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
      JSON.parse(match[1]!),
    );
    expect(blocks.map((block) => block["@type"])).toEqual(["RealEstateListing", "BreadcrumbList"]);
    expect(blocks[0]).toMatchObject({ offers: { "@type": "Offer", priceCurrency: "EUR" } });
  });

  test("after a price drop, only the previous price is struck through", async () => {
    const columns = { price: 20_000_000, previousPrice: 22_000_000, publishedAt: new Date("2025-01-01"), photos: [] };
    const { reference, slug } = await createListing(portal.db, columns);
    const page = plain(await (await get(`/annonces/${slug}-${reference}`)).text());
    expect(page).toMatch(/Au lieu de(?:<!-- -->| )*<s>220 000 €<\/s>/);
  });

  test("the sitemap lists every listing on show", async () => {
    const index = await (await get("/sitemap.xml")).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]!);
    const listings = await (await portal.fetch(parts.find((part) => part.includes("annonces-1"))!)).text();
    const page = await (await get("/annonces")).text();
    const total = Number(/>([\d\u202F]+) annonces/.exec(page)![1]!.replaceAll("\u202F", ""));
    expect(listings.match(/<url>/g)).toHaveLength(total);
    expect(await (await get("/robots.txt")).text()).toContain(`Sitemap: ${portal.address}/sitemap.xml`);
  });

  test("the brand kit answers with the seven roles", async () => {
    const roles = ((await (await get("/Api/images.json")).json()) as { alt: string }[]).map(({ alt }) => alt);
    expect(roles).toEqual(["logo", "image-banier", "image-card", "img-card2", "img-avis", "facebook", "google"]);
  });

  test("public pages carry the security headers and no cookie", async () => {
    const { headers } = await get("/annonces");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("set-cookie")).toBeNull();
  });
});
