import { expect, test } from "vitest";
import { newAddress } from "../setup/account-journeys.ts";
import { form } from "../setup/http-forms.ts";
import { useHttpPortal } from "../setup/http-portal.ts";
import { setTries } from "../setup/tries.ts";

const portal = useHttpPortal();

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
  await setTries(portal.db, `password of ${account.id}`, 9);
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
  await setTries(portal.db, `new e-mail of ${account.id}`, 2);
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
  await setTries(portal.db, `change of ${account.id}`, 29);
  expect([await change(), await change()]).toEqual([200, 429]);
});

test("a seeker becomes an advertiser once: the type is not changed again", async () => {
  const cookie = await portal.accounts.cookieOf(await portal.accounts.openAccount());
  const become = async (userType: string) =>
    (await portal.fetch("/espace", form({ intent: "change-type", userType }, cookie))).status;
  expect([await become("agence"), await become("proprietaire")]).toEqual([200, 403]);
});
