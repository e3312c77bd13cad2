import { pictureAddress, pictureSourceSet } from "#app/domain/picture-address.ts";
import type { Picture } from "#app/domain/picture.ts";

type ResponsivePictureProps = {
  picture: Picture;
  /** The slot's width, as the browser's `sizes`. */
  sizes: string;
  /** For the picture that the visitor sees first. */
  priority?: boolean;
  className?: string;
  /** Where the words around say it all. */
  decorative?: boolean;
  /** For a slot that is higher than wide on upright screens: those get an upright cut, of which they show every pixel. */
  isUpright?: boolean;
};

/** A stored picture in the size that its slot needs, its colours shown at once. */
export function ResponsivePicture({
  picture,
  sizes,
  priority = false,
  className = "",
  decorative = false,
  isUpright = false,
}: ResponsivePictureProps) {
  const image = (
    <img
      src={pictureAddress(picture.sha256, 640)}
      srcSet={pictureSourceSet(picture.sha256, picture.width)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? "" : picture.alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      className={`bg-sunken bg-cover bg-center ${className}`}
      style={{ backgroundImage: `url(${picture.placeholder})` }}
    />
  );
  if (!isUpright) return image;
  return (
    <picture>
      <source
        media="(max-aspect-ratio: 9/10)"
        srcSet={pictureAddress(picture.sha256, "portrait")}
        width={480}
        height={854}
      />
      {image}
    </picture>
  );
}
