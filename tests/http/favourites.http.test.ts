import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("the call of the hearts answers who asks only, and refuses what is none", async () => {
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (await portal.fetch("/favoris/coeurs", { method: "POST", headers, body })).status;
  const typed = { "Content-Type": "application/json" };
  expect(await (await portal.fetch("/favoris/coeurs")).json()).toEqual({ account: null, references: [] });
  expect(await post('{"add":["BVAAAA"],"remove":[]}', typed)).toBe(401);
  expect(await post("{}", { ...typed, "Sec-Fetch-Site": "cross-site" })).toBe(403);
  // As a page's own call sends it.
  const own = {
    Cookie: await portal.accounts.cookieOf(await portal.accounts.openAccount()),
    Origin: portal.address,
    "Sec-Fetch-Site": "same-origin",
  };
  expect(await post("x", own)).toBe(400);
  expect(await post('{"add":["\' or 1=1"],"remove":[]}', own)).toBe(400);
  const tooMany = { add: Array.from({ length: 201 }, () => "BVAAAA"), remove: [] };
  expect(await post(JSON.stringify(tooMany), own)).toBe(400);
  expect(await post('{"add":["BVAAAA"],"remove":[]}', own)).toBe(200);
});
