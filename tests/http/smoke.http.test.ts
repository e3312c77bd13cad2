import { expect, test } from "vitest";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal();

test("home", async () => {
  const answer = await portal.fetch("/");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Trouvez ou Publiez un Bien");
  const br = await portal.fetch("/", { headers: { "Accept-Encoding": "br" } });
  expect(br.headers.get("content-encoding")).toBe("br");
  expect(await br.text()).toContain("Trouvez ou Publiez un Bien");
});
test("session", async () => {
  const cookie = await portal.accounts.cookieOf({ email: "agence@example.org" });
  const answer = await portal.fetch("/tableau-de-bord", { headers: { Cookie: cookie }, redirect: "manual" });
  expect(answer.status).toBe(200);
});
test("raw", async () => {
  expect(await portal.raw("GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 400/);
  expect(
    await portal.raw(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(20_000)}\r\nConnection: close\r\n\r\n`),
  ).toMatch(/^HTTP\/1.1 431/);
});
