import { expect, test } from "vitest";
import { createListing } from "../factories/listings.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("a comparison with a listing that is gone answers, and robots are kept out", async () => {
  const { reference } = await createListing(portal.db, { photos: 0 });
  const answer = await portal.fetch(`/comparer?biens=${reference},BVPARTI`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('name="robots" content="noindex');
});

test.each(["?biens=", "?biens=%00,%27", "?biens=a&biens=b", `?ajouter=${"x".repeat(3000)}`, "?biens=BV1%0A2"])(
  "%s is no error",
  async (query) => {
    expect((await portal.fetch(`/comparer${query}`)).status).toBe(200);
  },
);
