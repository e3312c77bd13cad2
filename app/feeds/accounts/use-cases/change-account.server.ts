import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import type { FtpFieldProblems, TypedFtp } from "../../sources/ftp-account.ts";
import { lockOwnOrganisation } from "../../imports/lock-organisation.server.ts";
import { type Refused, refused } from "../account-answer.ts";
import type { AccountTable, StoredAccount } from "../account-table.ts";
import { withOwnOrganisation } from "../with-own-organisation.server.ts";
import { readFtpForm } from "../read-ftp-form.server.ts";

type Needs = Pick<Platform, "db" | "cipher" | "clock">;
/** An act on an account or key; `id` is null for a new one, and where an organisation has only one. */
type Act = { actor: Person; id: number | null };

export type SavedAccount =
  | { ok: true; id: number }
  | Refused
  | { ok: false; code: "invalid"; problems: FtpFieldProblems };

/** Adds or changes an FTP account, without connecting to it. */
export const saveAccount = (
  { db, cipher, clock }: Needs,
  accounts: AccountTable,
  { actor, id, typed }: Act & { typed: TypedFtp },
): Promise<SavedAccount> =>
  withOwnOrganisation(db, actor, async (tx, advertiserId): Promise<SavedAccount> => {
    const before = await accounts.lock(tx, { advertiserId, id });
    if (id !== null && !before) return refused("gone");
    const read = readFtpForm(typed, before?.ftp ?? null);
    if (!read.ok) return { ok: false, code: "invalid", problems: read.problems };
    // Only an account of the same server keeps its password.
    const password = read.password === null ? before!.password! : cipher.encrypt(read.password);
    return accounts.save(tx, { advertiserId, id, ftp: read.ftp, password, before, now: clock() });
  });

/** Finds the account to test, and spends the actor's limit of tests. */
export async function admitTrial<Account extends StoredAccount>(
  { db }: Pick<Needs, "db">,
  accounts: AccountTable<Account>,
  { actor, id }: Act,
): Promise<{ ok: true; account: Account } | Refused> {
  const advertiserId = await db.transaction((tx) => lockOwnOrganisation(tx, actor));
  const account = advertiserId === null ? null : await accounts.find(db, { advertiserId, id });
  if (!account?.ftp) return refused("gone");
  if (!(await spend(db, ["ftpTrials", { account: actor.account.id }]))) return refused("too_often");
  return { ok: true, account };
}

/** Accepts the certificate that the page has shown, if the account's server still has it. */
export const acceptCertificate = (
  { db }: Pick<Needs, "db">,
  accounts: AccountTable,
  { actor, id, fingerprint }: Act & { fingerprint: string },
): Promise<{ ok: true } | Refused> =>
  withOwnOrganisation(db, actor, async (tx, advertiserId): Promise<{ ok: true } | Refused> => {
    const account = await accounts.lock(tx, { advertiserId, id });
    if (!account?.ftp) return refused("gone");
    if (account.certificate?.fingerprint !== fingerprint) return refused("changed");
    await accounts.accept(tx, { id: account.id, ftp: { ...account.ftp, certificate: fingerprint } });
    return { ok: true };
  });

/** Removes an account with its password, or revokes an incoming key. */
export const removeAccount = (
  { db }: Pick<Needs, "db">,
  accounts: AccountTable,
  { actor, id }: Act,
): Promise<{ ok: true } | Refused> =>
  withOwnOrganisation(db, actor, async (tx, advertiserId) =>
    (await accounts.remove(tx, { advertiserId, id })) ? { ok: true } : refused("gone"),
  );

export type MadeKey = { ok: true; key: string; name: string } | Refused;
type WantedKey = Act & { name?: string; seen: string };

/** Makes a key, or replaces the key that the page showed as `seen`, which stops working. Only the hash of a key is stored. */
export const makeKey = (
  { db, clock }: Pick<Needs, "db" | "clock">,
  accounts: AccountTable,
  { actor, id, name = "", seen }: WantedKey,
): Promise<MadeKey> =>
  withOwnOrganisation(db, actor, async (tx, advertiserId): Promise<MadeKey> => {
    const key = newSecret();
    const saved = await accounts.saveKey(tx, { advertiserId, id, keyHash: hashSecret(key), name, seen, now: clock() });
    return saved.ok ? { ok: true, key, name: saved.name } : saved;
  });
