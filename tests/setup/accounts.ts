import { hashPassword } from "better-auth/crypto";
import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { openDatabase } from "#db/client.ts";
import { credentials, type users } from "#db/schema/accounts.ts";
import { createUser } from "../factories/accounts.ts";
import type { Cookies } from "./log-in.ts";
import { ownPortal } from "./portals.ts";

const PASSWORD = "Journee1!";

export type OpenedAccount = { id: string; email: string; password: string; firstName: string; familyName: string };

/** Accounts for journeys that are not about signing up, straight in the portal's database (`db`). A seeker's unless told otherwise. */
export function useAccounts() {
  const { address: portal, database } = ownPortal();
  const db = openDatabase(database, { maxConnections: 2 });
  const hash = hashPassword(PASSWORD);
  afterAll(() => db.$client.end());

  async function openAccount(overrides: Partial<typeof users.$inferInsert> = {}): Promise<OpenedAccount> {
    const user = await createUser(db, { userType: "chercheur", ...overrides });
    await db.insert(credentials).values({
      id: randomUUID(),
      userId: user.id,
      providerId: "credential",
      accountId: user.id,
      password: await hash,
    });
    return {
      id: user.id,
      email: user.email,
      password: PASSWORD,
      firstName: user.firstName,
      familyName: user.familyName,
    };
  }

  /** What a browser holds after this account's login, for `open(path, { storageState })`. */
  async function sessionOf({ email, password }: Pick<OpenedAccount, "email" | "password">): Promise<Cookies> {
    // All journeys come from one address, which may not log in so often.
    await db.$client.query("delete from attempts where key like 'login from %'");
    const answer = await fetch(`${portal}/connexion`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ email, password }),
    });
    const cookies = answer.headers.getSetCookie().map((text) => text.split(";")[0]!.split("="));
    if (cookies.length < 2) throw new Error(`the login of ${email} answered ${answer.status}`);
    const { hostname } = new URL(portal);
    return {
      cookies: cookies.map(([name, ...value]) => ({
        name: name!,
        value: value.join("="),
        domain: hostname,
        path: "/",
        expires: -1,
        httpOnly: name !== "portail_present",
        secure: false,
        sameSite: "Lax",
      })),
      origins: [],
    };
  }

  /** An account that is logged in, with what `open` takes for it. */
  async function openSession(overrides: Partial<typeof users.$inferInsert>) {
    const account = await openAccount(overrides);
    return { ...account, storageState: await sessionOf(account) };
  }

  return { db, openAccount, sessionOf, openSession };
}
