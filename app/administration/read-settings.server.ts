import { readEnvironment } from "#app/platform/env.ts";
import { showSettings } from "./settings.ts";

/** The settings with which this process was started, and what holds for those that are not set. */
export function readSettings(): ReturnType<typeof showSettings> {
  const defaults = readEnvironment({});
  return showSettings(process.env, defaults.ok ? defaults.env : {});
}
