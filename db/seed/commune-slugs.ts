import { slugify } from "#app/domain/commune-name.ts";
import { territorySlugs } from "#app/domain/territories.ts";
import type { ListedCommune } from "./commune-list.ts";

type Namesake = Pick<ListedCommune, "id" | "inseeCode" | "name" | "kind" | "departmentCode" | "population">;

/**
 * The slug of each commune, by id: `saint-denis` for the most populous commune of a name, `saint-denis-93` for the others,
 * `saint-denis-93066` if two share a department. The name of a department or region is never a slug.
 */
export function chooseCommuneSlugs(communes: readonly Namesake[]): Map<number, string> {
  const slugs = new Map<number, string>();
  const taken = new Set(territorySlugs);
  for (const commune of communes.toSorted(compareRank)) {
    const name = slugify(commune.name);
    const code = commune.inseeCode.toLowerCase();
    const choices = [
      name,
      `${name}-${commune.departmentCode.toLowerCase()}`,
      `${name}-${code}`,
      `${name}-${code}-${commune.kind}`,
    ];
    const slug = choices.find((choice) => !taken.has(choice));
    if (!slug) throw new Error(`no free slug for the commune ${commune.inseeCode}`);
    taken.add(slug);
    slugs.set(commune.id, slug);
  }
  return slugs;
}

// Former communes have no population: they come last.
function compareRank(one: Namesake, other: Namesake): number {
  return (
    Number(one.kind === "ancienne") - Number(other.kind === "ancienne") ||
    other.population - one.population ||
    one.id - other.id
  );
}
