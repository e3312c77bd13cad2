import { expect, test } from "vitest";
import { createListing } from "../factories/listings.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("viewed listings are returned as public cards", async () => {
  const { reference } = await createListing(portal.db, { photos: 0 });
  const text = await (await portal.fetch(`/api/annonces?references=${reference},BVRIEN,%27x`)).text();
  expect((JSON.parse(text) as { cards: unknown[] }).cards).toHaveLength(1);
  expect(text).not.toMatch(/phone|email|address/i);
  expect((await portal.fetch("/api/annonces")).status).toBe(200);
});
