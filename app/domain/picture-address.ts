/** Widths in pixels that are offered to browsers. */
export const pictureWidths = [320, 480, 640, 768, 960, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/**
 * A variant of an original: a width, a portrait crop of 480 × 854 pixels for tall slots, or a crop of 810 × 540 pixels for
 * mails and feeds, whose programs do not all show WebP.
 */
export type PictureVariant = PictureWidth | "portrait" | "mail";
export const pictureVariants: readonly PictureVariant[] = [...pictureWidths, "portrait", "mail"];

/** The format of a variant. */
export const variantFormat = (variant: PictureVariant): "jpeg" | "webp" => (variant === "mail" ? "jpeg" : "webp");

/** The file of a variant, in addresses and in the storage. */
export const variantFile = (variant: PictureVariant): string =>
  `${variant}.${variantFormat(variant) === "jpeg" ? "jpg" : "webp"}`;

/** Address of a variant. It contains the content's hash, so its answer never changes. */
export function pictureAddress(sha256: string, variant: PictureVariant): string {
  return `/media/${sha256}/${variantFile(variant)}`;
}

/**
 * Address of a picture for other portals, whose software reads JPEG and PNG: the stored original, which has no hidden data, or
 * the crop for mails if the original has another format.
 */
export const sharedPictureAddress = (sha256: string, format: string): string =>
  format === "jpeg" || format === "png" ? `/media/${sha256}/${originalFiles[format]}` : pictureAddress(sha256, "mail");

export const originalFiles = { jpeg: "original.jpg", png: "original.png" } as const;

/** The widths to offer for an original: all smaller ones, and the first that covers it. */
function offeredWidths(originalWidth: number): PictureWidth[] {
  const enough = pictureWidths.findIndex((width) => width >= originalWidth);
  return enough === -1 ? [...pictureWidths] : pictureWidths.slice(0, enough + 1);
}

/** Value of `srcset` for an original of this width in pixels. */
export function pictureSourceSet(sha256: string, originalWidth: number): string {
  return offeredWidths(originalWidth)
    .map((width) => `${pictureAddress(sha256, width)} ${width}w`)
    .join(", ");
}

/** Address of the largest variant of a picture. */
export function fullPictureAddress(picture: { sha256: string; width: number }): string {
  return pictureAddress(picture.sha256, offeredWidths(picture.width).at(-1)!);
}
