import type { FileVariant } from "./poliris-archive.ts";
import { archiveVariants } from "./poliris-variants/archives.ts";
import { kindVariants } from "./poliris-variants/kinds.ts";
import { shapeVariants, textVariants } from "./poliris-variants/texts.ts";
import { valueVariants } from "./poliris-variants/values.ts";
import { versionVariants } from "./poliris-variants/versions.ts";

/** Files of agencies that are believable, each with one peculiarity. */
export const polirisFiles: FileVariant[] = [
  ...versionVariants,
  ...textVariants,
  ...shapeVariants,
  ...valueVariants,
  ...kindVariants,
  ...archiveVariants,
];
