/** Widths in pixels in which pictures are offered to browsers. */
export const pictureWidths = [320, 480, 640, 768, 960, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** What the server makes of an original: a width, or an upright cut for a slot that is higher than wide, 480 × 854 pixels. */
export type PictureVariant = PictureWidth | "portrait";
export const pictureVariants: readonly PictureVariant[] = [...pictureWidths, "portrait"];

/** Address of a variant. The name is the content's hash, so the answer never changes. */
export function pictureAddress(sha256: string, variant: PictureVariant): string {
  return `/media/${sha256}/${variant}.webp`;
}

/** The widths worth offering for an original: none larger than it, except the first that covers it. */
export function offeredWidths(originalWidth: number): PictureWidth[] {
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
