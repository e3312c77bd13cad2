import type { Picture } from "#app/domain/picture.ts";

/** A picture of the operator's kit on a page. */
export type KitPicture = {
  /** The address of the file. An address of ours contains a hash of the content, so that browsers may cache it. */
  address: string;
  /** The picture's widths, where the portal can make them: for a file of the kit that is no drawing. */
  stored: Picture | null;
};
