import type { Platform } from "#app/platform/context.ts";
import type { ArrangedPhotos } from "../photo.ts";
import type { Arrangement } from "../photo.schema.ts";
import type { OwnPhotos } from "../photos.repository.server.ts";
import { describePhoto } from "./describe-photo.server.ts";
import { movePhoto, orderPhotos } from "./order-photos.server.ts";
import { removePhoto } from "./remove-photo.server.ts";

/** Applies one change to a draft's photos. */
export function arrangePhotos(
  platform: Pick<Platform, "db">,
  own: OwnPhotos,
  asked: Arrangement,
): Promise<ArrangedPhotos> {
  switch (asked.intent) {
    case "remove":
      return removePhoto(platform, { ...own, photoId: asked.photo });
    case "forward":
      return movePhoto(platform, { ...own, photoId: asked.photo, by: -1 });
    case "backward":
      return movePhoto(platform, { ...own, photoId: asked.photo, by: 1 });
    case "describe":
      return describePhoto(platform, { ...own, photoId: asked.photo, alt: asked.alt });
    case "order":
      return orderPhotos(platform, { ...own, photoIds: asked.order });
  }
}
