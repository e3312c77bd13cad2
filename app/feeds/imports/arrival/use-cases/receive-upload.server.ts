import { advertiserOf, type Person } from "#app/account/actor.ts";
import { lockActor } from "#app/account/members.repository.server.ts";
import { reachOf } from "#app/account/policy.ts";
import { joinOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import { resolveCommune } from "#app/communes/name-communes.server.ts";
import { cleanText } from "#app/platform/text/clean-text.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { inTurn } from "#app/platform/shares/open-share.ts";
import { ensureUploadSource } from "../arriving-files.repository.server.ts";
import type { UploadRefusal } from "../upload-refusal.ts";
import { receiveSent } from "./receive-file.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "clock" | "log" | "arrivals">;

type Upload = {
  fileName: string;
  /** The commune of an organisation that its first file founds; otherwise ignored. */
  commune: string;
  bytes: AsyncIterable<Uint8Array>;
};

type Sender = { actor: Person; network: string };
type ReceivedUpload = { ok: true; importId: number } | { ok: false; code: UploadRefusal | "none" };

/**
 * Receives a file that a member uploads on the page. The first file founds the organisation if there is none. `read` starts reading
 * the body, once it is the sender's turn.
 */
export async function receiveUpload(
  { arrivals, ...needs }: Needs,
  { read, ...sender }: Sender & { read: () => Promise<Upload | null> },
): Promise<ReceivedUpload> {
  const { actor } = sender;
  if (!reachOf(actor, "feed.write")) return { ok: false, code: "not_allowed" };
  const advertiserId = advertiserOf(actor);
  const who = advertiserId === null ? { account: actor.account.id } : { organisation: String(advertiserId) };
  const received = await inTurn(arrivals.ask({ who }), async () => {
    const upload = await read();
    return upload ? receiveRead(needs, { ...sender, ...upload }) : ({ ok: false, code: "none" } as const);
  });
  return received ?? { ok: false, code: "busy" };
}

async function receiveRead(
  needs: Omit<Needs, "arrivals">,
  { actor, fileName, commune, bytes, network }: Sender & Upload,
): Promise<ReceivedUpload> {
  const { db } = needs;
  const place = advertiserOf(actor) === null ? await resolveCommune(db, commune) : null;
  if (advertiserOf(actor) === null && !place) return { ok: false, code: "commune_unknown" };
  if (!(await spend(db, ["stockFiles", { account: actor.account.id }]))) return { ok: false, code: "too_often" };
  const source = await db.transaction(async (tx) => {
    const member = await lockActor(tx, actor, "feed.write");
    const own = member && (await joinOwnAdvertiser(tx, member, place?.id ?? null));
    return own ? ensureUploadSource(tx, own.advertiser.id) : null;
  });
  if (source === null) return { ok: false, code: "not_allowed" };
  const received = await receiveSent(needs, { sourceId: source, fileName: cleanText(fileName), bytes, network });
  return received.ok ? received : { ok: false, code: received.code };
}
