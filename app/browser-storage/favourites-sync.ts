import { saysPresent } from "#app/platform/security/session-cookies.ts";
import { type HeartChanges, type Hearts, heartsPath } from "./favourite-references.ts";
import { keptByBrowser } from "./browser-storage.ts";
import { writeCompared } from "./compared-store.ts";
import { readFavourites, writeFavourites } from "./favourites-store.ts";
import { writeSeen } from "./seen-store.ts";

/** Whose favourites this browser copies, and the hearts that the server has not heard of yet. */
type Mirror = { account: string; pending: Record<string, boolean> };

const KEY = "bienvu:favoris:compte";
let isSynchronized = false;
let work: Promise<void> = Promise.resolve();

/** Sets or takes back a heart: shown at once, told to the account as soon as it can be. */
export function toggleFavourite(reference: string): void {
  const isKept = readFavourites().includes(reference);
  writeFavourites(withHeart(readFavourites(), reference, !isKept));
  if (!hasPresence()) return;
  const mirror = readMirror();
  // Not yet a copy of the account's: the first meeting of the two brings this heart along.
  if (mirror) writeMirror({ ...mirror, pending: { ...mirror.pending, [reference]: !isKept } });
  isSynchronized = false;
  void synchronizeFavourites();
}

/**
 * Once per loaded page for who is logged in: a visitor's favourites join the account's, whose list is then the
 * truth. After a logout the copy is forgotten. What fails is tried again on the next page, or once back online.
 */
export function synchronizeFavourites(): Promise<void> {
  work = work.then(synchronize).catch(() => {
    isSynchronized = false;
  });
  return work;
}

/** Whether this browser shows the account's favourites, rather than a visitor's that have yet to join them. */
export const isAccountCopy = (): boolean => readMirror() !== null;

async function synchronize(): Promise<void> {
  if (!hasPresence()) return forgetMirror();
  if (isSynchronized) return;
  isSynchronized = true;
  const hearts = await call();
  // The session has ended on the server: until the next login what is here stays as it is.
  if (hearts.account === null) return;
  const mirror = readMirror();
  const changes = changesFor(mirror, hearts.account);
  const sent = mirror?.account === hearts.account ? mirror.pending : {};
  const { references } = changes.add.length + changes.remove.length > 0 ? await call(changes) : hearts;
  // Hearts set while the answer was on its way are still to be told.
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

function forgetMirror(): void {
  isSynchronized = false;
  if (!readMirror()) return;
  keptByBrowser.write(KEY, null);
  writeFavourites([]);
  // Whoever uses this browser next need not know what was looked at.
  writeSeen([]);
  writeCompared([]);
}

function readMirror(): Mirror | null {
  try {
    const value = JSON.parse(keptByBrowser.read(KEY) ?? "null") as Partial<Mirror> | null; // written below, or by someone who plays
    return typeof value?.account === "string" && typeof value.pending === "object" && value.pending !== null
      ? (value as Mirror)
      : null;
  } catch {
    return null;
  }
}

const writeMirror = (mirror: Mirror) => keptByBrowser.write(KEY, JSON.stringify(mirror));
const hasPresence = () => saysPresent(document.cookie);

function withHeart(list: readonly string[], reference: string, isKept: boolean): readonly string[] {
  const others = list.filter((one) => one !== reference);
  return isKept ? [reference, ...others] : others;
}
