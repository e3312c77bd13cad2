import type { Chip, Criterion, SearchedArea, SearchWords, TitleNames } from "./criterion.ts";

type PlacePart = {
  /** Typed or chosen communes: slugs once canonical, sorted, without repeats. */
  communes: string[];
  /** Radius in kilometres around each commune's centre; null for the communes alone. */
  radius: number | null;
  /** Codes of departments, once canonical. */
  departments: string[];
  /** Slugs of regions, once canonical. */
  regions: string[];
};

const MOST_NAMES = 3;
const offeredRadii = [2, 5, 10, 20, 30, 50];

/** The radiuses of the form; the search's radius is always among them. */
function radiusChoices(current: number | null): number[] {
  return current === null || offeredRadii.includes(current)
    ? offeredRadii
    : [...offeredRadii, current].toSorted((one, other) => one - other);
}

const nowhere: PlacePart = { communes: [], radius: null, departments: [], regions: [] };

/** Whether a search has any place. */
export const hasPlaces = ({ communes, departments, regions }: Omit<PlacePart, "radius">): boolean =>
  communes.length + departments.length + regions.length > 0;

/**
 * Alternative places: communes with the radius around them, departments and regions. Their condition needs positions from the
 * database (`search-conditions.server.ts`).
 */
export const place: Criterion<PlacePart> = {
  key: "communes",
  rank: 99,
  none: nowhere,
  parameters: ["commune", "city", "rayon", "departement", "department", "region"],
  read: (reader) => reader.places(),
  write: ({ communes, radius, departments, regions }) => [
    ...communes.map((slug): [string, string] => ["commune", slug]),
    ...(communes.length > 0 && radius !== null ? [["rayon", radius] as [string, number]] : []),
    ...departments.map((code): [string, string] => ["departement", code]),
    ...regions.map((slug): [string, string] => ["region", slug]),
  ],
  conditions: () => [],
  chips: (part, { communes, areas, words }) => [
    ...part.communes.map((slug) => ({
      key: `commune ${slug}`,
      label: communes.find((commune) => commune.slug === slug)?.name ?? slug,
      without: {
        ...part,
        communes: part.communes.filter((other) => other !== slug),
        radius: part.communes.length === 1 ? null : part.radius,
      },
    })),
    ...(part.radius === null
      ? []
      : [{ key: "radius", label: words.chips.radius(part.radius), without: { ...part, radius: null } }]),
    ...part.departments.map((code): Chip<PlacePart> => ({
      key: `department ${code}`,
      label: nameOf(areas, "department", code),
      without: { ...part, departments: part.departments.filter((other) => other !== code) },
    })),
    ...part.regions.map((slug) => ({
      key: `region ${slug}`,
      label: nameOf(areas, "region", slug),
      without: { ...part, regions: part.regions.filter((other) => other !== slug) },
    })),
  ],
  title({ radius }, { communes, areas, words }: TitleNames) {
    const count = communes.length + areas.length;
    if (count === 0) return null;
    const around = radius === null || communes.length === 0 ? "" : ` ${words.around}`;
    if (count > MOST_NAMES) return (areas.length > 0 ? words.inSeveralPlaces(count) : words.inSeveral(count)) + around;
    const towns = communes.map(({ name }) => name);
    if (around === "" || areas.length === 0) return words.in(towns, areas) + around;
    return `${words.in(towns, [])}${around}, ${words.in([], areas)}`;
  },
  isIndexed: ({ communes, radius, departments, regions }) =>
    communes.length + departments.length + regions.length <= 1 && radius === null,
  fields: ({ radius }, words) => [{ kind: "communes", isMain: true }, radiusField(radius, words)],
};

const nameOf = (areas: SearchedArea[], kind: SearchedArea["kind"], key: string) =>
  areas.find((area) => area.kind === kind && area.key === key)?.name ?? key;

const radiusField = (radius: number | null, { fields }: SearchWords) => ({
  kind: "choice" as const,
  isMain: true,
  parameter: "rayon",
  label: fields.radius,
  value: String(radius ?? ""),
  choices: [
    { value: "", label: fields.noRadius },
    ...radiusChoices(radius).map((km) => ({ value: String(km), label: fields.km(km) })),
  ],
});
