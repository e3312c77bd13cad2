import type { Person } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";
import { lockOwnOrganisation } from "../../imports/lock-organisation.server.ts";
import type { FtpFieldProblems, TypedFtp } from "../../sources/ftp-account.ts";
import { TRIAL_MS } from "../../sources/ftp.server.ts";
import { isSameFolder, readFtpForm } from "../../sources/read-ftp-form.server.ts";
import { MOST_SOURCES } from "../feed-source.ts";
import {
  addFtpSource,
  addPushSource,
  changeFtpSource,
  countOwnSources,
  endSource,
  findLookedAt,
  lockLookedAt,
  replaceKeyHash,
  storeLook,
} from "../feed-sources.repository.server.ts";
import { seenFiles } from "../choose-files.ts";
import { listStock } from "../list-stock.server.ts";
import { type LookNeeds, noteFailure } from "./look-at-source.server.ts";

/** `no_profile`: the organisation begins with its profile; `gone`: a colleague has removed or replaced it meanwhile. */
export type SourceRefusal = "no_profile" | "too_many" | "gone" | "too_often" | "no_name" | "changed";
type Refused = { ok: false; code: SourceRefusal };
const refused = (code: SourceRefusal): Refused => ({ ok: false, code });

/** A file that stays the same for so long is whole. */
const FIRST_LOOK_SECONDS = 60;
const LONGEST_NAME = 100;

/** Changes something of the organisation of who acts, under the locks of one transaction. */
const ofOwn = <Done>(
  db: Platform["db"],
  actor: Person,
  change: (tx: Connection, own: number) => Promise<Done>,
): Promise<Done | Refused> =>
  db.transaction(async (tx) => {
    const own = await lockOwnOrganisation(tx, actor);
    return own === null ? refused("no_profile") : change(tx, own);
  });

export type SavedFtp = { ok: true; id: number } | Refused | { ok: false; problems: FtpFieldProblems };
type Saving = { actor: Person; id: number | null; typed: TypedFtp };

/** Adds an FTP account, or changes one. `testSource` then says whether it can be reached. */
export async function saveFtpSource(
  { db, cipher }: Pick<LookNeeds, "db" | "cipher">,
  { actor, id, typed }: Saving,
): Promise<SavedFtp> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return refused("too_often");
  return ofOwn(db, actor, async (tx, own): Promise<SavedFtp> => {
    const before = id === null ? null : await lockLookedAt(tx, id);
    if (id !== null && (before?.advertiserId !== own || !before.ftp)) return refused("gone");
    const read = readFtpForm(typed, before?.ftp ?? null);
    if (!read.ok) return read;
    const { ftp } = read;
    const password = read.password === null ? before!.password! : cipher.encrypt(read.password); // of the same server
    if (!before) {
      if ((await countOwnSources(tx, own)) >= MOST_SOURCES) return refused("too_many");
      return { ok: true, id: await addFtpSource(tx, { advertiserId: own, ftp, password }) };
    }
    await changeFtpSource(tx, { id: before.id, ftp, password, isElsewhere: !isSameFolder(before.ftp!, ftp) });
    return { ok: true, id: before.id };
  });
}

/** Looks into an account now: what is found, or why not, is stored with it. Its files are taken a minute later. */
export async function testSource(
  needs: LookNeeds,
  { actor, id }: { actor: Person; id: number },
): Promise<{ ok: true } | Refused> {
  const { db, jobs } = needs;
  const source = await findLookedAt(db, id);
  if (source?.kind !== "ftp" || !may(actor, "feed.write", source)) return refused("gone");
  if (!(await spend(db, ["ftpTrials", { account: actor.account.id }]))) return refused("too_often");
  const listed = await listStock(needs, source, { deadlineMs: TRIAL_MS });
  if (!listed.ok) {
    await noteFailure(needs, source, listed);
    return { ok: true };
  }
  const { files, others } = listed;
  await db.transaction(async (tx) => {
    // A look may have taken files meanwhile.
    const present = await lockLookedAt(tx, id);
    const seen = seenFiles(files, { seen: present?.seen ?? {}, done: new Set() });
    await storeLook(tx, source, { look: { files: files.length, others, taken: [], skipped: 0 }, seen });
    const look = { source: id, organisation: source.advertiserId };
    await jobs.add(tx, "look-at-source", look, { afterSeconds: FIRST_LOOK_SECONDS });
  });
  return { ok: true };
}

/** Accepts the certificate that an account's server has shown: from now on that one alone. */
export async function acceptCertificate(
  { db }: Pick<LookNeeds, "db">,
  { actor, id, fingerprint }: { actor: Person; id: number; fingerprint: string },
): Promise<{ ok: true } | Refused> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return refused("too_often");
  return ofOwn(db, actor, async (tx, own): Promise<{ ok: true } | Refused> => {
    const source = await lockLookedAt(tx, id);
    if (source?.advertiserId !== own || !source.ftp || !source.password) return refused("gone");
    if (source.certificate?.fingerprint !== fingerprint) return refused("changed");
    const ftp = { ...source.ftp, certificate: fingerprint };
    await changeFtpSource(tx, { id, ftp, password: source.password, isElsewhere: false });
    return { ok: true };
  });
}

export type ShownKey = { ok: true; key: string; name: string } | Refused;

/** Makes a key by which software pushes files; it is shown this once. */
export async function addPushKey(
  { db }: Pick<LookNeeds, "db">,
  { actor, name: typed }: { actor: Person; name: string },
): Promise<ShownKey> {
  const name = typed.trim().slice(0, LONGEST_NAME);
  if (name === "") return refused("no_name");
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return refused("too_often");
  return ofOwn(db, actor, async (tx, own): Promise<ShownKey> => {
    if ((await countOwnSources(tx, own)) >= MOST_SOURCES) return refused("too_many");
    const key = newSecret();
    await addPushSource(tx, { advertiserId: own, name, keyHash: hashSecret(key) });
    return { ok: true, key, name };
  });
}

/** Gives a source another key: the one before, which the page showed as `seen`, is worth nothing at once. */
export async function replacePushKey(
  { db }: Pick<LookNeeds, "db">,
  { actor, id, seen }: { actor: Person; id: number; seen: string },
): Promise<ShownKey> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return refused("too_often");
  return ofOwn(db, actor, async (tx, own): Promise<ShownKey> => {
    const key = newSecret();
    const name = await replaceKeyHash(tx, { id, advertiserId: own, seen, keyHash: hashSecret(key) });
    return name === null ? refused("gone") : { ok: true, key, name };
  });
}

/** Removes an account or revokes a key; homes and reports that came by it stay. */
export async function removeSource(
  { db }: Pick<LookNeeds, "db">,
  { actor, id }: { actor: Person; id: number },
): Promise<{ ok: true } | Refused> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return refused("too_often");
  return ofOwn(db, actor, async (tx, own): Promise<{ ok: true } | Refused> => {
    return (await endSource(tx, { id, advertiserId: own })) ? { ok: true } : refused("gone");
  });
}
