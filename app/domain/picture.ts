/** A picture on a page: variants are served at `/media/<sha256>/<width>.webp`. */
export type Picture = {
  sha256: string;
  width: number;
  height: number;
  alt: string;
  /** A `data:` address of a few pixels, shown at once. */
  placeholder: string;
};
