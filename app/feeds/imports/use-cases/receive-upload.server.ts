import { advertiserOf, type Person } from "#app/account/actor.ts";
import { lockPersonForUpdate } from "#app/account/members.repository.server.ts";
import { reachOf } from "#app/account/policy.ts";
import { joinOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import { resolveCommune } from "#app/communes/name-communes.server.ts";
import { cleanText } from "#app/platform/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { ensureUploadSource } from "../arriving-files.repository.server.ts";
import type { UploadRefusal } from "../upload-refusal.ts";
import { receiveSent } from "./receive-file.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "clock" | "log">;

type Upload = {
  actor: Person;
  fileName: string;
  /** Where the organisation is, of one that is founded by its first file; else ignored. */
  commune: string;
  bytes: AsyncIterable<Uint8Array>;
};

type ReceivedUpload = { ok: true; importId: number } | { ok: false; code: UploadRefusal };

/** Receives a file that a member sends by the page; the first one founds the organisation where there is none. */
export async function receiveUpload(
  needs: Needs,
  { actor, fileName, commune, bytes }: Upload,
): Promise<ReceivedUpload> {
  const { db } = needs;
  if (!reachOf(actor, "feed.write")) return { ok: false, code: "not_allowed" };
  const place = advertiserOf(actor) === null ? await resolveCommune(db, commune) : null;
  if (advertiserOf(actor) === null && !place) return { ok: false, code: "commune_unknown" };
  if (!(await spend(db, ["stockFiles", { account: actor.account.id }]))) return { ok: false, code: "too_often" };
  const sourceId = await db.transaction(async (tx) => {
    const member = await lockPersonForUpdate(tx, actor);
    if (!member || !reachOf(member, "feed.write")) return null;
    const own = await joinOwnAdvertiser(tx, member, place?.id ?? null);
    return own && ensureUploadSource(tx, own.advertiser.id);
  });
  if (sourceId === null) return { ok: false, code: "not_allowed" };
  const received = await receiveSent(needs, { sourceId, fileName: cleanText(fileName), bytes, replacesArriving: true });
  return received.ok ? received : { ok: false, code: received.code };
}
