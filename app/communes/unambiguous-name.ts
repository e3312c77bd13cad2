import type { Commune } from "./commune.ts";

/** A name that identifies a commune: « Saint-Denis (93) ». */
export function unambiguousName({ name, departmentCode }: Pick<Commune, "name" | "departmentCode">): string {
  return `${name} (${departmentCode})`;
}
