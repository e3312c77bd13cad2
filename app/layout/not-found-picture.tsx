import { ScenePicture } from "#app/ui/scene-picture.tsx";
import { bench } from "#app/ui/scenes/bench.ts";

/** The picture of the page "not found". */
export function NotFoundPicture() {
  return (
    <ScenePicture
      scene={bench}
      sizes="(min-width: 64rem) 28rem, (min-width: 48rem) 38vw, 92vw"
      className="aspect-[3/2] w-full rounded-card object-cover md:w-[38%] lg:w-[28rem]"
    />
  );
}
