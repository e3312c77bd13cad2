import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createDraft } from "#tests/factories/drafts.ts";
import { testAccounts } from "#tests/setup/visitors/test-accounts.ts";
import { processorSeconds } from "../load/cores.ts";
import type { Portal, Site } from "../load/site.ts";
import { makePhotograph } from "./photographs.ts";

const PHOTOS = 10;
/** Number of uploads at once, as in a browser (`use-photo-uploads.ts`). */
const AT_ONCE = 3;

/** Milliseconds of the clock and of processors. */
export type Spent = { ms: number; processorMs: number };
export type PhotoRound = { portal: Spent; alone: Spent; megabytes: number };

/** Publishes a listing with ten new photographs, from their choice to the page that shows them, beside sharp alone. */
export async function timePhotos(site: Site, portal: Portal, isSharpFirst: boolean): Promise<PhotoRound> {
  const photographs: Buffer[] = [];
  const paths: string[] = [];
  for (let index = 0; index < PHOTOS; index++) {
    const bytes = await makePhotograph();
    const path = join(site.folder, `photograph-${index}.jpg`);
    await writeFile(path, bytes);
    photographs.push(bytes);
    paths.push(path);
  }
  const megabytes = photographs.reduce((sum, { length }) => sum + length, 0) / PHOTOS / 1_000_000;
  const before = isSharpFirst ? await timeSharp(paths) : null;
  const spent = await publishWithPhotos(site, portal, photographs);
  return { portal: spent, alone: before ?? (await timeSharp(paths)), megabytes };
}

async function timeSharp(paths: string[]): Promise<Spent> {
  const child = fork(join(import.meta.dirname, "bare-sharp.ts"), paths, { execArgv: [] });
  const [spent] = (await once(child, "message")) as [Spent];
  child.kill();
  return spent;
}

async function publishWithPhotos(
  { db, secret }: Site,
  { address, pid }: Portal,
  photographs: Buffer[],
): Promise<Spent> {
  const accounts = testAccounts({ db, secret, address });
  const owner = await accounts.openAccount({ userType: "proprietaire" });
  const cookie = await accounts.cookieOf(owner);
  const draft = await createDraft(db, { userId: owner.id });
  const [start, used] = [performance.now(), processorSeconds(pid)];
  const waiting = photographs.values();
  const shown: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const bytes of waiting) shown.push(await sendPhoto(`${address}/publier/${draft}/photos`, { bytes, cookie }));
    }),
  );
  const published = await fetch(`${address}/publier/${draft}/verification`, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(),
    redirect: "manual",
  });
  if (published.status !== 302) throw new Error(`La publication a répondu ${published.status}.`);
  await showsAll(address, { draft, cookie, shown });
  return { ms: performance.now() - start, processorMs: (processorSeconds(pid) - used) * 1_000 };
}

/** Returns the photo's name in addresses. */
async function sendPhoto(step: string, { bytes, cookie }: { bytes: Buffer; cookie: string }): Promise<string> {
  const answer = await fetch(`${step}/envoi?photo=${randomUUID()}`, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  if (answer.status !== 200) throw new Error(`Une photo a reçu ${answer.status} : ${await answer.text()}`);
  const { photo } = (await answer.json()) as { photo: { sha256: string } };
  return photo.sha256;
}

/** Opens the new listing and the first picture of each photo, as a visitor. */
async function showsAll(
  address: string,
  { draft, cookie, shown }: { draft: string; cookie: string; shown: string[] },
): Promise<void> {
  const online = await (await fetch(`${address}/publier/${draft}/en-ligne`, { headers: { Cookie: cookie } })).text();
  const href = /href="(\/annonces\/[^"?#]+)"/.exec(online)![1]!;
  const html = await (await fetch(`${address}${href}`)).text();
  for (const sha256 of shown) {
    if (!html.includes(sha256)) throw new Error("Une photo manque à l’annonce.");
    const picture = await fetch(`${address}/media/${sha256}/640.webp`);
    await picture.arrayBuffer();
    if (picture.status !== 200) throw new Error(`Une image a répondu ${picture.status}.`);
  }
}
