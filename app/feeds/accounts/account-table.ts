import type { Connection } from "#db/client.ts";
import type { ShownCertificate, StoredFtp } from "../sources/ftp-account.ts";
import type { Refused } from "./account-answer.ts";

/** A stored FTP account. `certificate`: an untrusted certificate that the server has shown. */
export type StoredAccount = {
  id: number;
  ftp: StoredFtp | null;
  password: string | null;
  certificate: ShownCertificate | null;
};

/** An account or a key of an organisation. `id` is null for a new one, and where an organisation has only one. */
export type AccountId = { advertiserId: number; id: number | null };

type Entered = AccountId & { ftp: StoredFtp; password: string; before: StoredAccount | null; now: Date };
type NewKey = AccountId & { keyHash: string; name: string; seen: string; now: Date };

/** A table of organisations' accounts and keys: one for incoming files, one for exports. */
export type AccountTable<Account extends StoredAccount = StoredAccount> = {
  find(db: Connection, of: AccountId): Promise<Account | null>;
  /** Finds the account and locks it until the transaction ends. */
  lock(tx: Connection, of: AccountId): Promise<Account | null>;
  /** Adds an account, or replaces `before`; the account must be tested again. */
  save(tx: Connection, entered: Entered): Promise<{ ok: true; id: number } | Refused>;
  /** Stores the accepted certificate, which `ftp` contains. */
  accept(tx: Connection, accepted: { id: number; ftp: StoredFtp }): Promise<void>;
  /** Removes an account, or a key for incoming files; false where it is gone already. */
  remove(tx: Connection, of: AccountId): Promise<boolean>;
  /** Adds a key, or replaces the key that the page showed as `seen`. */
  saveKey(tx: Connection, key: NewKey): Promise<{ ok: true; name: string } | Refused>;
};
