import { type ComponentType, lazy, Suspense } from "react";
import { loadPatiently } from "./load-patiently.ts";
import { useInBrowser } from "./use-in-browser.ts";
import { visitorActed } from "./visitor-acted.ts";

/** A part that the page is whole without, loaded when it is shown: where it cannot be, nothing stands in its place; without a network it comes once there is one. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() =>
    loadPatiently(load).then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}

/** An optional part that only a browser shows, and only to a visitor who acts: until then its script is not asked for. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = optionalPart(() => visitorActed.then(load));
  return function LatePart(props: Props) {
    return useInBrowser() ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}
