/** A value of a table: a figure, a text, the lowest and highest figure, or null for no end. */
type Leaf = number | string | null | [least: number, most: number];

/**
 * A changed entry of a table; `before` or `after` is undefined where the entry is missing. `field` is the path without its row, which is
 * in `row`: `duties.departments` and « 44 », `emoluments.percent` and « 2 ».
 */
export type TableChange = { field: string; row: string | null; before: Leaf | undefined; after: Leaf | undefined };

type Place = Pick<TableChange, "field" | "row"> & { leaf: Leaf };

/** The differences of two tables, in the order of the new one, then its missing entries. Pure. */
export function tableChanges(before: object | null, after: object): TableChange[] {
  const [old, next] = [placesOf(before ?? {}), placesOf(after)];
  const changes = [...new Set([...next.keys(), ...old.keys()])].map((path): TableChange => {
    const { field, row } = (next.get(path) ?? old.get(path))!; // at least one table has it
    return { field, row, before: old.get(path)?.leaf, after: next.get(path)?.leaf };
  });
  return changes.filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

function placesOf(table: object): Map<string, Place> {
  const places = new Map<string, Place>();
  function visit(value: unknown, path: string, { field, row }: Pick<Place, "field" | "row">): void {
    if (value === undefined) return;
    if (!isBranch(value)) {
      places.set(path, { field, row, leaf: value as Leaf }); // the schemas know no other kinds
      return;
    }
    // JavaScript puts « 10 » before « 01 ».
    const entries = Object.entries(value).toSorted(([one], [other]) =>
      isRowName(one) && isRowName(other) ? one.localeCompare(other, "fr", { numeric: true }) : 0,
    );
    for (const [name, inner] of entries) {
      const isRow = isRowName(name);
      const named = field === "" ? name : `${field}.${name}`;
      const within = isRow
        ? { field, row: Array.isArray(value) ? String(Number(name) + 1) : name }
        : { field: named, row };
      visit(inner, `${path}.${name}`, within);
    }
  }
  visit(table, "", { field: "", row: null });
  return places;
}

/** Whether a name is an index of a list, or the code of a department. */
const isRowName = (name: string): boolean => /^\d/.test(name);

/** Whether a value has further entries; a pair of figures is one entry. */
const isBranch = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(Array.isArray(value) && typeof value[0] === "number");
