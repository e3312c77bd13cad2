import { type ComponentType, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

/** A part that the page is whole without, loaded when it is shown: where it cannot be, nothing stands in its place; without a network it comes once there is one. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() =>
    loadPatiently(load).then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
