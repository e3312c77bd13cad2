import { comforts } from "#app/domain/comforts.ts";
import { exportFileWords } from "#app/i18n/fr/feeds/export-file.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import { stageLabel } from "#app/i18n/stage-label.ts";
import { stageWords } from "#app/i18n/fr/requests/stages.ts";
import { CSV_START, csvRow } from "#app/platform/text/csv.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import { fieldNames, type ListingField } from "#app/publish/form/listing-fields.ts";
import { type ExportedHome, valuesOf } from "./exported-home.ts";

/** Fields that other code below writes in separate columns. */
const elsewhere: ReadonlySet<ListingField> = new Set(["commune", "roomName", "roomArea", "features"]);
const fields = fieldNames.filter((field) => !elsewhere.has(field));

const { options } = publishFieldWords.french;
/** The words for values of choice fields. Other values are written as an advertiser types them. */
const choices: Partial<Record<ListingField, Record<string, string>>> = {
  transaction: { vente: exportFileWords.french.csv.sale, location: exportFileWords.french.csv.rental },
  type: propertyWords.french.propertyTypes,
  kitchen: listingDetailsWords.french.kitchens,
  feesPayer: options.feesPayers,
  chargesKind: options.chargesKinds,
  dpeStatus: options.dpeStatuses,
};

/** The homes as a table for spreadsheets: names of columns, then one home per row. */
export async function* csvTexts(homes: AsyncIterable<ExportedHome>): AsyncGenerator<string, void, undefined> {
  yield CSV_START + csvRow(header());
  for await (const home of homes) yield csvRow(rowOf(home));
}

function header(): string[] {
  const { columns, fieldColumns } = exportFileWords.french.csv;
  const names = fields.map((field) => fieldColumns[field] ?? publishFieldWords.french.fields[field].label);
  const { reference, agencyReference, address, stage, publishedOn, commune, postalCode, inseeCode } = columns;
  const { rooms, comforts: ticked, photos } = columns;
  return [reference, agencyReference, address, stage, publishedOn, commune, postalCode, inseeCode, ...names].concat(
    rooms,
    ticked,
    photos,
  );
}

function rowOf(home: ExportedHome): string[] {
  const { stock, place, rooms } = home;
  const values = valuesOf(home);
  const text = (field: ListingField) => {
    const typed = values[field] === null ? "" : textIn(stock.form, field);
    return choices[field]?.[typed] ?? typed;
  };
  return [
    home.reference,
    stock.reference,
    home.url,
    stageLabel(stageWords.french, home.stage, values.transaction ?? "vente"),
    home.publishedAt ? isoDay(home.publishedAt) : "",
    place.commune,
    place.postalCode,
    place.inseeCode,
    ...fields.map(text),
    rooms.map(({ name, area }) => (area === null ? name : `${name} ${comma(area)} m²`)).join(", "),
    comforts
      .filter((comfort) => values.features?.includes(comfort))
      .map((comfort) => listingDetailsWords.french.comforts[comfort])
      .join(", "),
    home.photos.map(({ url }) => url).join(" "),
  ];
}

const comma = (area: number): string => String(Number(area.toFixed(2))).replace(".", ",");
