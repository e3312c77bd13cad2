import { readEnvironment } from "#app/platform/env.ts";
import { showSettings } from "./settings.ts";

/** The settings at the start of this process, with the defaults of missing ones. */
export function readSettings(): ReturnType<typeof showSettings> {
  const defaults = readEnvironment({});
  return showSettings(process.env, defaults.ok ? defaults.env : {});
}
