import { type ComponentType, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

/** An optional part of a page, loaded when shown. A failure renders nothing; offline, it loads once the network is back. */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() =>
    loadPatiently(load).then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
