import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findPasswordHash, lockAccountForUpdate, setPassword } from "#app/account/account.repository.server.ts";
import { sessions } from "#db/schema/accounts.ts";
import { newAddress } from "../setup/journeys/account-journeys.ts";
import { cookiesOf, form } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { setAttempts } from "../setup/visitors/attempts.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const portal = useHttpPortal();

test("the current password can be tried ten times, then after a wait", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const changeEmail = async (current: string) =>
    portal.fetch("/espace", form({ intent: "change-email", email: "autre@example.org", current }, cookie));
  const changePassword = (current: string) => {
    const fields = { intent: "change-password", current, password: "Nouveau2!", confirmation: "Nouveau2!" };
    return portal.fetch("/espace", form(fields, cookie));
  };
  // Both forms share the count.
  expect((await changeEmail("Mauvais1!")).status).toBe(403);
  await setAttempts(portal.db, "passwordsOfAccount", account.id, 9);
  expect((await changePassword("Mauvais2!")).status).toBe(403);
  const late = await changePassword(account.password);
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
  expect((await changeEmail(account.password)).status).toBe(429);
});

test("a new address can be requested three times in a quarter of an hour", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const ask = async () => {
    const fields = { intent: "change-email", email: newAddress(), current: account.password };
    return (await portal.fetch("/espace", form(fields, cookie))).status;
  };
  expect(await ask()).toBe(303);
  await setAttempts(portal.db, "newEmails", account.id, 2);
  expect([await ask(), await ask()]).toEqual([303, 429]);
});

test("the name can be changed thirty times in a quarter of an hour", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const change = async () => {
    const fields = { intent: "change-names", firstName: "Zoé", familyName: "Le Goff" };
    return (await portal.fetch("/espace", form(fields, cookie))).status;
  };
  expect(await change()).toBe(303);
  await setAttempts(portal.db, "changes", account.id, 29);
  expect([await change(), await change()]).toEqual([303, 429]);
});

test("a seeker becomes an advertiser once: the type cannot be changed again", async () => {
  const cookie = await portal.accounts.cookieOf(await portal.accounts.openAccount());
  const become = async (userType: string) =>
    (await portal.fetch("/espace", form({ intent: "change-type", userType }, cookie))).status;
  expect([await become("agence"), await become("proprietaire")]).toEqual([303, 403]);
});

