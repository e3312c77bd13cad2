import { expect, onTestFinished, test } from "vitest";
import { form } from "../setup/http-forms.ts";
import { openHttpPortal } from "../setup/http-portal.ts";
import { startIdentityProvider } from "../setup/identity-provider.ts";

test("a provider that does not answer is told, and is no bug", async () => {
  const provider = await startIdentityProvider();
  const portal = await openHttpPortal({ template: "communes", settings: provider.settings });
  onTestFinished(portal.close);
  await provider.stop();
  const answer = await portal.fetch("/connexion/externe", { ...form({ provider: "google" }), redirect: "follow" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("La connexion n’a pas abouti.");
  expect(portal.logged).toMatchObject([expect.stringContaining('"a provider of logins does not answer"')]);
});
