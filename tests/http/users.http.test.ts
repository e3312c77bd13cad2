import { describe, expect, test } from "vitest";
import { json, payload } from "../setup/journeys/account-journeys.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

describe("POST /users", () => {
  test("creates an account once, and answers the same whether or not the address has one", async () => {
    const account = payload();
    const told = async (body: object) => {
      const answer = await portal.fetch("/users", json(body));
      return [answer.status, await answer.json()];
    };
    expect(await told(account)).toEqual([201, { confirmation: "mailed" }]);
    expect(await told({ ...account, email: account.email.toUpperCase(), prenom: "Autre" })).toEqual([
      201,
      { confirmation: "mailed" },
    ]);
    const { rows } = await portal.db.$client.query("select first_name from users where email = $1", [account.email]);
    expect(rows).toEqual([{ first_name: account.prenom }]);
  });

  test.each([
    ["{", 400, { error: "invalid_json" }],
    ["[]", 400, { error: "invalid_json" }],
    [
      {},
      422,
      {
        error: "invalid_fields",
        fields: {
          prenom: "firstNameRequired",
          nom: "familyNameRequired",
          email: "emailInvalid",
          type_utilisateur: "userTypeRequired",
          motdepasse: "passwordRequired",
        },
      },
    ],
    [payload({ motdepasse: "abcdef1!" }), 422, { error: "invalid_fields", fields: { motdepasse: "passwordWeak" } }],
    [
      payload({ email: { $ne: null }, nom: ["x"] }),
      422,
      { error: "invalid_fields", fields: { nom: "familyNameRequired", email: "emailInvalid" } },
    ],
  ])("refuses %o", async (body, status, expected) => {
    const answer = await portal.fetch("/users", json(body));
    expect([answer.status, await answer.json()]).toEqual([status, expected]);
  });

  test("refuses other methods and endless bodies", async () => {
    expect((await portal.fetch("/users")).status).toBe(405);
    expect((await portal.fetch("/users", json("x".repeat(2_000_000)))).status).toBe(413);
  });
});
