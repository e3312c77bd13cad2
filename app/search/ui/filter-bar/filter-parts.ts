import { criteriaList } from "../../criteria/criteria.ts";
import { criteriaTable } from "../../criteria/criteria-table.ts";

/** The controls of the filter bar. Criteria that name no part are below « Plus de critères ». */
export type FilterPart = "place" | "offer" | "type" | "price" | "rooms" | "more";

/** The content of a panel: one part, or on narrow windows all parts without a control. */
export type FilterPanel = FilterPart | "all";

const parts: Partial<Record<keyof typeof criteriaTable, FilterPart>> = {
  place: "place",
  mapArea: "place",
  quartier: "place",
  offer: "offer",
  available: "offer",
  propertyTypes: "type",
  price: "price",
  priceDrop: "price",
  minRooms: "rooms",
  rooms: "rooms",
  minBedrooms: "rooms",
};

const partOf = (key: string): FilterPart => (Object.hasOwn(parts, key) ? parts[key as keyof typeof parts]! : "more");
const keys = /* @__PURE__ */ Object.keys(criteriaTable);

/** The criteria of a panel, in the order of the table. The place has a control at every width. */
export const criteriaOf = (panel: FilterPanel): typeof criteriaList =>
  criteriaList.filter((_, index) => {
    const part = partOf(keys[index]!);
    return panel === "all" ? part !== "place" : part === panel;
  });
