import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { form } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes", settings: { LOG_LEVEL: "debug" } });

test("no secret of a link is logged, at any level", async () => {
  for (const path of ["/demandes/suivre?jeton=", "/nouveau-mot-de-passe?token=", "/connexion/retour/google?code="])
    await portal.fetch(`${path}un-secret-de-lien`);
  await expect.poll(() => portal.logged.join("\n")).toContain("/demandes/suivre");
  expect(portal.logged.join("\n")).not.toContain("un-secret-de-lien");
});

test("a visitor's position is not logged, at any level", async () => {
  const answer = await portal.fetch("/api/lieux", {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ latitude: 45.7641, longitude: 4.8357 }),
  });
  expect([answer.status, await answer.json()]).toEqual([200, { slug: "lyon", name: "Lyon" }]);
  await expect.poll(() => portal.logged.join("\n")).toContain("/api/lieux");
  expect(portal.logged.join("\n")).not.toMatch(/45[.,]76|4[.,]83/);
});

test("a failing query is logged without what the visitor typed", async () => {
  await portal.db.execute(sql`alter table users rename to hidden_users`);
  const fields = { email: "zoe.secrete@example.org", password: "MotDePasse1!" };
  const answer = await portal.fetch("/connexion", form(fields));
  await portal.db.execute(sql`alter table hidden_users rename to users`);
  expect(answer.status).toBe(500);
  const logged = portal.logged.join("\n");
  expect(logged).toContain("42P01");
  expect(logged).not.toMatch(/zoe\.secrete|MotDePasse1/);
});
