import { type ReactNode, useId } from "react";
import { ScenePicture } from "./scene-picture.tsx";
import type { Scene } from "./scene-picture.tsx";

type EmptyStateProps = {
  scene: Scene;
  title: string;
  /** The reason why the list is empty, and what to do. */
  children?: ReactNode;
};

/** Shown instead of an empty list: a picture, the reason, and a link. */
export function EmptyState({ scene, title, children }: EmptyStateProps) {
  const id = useId();
  return (
    // In half a page, beside a map, the picture stays above the text.
    <section aria-labelledby={id} className="card @container overflow-hidden">
      <div className="grid grid-cols-1 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex flex-col items-start gap-4 p-6 @4xl:p-10">
          <h2 id={id} className="heading-2">
            {title}
          </h2>
          {children}
        </div>
        <div className="relative order-first h-36 @lg:h-48 @4xl:order-none @4xl:h-auto @4xl:min-h-72 print:hidden">
          <ScenePicture
            scene={scene}
            sizes="(min-width: 48rem) 36rem, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
    </section>
  );
}
