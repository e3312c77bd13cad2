import { type ComponentType, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

/**
 * An optional part of a page, loaded when shown. A failure renders nothing, or leaves the server's HTML of a part within
 * `ServerHtmlUntilLoaded`; offline, the part loads once the network is back.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { hasServerHtml = false } = {},
): ComponentType<Props> {
  return lazy(() =>
    loadPatiently(load).then(
      (component) => ({ default: component }),
      () => (hasServerHtml ? new Promise<never>(() => {}) : { default: () => null }),
    ),
  );
}
