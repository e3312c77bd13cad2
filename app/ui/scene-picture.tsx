import { sceneWords } from "#app/i18n/fr/ui/scenes.ts";
import { useWords } from "#app/i18n/words.ts";

/** One of the portal's own pictures, 1200 × 800 pixels and two smaller sizes, with a placeholder colour. */
export type Scene = {
  name: "armchair" | "bench" | "boxes";
  addresses: readonly [w480: string, w800: string, w1200: string];
  ground: string;
};

type ScenePictureProps = {
  scene: Scene;
  /** The slot's width, as the browser's `sizes`. */
  sizes: string;
  className: string;
};

/**
 * One of the portal's own pictures, for pages without a home to show. Loads with priority, since it is at the top of its page.
 */
export function ScenePicture({ scene: { name, addresses, ground }, sizes, className }: ScenePictureProps) {
  const words = useWords(sceneWords);
  const [w480, w800, w1200] = addresses;
  return (
    <img
      src={w800}
      srcSet={`${w480} 480w, ${w800} 800w, ${w1200} 1200w`}
      sizes={sizes}
      width={1200}
      height={800}
      alt={words[name]}
      fetchPriority="high"
      className={`${ground} ${className}`}
    />
  );
}
