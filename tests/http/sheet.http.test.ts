import { encode } from "uqr";
import { expect, test } from "vitest";
import { createListing, type ListingOverrides } from "../factories/listings.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes" });

async function publish(overrides: ListingOverrides = {}): Promise<string> {
  const { slug, reference } = await createListing(portal.db, { photos: 0, ...overrides });
  return `/annonces/${slug}-${reference}`;
}

test("the QR code contains the listing's public address", async () => {
  const address = await publish();
  const html = await (await portal.fetch(`${address}/imprimer`)).text();
  const [link] = /<a\b[^>]*aria-label="Code QR de l’annonce"[^]*?<\/a>/.exec(html)!;
  const href = /href="([^"]+)"/.exec(link)![1]!;
  expect(href).toBe(`${portal.address}${address}`);
  const expected = encode(href, { ecc: "M", border: 4 });
  expect(/viewBox="([^"]+)"/.exec(link)![1]).toBe(`0 0 ${expected.size} ${expected.size}`);
  const dark = new Set(
    [.../<path\b[^>]* d="([^"]+)"/.exec(link)![1]!.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
    ),
  );
  const wanted = expected.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...dark].toSorted()).toEqual(wanted.toSorted());
});

test("addresses of sheets: an old title redirects, an unknown listing is not found, a withdrawn one is gone", async () => {
  const gone = await publish({ status: "transmis" });
  const shown = await publish();
  const reference = shown.split("-").at(-1);
  const status = async (path: string) => (await portal.fetch(path, { redirect: "manual" })).status;
  const moved = await portal.fetch(`/annonces/ancien-titre-${reference}/imprimer`, { redirect: "manual" });
  expect([moved.status, new URL(moved.headers.get("location")!, portal.address).pathname]).toEqual([
    301,
    `${shown}/imprimer`,
  ]);
  expect(await status("/annonces/rien-BVRIEN0/imprimer")).toBe(404);
  expect((await portal.fetch(`${gone}/imprimer`)).status).toBe(410);
});

test("the sheet shows the number only on request, without JavaScript too", async () => {
  const advertiser = await createAdvertiser(portal.db);
  const address = await publish({ advertiserId: advertiser.id, communeId: advertiser.communeId });
  const visitor = await openVisitor(portal, `${address}/imprimer`);
  const html = visitor.received.at(-1)!;
  const numbers = () =>
    visitor.page.all("paragraph").flatMap(({ text }) => /Tél\. ?([+\d][\d ]+)/.exec(text)?.[1] ?? []);
  expect(html).toContain('content="noindex');
  expect(numbers()).toEqual([]);
  await visitor.press("Ajouter le téléphone");
  const [number] = numbers();
  expect(number).toMatch(/\d\d \d\d/);
  expect(plainSpaces(html)).not.toContain(number);
});
