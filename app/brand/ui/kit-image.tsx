import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { KitPicture } from "../kit-picture.ts";

type KitImageProps = {
  picture: KitPicture;
  /** The width of the picture's frame, as the browser's `sizes`. */
  sizes: string;
  /** Whether this is the first visible picture. */
  priority?: boolean;
  /** Whether the frame is higher than wide on upright screens. */
  isUpright?: boolean;
  /** Classes that must give the frame its size: an operator's drawing may have none. */
  className: string;
};

/** A picture of the operator's kit, decorative: the text beside it has the content. */
export function KitImage({
  picture: { address, stored },
  sizes,
  priority = false,
  isUpright = false,
  className,
}: KitImageProps) {
  if (stored)
    return (
      <ResponsivePicture
        picture={stored}
        sizes={sizes}
        priority={priority}
        isUpright={isUpright}
        decorative
        className={className}
      />
    );
  return (
    <img
      src={address}
      alt=""
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      className={className}
    />
  );
}
