import { ImageOff } from "lucide-react";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { RequestListing } from "../request.ts";

/** A small picture of a listing; the text beside it names the listing. */
export function ListingThumbnail({
  listing: { cover },
  className = "",
}: {
  listing: Pick<RequestListing, "cover">;
  className?: string;
}) {
  return (
    <div className={`relative aspect-[4/3] shrink-0 overflow-hidden rounded-control bg-sunken ${className}`}>
      {cover ? (
        <ResponsivePicture picture={cover} sizes="20rem" decorative className="size-full object-cover" />
      ) : (
        <span className="flex size-full items-center justify-center text-ink-soft">
          <ImageOff aria-hidden="true" className="size-6" />
        </span>
      )}
    </div>
  );
}
