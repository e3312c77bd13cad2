import type { Platform } from "#app/platform/context.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import type { PictureProblem } from "#app/platform/pictures/picture-problem.ts";
import { savePicture } from "#app/platform/pictures/save-picture.server.ts";

type Needs = Pick<Platform, "db" | "media" | "takePicture">;

/** Stores a picture that an operator sends; until a document shows it, it stays for a day. */
export async function takeInImage(
  platform: Needs,
  accountId: string,
  file: File,
): Promise<{ ok: true; sha256: string } | { ok: false; code: PictureProblem }> {
  if (file.size > MOST_PICTURE_BYTES) return { ok: false, code: "too_heavy" };
  const place = platform.takePicture(accountId);
  if (!place) return { ok: false, code: "busy" };
  try {
    const saved = await savePicture(platform, Buffer.from(await file.arrayBuffer()));
    return saved.ok ? { ok: true, sha256: saved.media.sha256 } : saved;
  } finally {
    place.end();
  }
}
