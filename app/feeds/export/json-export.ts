import { fieldNames, type ListingField } from "#app/publish/form/listing-fields.ts";
import { isAmount } from "#app/publish/form/listing-form.schema.ts";
import { type ExportedHome, valuesOf } from "./exported-home.ts";

type Head = { application: string; site: string };

/** Version of the JSON. Increase it when programs that read the earlier shape would fail. */
const SHAPE = 1;
const MINOR = 100;
/** Fields that are written beside the values, in another shape. */
const elsewhere: ReadonlySet<ListingField> = new Set(["commune", "roomName", "roomArea"]);

/** The homes as JSON, whose shape docs/exports.md describes: one home per line, in the order of the file. */
export async function* jsonTexts(
  homes: AsyncIterable<ExportedHome>,
  { application, site }: Head,
): AsyncGenerator<string, void, undefined> {
  yield `{"shape":${SHAPE},"application":${JSON.stringify(application)},"site":${JSON.stringify(site)},"listings":[`;
  let separator = "\n";
  for await (const home of homes) {
    yield separator + JSON.stringify(jsonOf(home));
    separator = ",\n";
  }
  yield "\n]}\n";
}

function jsonOf(home: ExportedHome) {
  const { stock, reference, url, stage, publishedAt, place, rooms, photos } = home;
  const values = valuesOf(home);
  return {
    reference,
    url,
    stage,
    publishedAt,
    agency: stock.agency,
    key: stock.key,
    agencyReference: stock.reference,
    place,
    // Unknown values, and fields that this kind of home does not have, are left out.
    ...Object.fromEntries(
      fieldNames.flatMap((field) => {
        const value = elsewhere.has(field) ? null : values[field];
        if (value === null) return [];
        return [[field, typeof value === "number" && isAmount(field) ? value / MINOR : value]];
      }),
    ),
    rooms,
    photos,
  };
}
