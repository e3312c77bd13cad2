import type { Platform } from "#app/platform/context.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";
import { inTurn } from "#app/platform/shares/open-share.ts";
import { savePicture } from "#app/platform/pictures/save-picture.server.ts";

type Needs = Pick<Platform, "db" | "media" | "pictures">;

/** Stores an operator's picture; the sweep deletes it after a day unless a document shows it. */
export async function takeInImage(
  platform: Needs,
  who: { account: string; network: string },
  file: File,
): Promise<{ ok: true; sha256: string } | { ok: false; code: PictureProblem }> {
  if (file.size > MOST_PICTURE_BYTES) return { ok: false, code: "too_heavy" };
  const saved = await inTurn(platform.pictures.lease(who), async () =>
    savePicture(platform, Buffer.from(await file.arrayBuffer())),
  );
  if (!saved) return { ok: false, code: "busy" };
  return saved.ok ? { ok: true, sha256: saved.media.sha256 } : saved;
}
