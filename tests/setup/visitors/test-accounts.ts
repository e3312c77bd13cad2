import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { PRESENCE_COOKIE } from "#app/platform/security/presence-cookie.ts";
import type { OperatorRole } from "#app/domain/member-role.ts";
import type { UserType } from "#app/domain/user-type.ts";
import { credentials, sessions, users } from "#db/schema/accounts.ts";
import { advertisers, operators } from "#db/schema/advertisers.ts";
import { createUser } from "../../factories/accounts.ts";
import { createAdvertiser } from "../../factories/advertisers.ts";
import { createListing, type ListingOverrides } from "../../factories/listings.ts";
import type { TestPortal } from "../portals/test-portal.ts";

/** The password of every account created here. */
export const PASSWORD = "Journee1!";
const DAY_MS = 86_400_000;

export type OpenedAccount = { id: string; email: string; password: string; firstName: string; familyName: string };
export type AccountOverrides = Partial<typeof users.$inferInsert>;

/** A browser's cookies after a login, for Playwright's contexts. */
export type StorageState = {
  cookies: {
    name: string;
    value: string;
    domain: string;
    path: string;
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: "Lax";
  }[];
  origins: [];
};

export type TestAccounts = ReturnType<typeof testAccounts>;

let passwordHash: Promise<string> | undefined;

/** Creates accounts and sessions in a portal's database: only tests about the login use its form. */
export function testAccounts({ db, secret, address }: Pick<TestPortal, "db" | "secret" | "address">) {
  /** An account with a confirmed address, a seeker by default. */
  async function openAccount(overrides: AccountOverrides = {}): Promise<OpenedAccount> {
    const { id, email, firstName, familyName } = await createUser(db, { userType: "chercheur", ...overrides });
    const password = await (passwordHash ??= hashPassword(PASSWORD));
    await db
      .insert(credentials)
      .values({ id: randomUUID(), userId: id, providerId: "credential", accountId: id, password });
    return { id, email, password: PASSWORD, firstName, familyName };
  }

  /** The cookies of a new session of an account, or of a sample account by its e-mail address. */
  async function sessionOf(
    account: Pick<OpenedAccount, "email">,
    secondFactorAt: Date | null = null,
  ): Promise<StorageState> {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, account.email));
    const token = randomBytes(24).toString("hex");
    const expiresAt = new Date(Date.now() + 30 * DAY_MS);
    await db.insert(sessions).values({ id: randomUUID(), userId: user!.id, token, expiresAt, secondFactorAt });
    const signature = createHmac("sha256", secret).update(token).digest("base64");
    const cookie = {
      domain: new URL(address).hostname,
      path: "/",
      expires: -1,
      secure: false,
      sameSite: "Lax" as const,
    };
    return {
      cookies: [
        {
          ...cookie,
          name: "portail.session_token",
          value: encodeURIComponent(`${token}.${signature}`),
          httpOnly: true,
        },
        { ...cookie, name: PRESENCE_COOKIE, value: "1", httpOnly: false },
      ],
      origins: [],
    };
  }

  /** An account with a session, and a browser context's state for it. */
  async function openSession(overrides: AccountOverrides = {}) {
    const account = await openAccount(overrides);
    return { ...account, storageState: await sessionOf(account) };
  }

  /** The header of a request by an account, without a browser. */
  const cookieOf = async (account: Pick<OpenedAccount, "email">) => cookieHeader(await sessionOf(account));

  /** Somebody who runs the portal, with a session that has just proven the second factor. */
  async function openOperator(role: OperatorRole = "operator", provenAt: Date | null = new Date()) {
    const account = await openAccount();
    await db.insert(operators).values({ userId: account.id, role });
    return { ...account, storageState: await sessionOf(account, provenAt) };
  }

  /** An advertiser's account with listings, an agency's by default. */
  async function openDashboard({
    userType = "agence",
    listings = [],
  }: { userType?: UserType; listings?: ListingOverrides[] } = {}) {
    const account = await openAccount({ userType });
    const advertiser = await createAdvertiser(db, {
      role: userType === "agence" ? "agent-commissionnaire" : "proprietaire",
      firstName: account.firstName,
      familyName: account.familyName,
    });
    await db.update(advertisers).set({ userId: account.id }).where(eq(advertisers.id, advertiser.id));
    const made = [];
    for (const overrides of listings)
      made.push(
        await createListing(db, {
          advertiserId: advertiser.id,
          communeId: advertiser.communeId,
          photos: [],
          ...overrides,
        }),
      );
    return { account, advertiser, listings: made };
  }

  return { openAccount, sessionOf, openSession, openOperator, cookieOf, openDashboard };
}

/** Cookies as the header of a request. */
export const cookieHeader = ({ cookies }: StorageState): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
