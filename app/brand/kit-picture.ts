import type { Picture } from "#app/domain/picture.ts";

/** A picture of the operator's kit as pages show it. */
export type KitPicture = {
  /** Of the file itself. One of ours names its content, so that browsers may keep it. */
  address: string;
  /** Its widths, where the portal can make them: a file of the kit that is no drawing. */
  stored: Picture | null;
};
