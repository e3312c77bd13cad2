import { expect, test } from "vitest";
import type { NamedPlaces } from "#app/map/named-place.ts";
import { createCommune } from "../factories/communes.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const ask = (headers: Record<string, string> = {}) => portal.fetch("/carte/communes.json", { headers });

test("the names on maps are compressed, cached for a day, and revalidated", async () => {
  const first = await ask({ "Accept-Encoding": "gzip, br" });
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(first.headers.get("vary")).toContain("Accept-Encoding");
  const { towns, districts } = (await first.json()) as NamedPlaces;
  expect(towns.length).toBeGreaterThan(5_000);
  expect(districts).toHaveLength(45);
  const again = await ask({ "If-None-Match": first.headers.get("etag")! });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("React Router's own data address answers as well", async () => {
  const headers = { "Accept-Encoding": "gzip, br" };
  expect((await portal.fetch("/carte/communes.json.data", { headers })).status).toBe(200);
});

test("a client without compression gets the same names", async () => {
  const [plain, refusing, compressed] = [
    await ask({ "Accept-Encoding": "identity" }),
    await ask({ "Accept-Encoding": "br;q=0, identity" }),
    await ask({ "Accept-Encoding": "br" }),
  ];
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(refusing.headers.get("content-encoding")).toBeNull();
  const text = await compressed.text();
  expect(await plain.text()).toBe(text);
  expect(await refusing.text()).toBe(text);
});

test("the next answer contains changed communes", async () => {
  const before = await ask();
  expect(await before.text()).not.toContain("Neuville-sur-Carte");
  await createCommune(portal.db, { name: "Neuville-sur-Carte" });
  const after = await ask({ "If-None-Match": before.headers.get("etag")! });
  expect(after.status).toBe(200);
  expect(await after.text()).toContain("Neuville-sur-Carte");
});
