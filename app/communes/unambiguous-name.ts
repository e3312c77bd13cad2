import type { Commune } from "./commune.ts";

/** The name by which a commune is understood without doubt: « Saint-Denis (93) ». */
export function unambiguousName({ name, departmentCode }: Pick<Commune, "name" | "departmentCode">): string {
  return `${name} (${departmentCode})`;
}
