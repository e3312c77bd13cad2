import { hasPresenceCookie } from "#app/platform/security/presence-cookie.ts";
import { type HeartChanges, type Hearts, heartsPath } from "./favourite-references.ts";
import { BUDGET_KEY } from "./budget-key.ts";
import { browserStorage } from "./browser-storage.ts";
import { writeCompared } from "./compared-store.ts";
import { readFavourites, writeFavourites } from "./favourites-store.ts";
import { writeSeen } from "./seen-store.ts";

/** The account whose favourites this browser copies, and the changes that the server has not received yet. */
type Mirror = { account: string; pending: Record<string, boolean> };

const KEY = "bienvu:favoris:compte";
let isSynchronized = false;
let work: Promise<void> = Promise.resolve();

/** Adds or removes a favourite: shown at once, sent to the account as soon as possible. */
export function toggleFavourite(reference: string): void {
  const isKept = readFavourites().includes(reference);
  writeFavourites(withHeart(readFavourites(), reference, !isKept));
  if (!hasPresence()) return;
  const mirror = readMirror();
  // Without a mirror, the first synchronization sends this change.
  if (mirror) writeMirror({ ...mirror, pending: { ...mirror.pending, [reference]: !isKept } });
  isSynchronized = false;
  void synchronizeFavourites();
}

/**
 * Runs once per page load of a logged-in user: a visitor's favourites are merged into the account's, whose list then
 * prevails. After a logout the copy is deleted. Failures are retried on the next page, or once back online.
 */
export function synchronizeFavourites(): Promise<void> {
  work = work.then(synchronize).catch(() => {
    isSynchronized = false;
  });
  return work;
}

/** Whether this browser shows the account's favourites, not a visitor's that are still to be merged. */
export const isAccountCopy = (): boolean => readMirror() !== null;

async function synchronize(): Promise<void> {
  if (!hasPresence()) return deleteMirror();
  if (isSynchronized) return;
  isSynchronized = true;
  const hearts = await call();
  // The session ended on the server: until the next login the favourites stay as they are.
  if (hearts.account === null) return;
  const mirror = readMirror();
  const changes = changesFor(mirror, hearts.account);
  const sent = mirror?.account === hearts.account ? mirror.pending : {};
  const { references } = changes.add.length + changes.remove.length > 0 ? await call(changes) : hearts;
  // Changes during the request are still to be sent.
  const now = readMirror();
  const pending = Object.fromEntries(
    Object.entries(now?.account === hearts.account ? now.pending : {}).filter(
      ([reference, isKept]) => sent[reference] !== isKept,
    ),
  );
  writeMirror({ account: hearts.account, pending });
  writeFavourites(
    Object.entries(pending).reduce<readonly string[]>(
      (list, [reference, isKept]) => withHeart(list, reference, isKept),
      references,
    ),
  );
}

function changesFor(mirror: Mirror | null, account: string): HeartChanges {
  if (!mirror) return { add: [...readFavourites()], remove: [] };
  if (mirror.account !== account) return { add: [], remove: [] };
  const entries = Object.entries(mirror.pending);
  return {
    add: entries.filter(([, isKept]) => isKept).map(([reference]) => reference),
    remove: entries.filter(([, isKept]) => !isKept).map(([reference]) => reference),
  };
}

async function call(changes?: HeartChanges): Promise<Hearts> {
  const answer = await fetch(
    heartsPath,
    changes
      ? {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(changes),
          keepalive: true,
        }
      : {},
  );
  if (!answer.ok) throw new Error(`favourites: ${answer.status}`);
  return (await answer.json()) as Hearts; // our own server's
}

function deleteMirror(): void {
  isSynchronized = false;
  if (!readMirror()) return;
  browserStorage.write(KEY, null);
  writeFavourites([]);
  // The next user of this browser must not see what was viewed or typed.
  writeSeen([]);
  writeCompared([]);
  browserStorage.write(BUDGET_KEY, null);
}

function readMirror(): Mirror | null {
  try {
    const value = JSON.parse(browserStorage.read(KEY) ?? "null") as Partial<Mirror> | null; // written below, or changed by the user
    return typeof value?.account === "string" && typeof value.pending === "object" && value.pending !== null
      ? (value as Mirror)
      : null;
  } catch {
    return null;
  }
}

const writeMirror = (mirror: Mirror) => browserStorage.write(KEY, JSON.stringify(mirror));
const hasPresence = () => hasPresenceCookie(document.cookie);

function withHeart(list: readonly string[], reference: string, isKept: boolean): readonly string[] {
  const others = list.filter((one) => one !== reference);
  return isKept ? [reference, ...others] : others;
}