test("a password change without JavaScript keeps the session, and the page confirms it", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const fields = {
    intent: "change-password",
    current: account.password,
    password: "Nouveau2!",
    confirmation: "Nouveau2!",
  };
  const answer = await portal.fetch("/espace", form(fields, cookie));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/espace?fait=change-password#mot-de-passe"]);
  const page = await portal.fetch("/espace?fait=change-password", { headers: { cookie: cookiesOf(answer) } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Votre mot de passe est changé");
  const left = await portal.db.select().from(sessions).where(eq(sessions.userId, account.id));
  expect(left).toHaveLength(1);
});

test("a user ends the session of another device, then changes the password", async () => {
  const account = await portal.accounts.openAccount({ firstName: "Zoé" });
  // By the form, which stores the device's name.
  const login = form({ email: account.email, password: account.password });
  const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
  const other = cookiesOf(await portal.fetch("/connexion", { ...login, headers: { "User-Agent": agent } }));
  const openElsewhere = async () => {
    const { status, headers } = await portal.fetch("/espace", { headers: { cookie: other }, redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await openElsewhere()).toEqual([200, null]);
  const here = await openVisitor(portal, "/espace", { as: account });
  await here.press(/^Déconnecter Chrome/);
  expect(here.page.text).toContain("la session est fermée");
  expect(await openElsewhere()).toEqual([302, "/connexion?suite=%2Fespace"]);

  const change = async (current: string) => {
    const passwords = { "Nouveau mot de passe": "Change44$", "Confirmer le mot de passe": "Change44$" };
    here.enter({ "Mot de passe actuel": current, ...passwords }, part(here, "Modifier mon mot de passe"));
    await here.press("Modifier le mot de passe");
  };
  await change("Mauvais1!");
  expect(here.page.text).toContain("Le mot de passe actuel est incorrect.");
  await change(account.password);
  expect(here.page.text).toContain("Votre mot de passe est changé, et vos autres appareils sont déconnectés.");
  await here.open("/espace");
  expect(here.page.text).toContain("Bonjour Zoé");
});

test("ending this device's own session without JavaScript logs the user out, with a message on the page", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const [own] = await portal.db.select().from(sessions).where(eq(sessions.userId, account.id));
  const answer = await portal.fetch("/espace", form({ intent: "end-session", session: own!.id }, cookie));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/connexion?avis=loggedOut"]);
  expect(answer.headers.getSetCookie().join("\n")).toMatch(/portail_present=1; Path=\/; SameSite=Lax; Max-Age=0/);
  expect(await portal.db.select().from(sessions).where(eq(sessions.userId, account.id))).toEqual([]);
});

const part = ({ page }: HttpVisitor, title: string) => page.one("region", title);

test("a user logs out everywhere at once, here and on other devices", async () => {
  const account = await portal.accounts.openAccount();
  const here = await openVisitor(portal, "/espace", { as: account });
  const elsewhere = await openVisitor(portal, "/espace", { as: account });
  expect(elsewhere.page.one("heading", "Mon espace")).toBeDefined();
  await here.press("Se déconnecter partout");
  expect(here.page.text).toContain("Vous êtes déconnecté.");
  await elsewhere.open("/espace");
  expect(elsewhere.path).toBe("/connexion?suite=%2Fespace");
});

test("a seeker becomes an advertiser, once", async () => {
  const visitor = await openVisitor(portal, "/espace", { as: await portal.accounts.openAccount() });
  const options = part(visitor, "Modifier mon type de compte").all("option");
  expect(options.map(({ text }) => text)).toEqual(["Choisissez…", "Je suis une agence", "Je suis propriétaire"]);
  await visitor.press("Modifier le type");
  expect(visitor.status).toBe(400);
  expect(part(visitor, "Modifier mon type de compte").text).toContain("Le type d'utilisateur est requis.");
  visitor.enter({ "Type d’utilisateur": "Je suis une agence" });
  await visitor.press("Modifier le type");
  expect(visitor.page.text).toContain("Votre compte peut maintenant publier des annonces.");
  expect(part(visitor, "Mon compte").text).toMatch(/\bAgence\b/);
  expect(visitor.page.all("link", "Publier une annonce")).not.toEqual([]);
  expect(visitor.page.all("region", "Modifier mon type de compte")).toEqual([]);
});

test("a change of address needs the current password and the link to the new address", async () => {
  const account = await portal.accounts.openAccount();
  const visitor = await openVisitor(portal, "/espace", { as: account });
  const next = newAddress();
  const address = () => part(visitor, "Modifier mon adresse e-mail");
  const ask = async (email: string, secret: string) => {
    visitor.enter({ "Nouvelle adresse e-mail": email, "Mot de passe actuel": secret }, address());
    await visitor.press("Recevoir le lien");
  };
  await ask("zoé@", account.password);
  expect(address().text).toContain("L'adresse e-mail n'est pas valide.");
  await ask(next, "Mauvais1!");
  expect(address().text).toContain("Le mot de passe actuel est incorrect.");
  expect(address().field("Nouvelle adresse e-mail").value).toBe(next);
  await ask(next, account.password);
  expect(address().text).toContain("Ouvrez le message envoyé à la nouvelle adresse");
  const [mail] = await portal.mailsTo(next);
  await visitor.open(linkIn(mail!));
  await visitor.press("Confirmer ma nouvelle adresse");
  expect(visitor.page.text).toContain(
    "Votre nouvelle adresse est confirmée, et vos autres appareils sont déconnectés.",
  );
  expect(part(visitor, "Mon compte").text).toContain(next);
});

test("a name is changed without JavaScript, and the page confirms it", async () => {
  const visitor = await openVisitor(portal, "/espace", { as: await portal.accounts.openAccount() });
  visitor.enter({ Prénom: "Maëlle" }, part(visitor, "Modifier mon nom"));
  await visitor.press(part(visitor, "Modifier mon nom").one("button", "Enregistrer"));
  expect(visitor.page.text).toContain("Votre nom est enregistré.");
  expect(visitor.page.text).toContain("Bonjour Maëlle");
});

test("a session that ends during a form redirects to the login, and changes nothing", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  const fields = { current: account.password, password: "Nouveau2!", confirmation: "Nouveau2!" };
  const before = await findPasswordHash(portal.db, account.id);
  let change: Promise<Response> | undefined;
  await portal.db.transaction(async (tx) => {
    await lockAccountForUpdate(tx, account.id);
    change = portal.fetch("/espace", form({ intent: "change-password", ...fields }, cookie));
    await waitForLock();
    await tx.delete(sessions).where(eq(sessions.userId, account.id));
  });
  const answer = await change!;
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/espace"]);
  expect(await findPasswordHash(portal.db, account.id)).toBe(before);
});

test("an account whose password changes meanwhile is not deleted with the old one", async () => {
  const account = await portal.accounts.openAccount();
  const cookie = await portal.accounts.cookieOf(account);
  let deletion: Promise<Response> | undefined;
  await portal.db.transaction(async (tx) => {
    await lockAccountForUpdate(tx, account.id);
    deletion = portal.fetch("/espace/donnees", form({ proof: account.password }, cookie));
    await waitForLock();
    await setPassword(tx, account.id, "another hash");
  });
  const answer = await deletion!;
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain("Supprimer mon compte");
  expect(await portal.db.select().from(sessions).where(eq(sessions.userId, account.id))).toHaveLength(1);
});

/** Waits until a statement of the portal waits for a lock. */
async function waitForLock(): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect
    .poll(async () => (await portal.db.$client.query(waiting)).rowCount, { timeout: 15_000 * timeoutFactor })
    .toBe(1);
}
