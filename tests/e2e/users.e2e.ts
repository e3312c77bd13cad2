import { describe, expect, test } from "vitest";
import { json, payload } from "../setup/account-journeys.ts";
import { useBrowser } from "../setup/browser.ts";

const { portal } = useBrowser();

describe("POST /users", () => {
  test("makes an account, once", async () => {
    const account = payload();
    const answer = await fetch(`${portal}/users`, json(account));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id: expect.any(String) });
    const again = await fetch(`${portal}/users`, json({ ...account, email: account.email.toUpperCase() }));
    expect([again.status, await again.json()]).toEqual([409, { error: "email_taken" }]);
  });

  test.each([
    ["{", 400, { error: "invalid_json" }],
    ["[]", 400, { error: "invalid_json" }],
    [{}, 422, { error: "invalid_fields", fields: { prenom: "firstNameRequired", nom: "familyNameRequired", email: "emailInvalid", type_utilisateur: "userTypeRequired", motdepasse: "passwordRequired" } }],
    [payload({ motdepasse: "abcdef1!" }), 422, { error: "invalid_fields", fields: { motdepasse: "passwordWeak" } }],
    [payload({ email: { $ne: null }, nom: ["x"] }), 422, { error: "invalid_fields", fields: { nom: "familyNameRequired", email: "emailInvalid" } }],
  ])("refuses %o", async (body, status, expected) => {
    const answer = await fetch(`${portal}/users`, json(body));
    expect([answer.status, await answer.json()]).toEqual([status, expected]);
  });

  test("is refused to other sites' pages, other methods and endless bodies", async () => {
    const cross = { ...json(payload()) };
    const headers = { ...cross.headers, "Sec-Fetch-Site": "cross-site" };
    expect((await fetch(`${portal}/users`, { ...cross, headers })).status).toBe(403);
    expect((await fetch(`${portal}/users`, { ...cross, headers: { ...cross.headers, Origin: "https://mal.example" } })).status).toBe(403);
    expect((await fetch(`${portal}/users`)).status).toBe(405);
    expect((await fetch(`${portal}/users`, json("x".repeat(2_000_000)))).status).toBe(413);
  });
});
