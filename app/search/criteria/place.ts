import type { Criterion, SearchWords } from "./criterion.ts";

type PlacePart = {
  /** Typed or chosen communes: slugs once canonical, sorted, without repeats. */
  communes: string[];
  /** Radius in kilometres around each commune's centre; null for the communes alone. */
  radius: number | null;
};

const MAX_COMMUNES = 20;
const MAX_RADIUS = 100;
const MOST_NAMES = 3;
const offeredRadii = [2, 5, 10, 20, 30, 50];

/** The radiuses to choose from, and the address's own. */
export function radiusChoices(current: number | null): number[] {
  return current === null || offeredRadii.includes(current)
    ? offeredRadii
    : [...offeredRadii, current].toSorted((one, other) => one - other);
}

/**
 * Communes and the radius around them. Their condition needs the database, which knows where they lie
 * (`search-conditions.server.ts`).
 */
export const place: Criterion<PlacePart> = {
  none: { communes: [], radius: null },
  parameters: ["commune", "city", "rayon"],
  countedBy: "cache",
  read(reader) {
    const communes = reader.texts(["commune", "city"], MAX_COMMUNES);
    // A radius needs a commune.
    if (communes.length === 0) return { communes, radius: null };
    const radius = reader.amount("rayon");
    if (radius !== null && radius > MAX_RADIUS)
      reader.report({ code: "too-large", parameter: "rayon", typed: String(radius) });
    return { communes, radius: radius === null || radius === 0 ? null : Math.min(radius, MAX_RADIUS) };
  },
  write: ({ communes, radius }) => [
    ...communes.map((slug): [string, string] => ["commune", slug]),
    ...(communes.length > 0 && radius !== null ? [["rayon", radius] as [string, number]] : []),
  ],
  conditions: () => [],
  chips: (part, { communes: known, words }) => [
    ...part.communes.map((slug) => ({
      key: `commune ${slug}`,
      label: known.find((commune) => commune.slug === slug)?.name ?? slug,
      without: {
        communes: part.communes.filter((other) => other !== slug),
        radius: part.communes.length === 1 ? null : part.radius,
      },
    })),
    ...(part.radius === null
      ? []
      : [{ key: "radius", label: words.chips.radius(part.radius), without: { ...part, radius: null } }]),
  ],
  title({ radius }, { communes, words: { meta } }) {
    if (communes.length === 0) return null;
    const where =
      communes.length > MOST_NAMES ? meta.inSeveral(communes.length) : meta.in(communes.map(({ name }) => name));
    return radius === null ? where : `${where} ${meta.around}`;
  },
  isIndexed: ({ communes, radius }) => communes.length <= 1 && radius === null,
  fields: ({ radius }, words) => [{ kind: "communes", isMain: true }, radiusField(radius, words)],
  wider({ communes, radius }, { hasPlace }) {
    const around = (km: number) => hasPlace && (radius ?? 0) < km;
    return [
      ...(around(10) ? [{ kind: "near-10" as const, rank: 1, change: { radius: 10 }, isPartial: true as const }] : []),
      ...(around(30) ? [{ kind: "near-30" as const, rank: 2, change: { radius: 30 } }] : []),
      ...(communes.length > 0 ? [{ kind: "communes" as const, rank: 99, change: { communes: [], radius: null } }] : []),
    ];
  },
};

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
