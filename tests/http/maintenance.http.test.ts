import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes", settings: { MAINTENANCE: "true" } });

test("maintenance answers every address with 503 and a page without scripts, and health checks with 200", async () => {
  const response = await portal.fetch("/annonces");
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "600"]);
  expect(await response.text()).toContain("Nous revenons dans quelques minutes");
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  for (const path of ["/healthz", "/readyz"]) {
    const health = await portal.fetch(path);
    expect([health.status, await health.text()]).toEqual([200, "maintenance\n"]);
  }
});
