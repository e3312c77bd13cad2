/** Widths in pixels that are offered to browsers. */
export const pictureWidths = [320, 480, 640, 768, 960, 1200, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** A variant of an original: a width, or a portrait crop of 480 × 854 pixels for tall slots. */
export type PictureVariant = PictureWidth | "portrait";
export const pictureVariants: readonly PictureVariant[] = [...pictureWidths, "portrait"];

/** Address of a variant. It contains the content's hash, so its answer never changes. */
export function pictureAddress(sha256: string, variant: PictureVariant): string {
  return `/media/${sha256}/${variant}.webp`;
}

/** The widths to offer for an original: none larger, except the first that covers it. */
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
