import { expect, test } from "vitest";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { pictureAddress, pictureVariants } from "#app/domain/picture-address.ts";
import { makePicture } from "../factories/pictures.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { sampleListing } from "../setup/data/sample-listing.ts";

const portal = useHttpPortal();
const FOR_GOOD = "public, max-age=31536000, immutable";

/** The images of a page's HTML. */
const imagesOf = async (path: string): Promise<string[]> =>
  [...(await (await portal.fetch(path)).text()).matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag);

const addressOf = (tag: string): string => / src="([^"]+)"/.exec(tag)![1]!.replaceAll("&amp;", "&");

test.each(["/", "/annonces", "a listing", "/annonceurs"])(
  "the pictures of %s are WebP, and cached permanently",
  async (path) => {
    const images = await imagesOf(path.startsWith("/") ? path : await sampleListing(portal));
    const addresses = new Set(images.filter((tag) => / srcset="/i.test(tag)).map(addressOf));
    expect(addresses.size).toBeGreaterThan(2);
    for (const address of addresses) {
      const { status, headers } = await portal.fetch(address, { method: "HEAD" });
      expect([status, headers.get("cache-control"), headers.get("content-type")], address).toEqual([
        200,
        FOR_GOOD,
        "image/webp",
      ]);
    }
  },
);

test.each(["/", "/connexion"])(
  "every picture of the layout and the kit on %s is cached permanently, and has its size in the HTML",
  async (path) => {
    const others = (await imagesOf(path)).filter((tag) => !/ srcset="/i.test(tag));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag))).toEqual([]);
    for (const address of others.map(addressOf)) {
      const { status, headers } = await portal.fetch(address);
      expect([status, headers.get("cache-control")], address).toEqual([200, FOR_GOOD]);
    }
  },
);

test("when too many widths are requested at once, originals are sent instead, and not cached", async () => {
  const media = mediaStorage(portal.dataDir);
  const originals = await Promise.all(
    Array.from({ length: 6 }, async () => media.save(await makePicture().png().toBuffer())),
  );
  const addresses = originals.flatMap(({ sha256 }) => pictureVariants.map((one) => pictureAddress(sha256, one)));
  const asked = addresses.map(async (address) => {
    const { status, headers } = await portal.fetch(address, { method: "HEAD" });
    return [status, headers.get("content-type"), headers.get("cache-control")];
  });
  expect((await portal.fetch("/")).status).toBe(200);
  const answers = (await Promise.all(asked)).map((answer) => answer.join(" "));
  const made = [`200 image/webp ${FOR_GOOD}`, `200 image/jpeg ${FOR_GOOD}`];
  expect(answers.filter((answer) => ![...made, "200 image/png no-store"].includes(answer))).toEqual([]);
  expect(answers).toContain("200 image/png no-store");
  // Those that waited: as many as the queue holds, or more where its first ones were made meanwhile.
  expect(answers.filter((answer) => answer.endsWith("immutable")).length).toBeGreaterThanOrEqual(32);
  const { headers } = await portal.fetch(addresses.at(-1)!, { method: "HEAD" });
  expect(headers.get("cache-control")).toBe(FOR_GOOD);
});
