import { expect, test } from "vitest";
import { openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });
const PATH = "/dev/courrier";

test("a user on the machine reads the sent mails", async () => {
  for (const address of ["127.0.0.1", "::ffff:127.0.0.1", "::1"])
    expect((await portal.visitFrom(address).fetch(PATH)).status, address).toBe(200);
});

test("nobody else reads the sent mails: not from another machine, nor through a proxy or another host name", async () => {
  expect((await portal.fetch(PATH)).status).toBe(404);
  expect((await portal.fetch(`${PATH}.data`)).status).toBe(404);
  const here = portal.visitFrom("127.0.0.1");
  for (const [name, value] of [
    ["X-Forwarded-For", "203.0.113.7"],
    ["Forwarded", "for=203.0.113.7"],
    ["X-Real-IP", "203.0.113.7"],
    ["Via", "1.1 proxy"],
    ["Host", "portail.example"],
    ["Host", "localhost.portail.example"],
  ] as const)
    expect((await here.fetch(PATH, { headers: { [name]: value } })).status, `${name}: ${value}`).toBe(404);
});

test("a portal with a public address shows the sent mails to nobody", async () => {
  const open = await openHttpPortal({ template: "communes", settings: { SITE_URL: "https://portail.example" } });
  expect((await open.visitFrom("127.0.0.1").fetch(PATH)).status).toBe(404);
  await open.close();
});
