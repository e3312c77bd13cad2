import { createHash } from "node:crypto";
import type { Platform } from "#app/platform/context.ts";
import type { Kit } from "#app/platform/documents/kit.server.ts";
import type { MediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { mailColours } from "#app/platform/mail/mail-looks.ts";
import { readBrandFile, readBrandKit } from "./brand-kit.server.ts";
import { KIT_PATH } from "./kit-pictures.server.ts";

/** The portal's own mark, also on pages whose kit has no logo (`BrandMark`). */
const ownMark = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 4 26 26">
  <path fill="#1f4b5a" d="M4 15.5 16 5l12 10.5V27a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 27z"/>
  <circle fill="#fbf8f3" cx="16" cy="18.5" r="5.2"/><circle fill="#c8553d" cx="16" cy="18.5" r="2.4"/></svg>`);

const drawn = new WeakMap<object, { key: string; picture: Promise<Buffer | null> }>();

/**
 * The logo of mails as PNG: the kit's file, or our mark without one. Transparent where the logo is on another site, which must not learn
 * of the mail, or is unreadable: the name is below. Null where too many tasks wait.
 */
export async function readMailLogo({ media, kit }: Pick<Platform, "media" | "kit">): Promise<Buffer | null> {
  const original = await findLogo({ media, kit });
  const key = original === null ? "" : createHash("sha256").update(original).digest("hex");
  const before = drawn.get(media);
  // Each logo is drawn once; a failure is retried.
  if (before?.key === key && (await before.picture)) return before.picture;
  const picture = draw(media, original);
  drawn.set(media, { key, picture });
  return picture;
}

async function draw(media: MediaStorage, original: Buffer | null): Promise<Buffer | null> {
  const plate = mailColours.sunken;
  return (await media.drawMailLogo({ original, plate })) ?? media.drawMailLogo({ original: null, plate });
}

async function findLogo({ media, kit }: { media: MediaStorage; kit: Kit }): Promise<Buffer | null> {
  const { images, stored } = await readBrandKit(kit);
  const src = images.logo;
  if (stored.logo) return (await media.variant(stored.logo.sha256, 640))?.bytes ?? null;
  if (src === undefined) return ownMark;
  if (!src.startsWith(KIT_PATH)) return null;
  return (await readBrandFile(kit.path, src.slice(KIT_PATH.length)))?.bytes ?? null;
}
