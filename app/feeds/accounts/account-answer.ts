import type { FtpFieldProblems, TypedFtp } from "../sources/ftp-account.ts";

/**
 * Why an act on an account or a key changed nothing. `no_profile`: the organisation begins with its profile; `gone`: a colleague has
 * removed or replaced it meanwhile; `changed`: the page showed another certificate or key.
 */
export type AccountRefusal = "no_profile" | "too_many" | "gone" | "too_often" | "no_name" | "changed";

export type Refused = { ok: false; code: AccountRefusal };
export const refused = (code: AccountRefusal): Refused => ({ ok: false, code });

/** The answer of a page to a form about an account or a key. `about`: the id of the account or key; null for a new or the only one. */
export type AccountAnswer = {
  intent: string;
  about: number | null;
  refusal?: AccountRefusal;
  /** In seconds, for `too_often`. */
  wait?: number;
  /** The account is stored, although it was not tested. */
  isSaved?: boolean;
  problems?: FtpFieldProblems;
  /** The entered fields, without the password. */
  typed?: TypedFtp;
  name?: string;
  /** A new key, which is never shown again. */
  key?: { key: string; name: string };
};
