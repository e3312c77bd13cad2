import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts } from "#db/schema/accounts.ts";
import { newAddress } from "../setup/account-journeys.ts";
import { form } from "../setup/http-forms.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal();

/** As if something had been tried so often already; it has been at least once. */
async function setTries(key: string, count: number): Promise<void> {
  const changed = await portal.db.update(attempts).set({ count }).where(eq(attempts.key, key)).returning();
  expect(changed).toHaveLength(1);
}

test("a current password is asked for ten times in a quarter of an hour, no more", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const changeEmail = async (current: string) =>
    portal.fetch("/espace", form({ intent: "change-email", email: "autre@example.org", current }, cookie));
  const changePassword = (current: string) => {
    const fields = { intent: "change-password", current, password: "Nouveau2!", confirmation: "Nouveau2!" };
    return portal.fetch("/espace", form(fields, cookie));
  };
  // Both forms count together.
  expect((await changeEmail("Mauvais1!")).status).toBe(403);
  await setTries(`password of ${account.id}`, 9);
  expect((await changePassword("Mauvais2!")).status).toBe(403);
  const late = await changePassword(account.password);
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
  expect((await changeEmail(account.password)).status).toBe(429);
});

test("a new address is asked for three times in a quarter of an hour, no more", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const ask = async () => {
    const fields = { intent: "change-email", email: newAddress(), current: account.password };
    return (await portal.fetch("/espace", form(fields, cookie))).status;
  };
  expect(await ask()).toBe(200);
  await setTries(`new e-mail of ${account.id}`, 2);
  expect([await ask(), await ask()]).toEqual([200, 429]);
});

test("a name is changed thirty times in a quarter of an hour, no more", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const change = async () => {
    const fields = { intent: "change-names", firstName: "Zoé", familyName: "Le Goff" };
    return (await portal.fetch("/espace", form(fields, cookie))).status;
  };
  expect(await change()).toBe(200);
  await setTries(`change of ${account.id}`, 29);
  expect([await change(), await change()]).toEqual([200, 429]);
});

test("a seeker becomes an advertiser once: the type is not changed again", async () => {
  const cookie = await portal.accounts.cookieOf(await portal.accounts.openAccount());
  const become = async (userType: string) =>
    (await portal.fetch("/espace", form({ intent: "change-type", userType }, cookie))).status;
  expect([await become("agence"), await become("proprietaire")]).toEqual([200, 403]);
});
