import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { KitPicture } from "../kit-picture.ts";

type KitImageProps = {
  picture: KitPicture;
  /** The slot's width, as the browser's `sizes`. */
  sizes: string;
  /** For the picture that the visitor sees first. */
  priority?: boolean;
  /** On upright screens the slot is higher than wide. */
  isUpright?: boolean;
  /** Must give the slot its size: a drawing of the operator's may have none. */
  className: string;
};

/** A picture of the operator's kit; the words beside it say what there is to say. */
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
