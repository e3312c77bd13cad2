import { type ComponentType, type FunctionComponent, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

/**
 * An optional part of a page, loaded when shown. A failure renders nothing, or what `Failed` renders; offline, the part loads once the
 * network is back.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: FunctionComponent = () => null,
): ComponentType<Props> {
  return lazy(() =>
    loadPatiently(load).then(
      (component) => ({ default: component }),
      () => ({ default: () => <Failed /> }),
    ),
  );
}
