import { useLayoutEffect, useRef } from "react";
import { pictureAddress } from "#app/domain/picture-address.ts";
import type { DraftPhoto } from "../../drafts/draft.ts";

/** The dragged photo, at the pointer's position in the window. */
export function DragGhost({
  pointer,
  photo,
}: {
  pointer: { x: number; y: number } | null;
  photo: DraftPhoto | undefined;
}) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (image.current && pointer)
      image.current.style.translate = `calc(${pointer.x}px - 50%) calc(${pointer.y}px - 50%)`;
  }, [pointer]);
  if (!pointer || !photo) return null;
  return (
    <img
      ref={image}
      src={pictureAddress(photo.sha256, 640)}
      alt=""
      className="pointer-events-none fixed top-0 left-0 z-50 aspect-4/3 w-36 rotate-2 rounded-card object-cover shadow-lifted"
    />
  );
}
