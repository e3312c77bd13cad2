import { use } from "react";
import { pictureAddress, pictureSourceSet } from "#app/domain/picture-address.ts";
import type { Picture } from "#app/domain/picture.ts";
import { StyleAttributes } from "./style-attributes.ts";

type ResponsivePictureProps = {
  picture: Picture;
  /** The slot's width, as the browser's `sizes`. */
  sizes: string;
  /** For the first picture in view. */
  priority?: boolean;
  className?: string;
  /** Has an empty alternative text, since the text around has the same content. */
  decorative?: boolean;
  /** For a slot that is taller than wide on portrait screens: those get a portrait crop. */
  isUpright?: boolean;
};

/** A stored picture in the size of its slot, with a placeholder. */
export function ResponsivePicture({
  picture,
  sizes,
  priority = false,
  className = "",
  decorative = false,
  isUpright = false,
}: ResponsivePictureProps) {
  const backgroundImage = `url(${picture.placeholder})`;
  use(StyleAttributes)?.add(`background-image:${backgroundImage}`);
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
      style={{ backgroundImage }}
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
