import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import { listingStages, statusOfStage } from "#app/domain/listing-stage.ts";
import { sharedPictureAddress } from "#app/domain/picture-address.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { formOfListing } from "#app/publish/drafts/form-of-listing.ts";
import type { Connection } from "#db/client.ts";
import type { ExportedHome, Exporter } from "./exported-home.ts";
import { findHomesToExport, findIdsToExport, type HomeToExport } from "./exports.repository.server.ts";

/** Most homes in memory at once. */
const AT_ONCE = 100;

type Needs = {
  db: Connection;
  /** The site's public address: addresses of homes and pictures begin with it. */
  site: string;
};

/** Reads all homes on show of an organisation, in batches. Changes during the export may or may not be included. */
export async function* readHomes(
  { db, site }: Needs,
  exporter: Exporter,
): AsyncGenerator<ExportedHome, void, undefined> {
  const ids = await findIdsToExport(db, exporter.id);
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    for (const row of await findHomesToExport(db, { advertiserId: exporter.id, ids: some }))
      yield homeOf(row, { exporter, site });
  }
}

function homeOf(row: HomeToExport, { exporter, site }: { exporter: Exporter; site: string }): ExportedHome {
  const { listing, commune, origin } = row;
  const form = formOfListing(row, unambiguousName(commune));
  const postalCode = commune.postalCodes[0] ?? "";
  const photos = row.photos.map(({ sha256, format, alt }) => ({
    url: `${site}${sharedPictureAddress(sha256, format)}`,
    title: alt,
  }));
  return {
    stock: {
      agency: origin?.agency || exporter.code,
      key: origin?.key ?? listing.reference,
      reference: origin?.reference || listing.reference,
      form,
      place: { postalCode, city: commune.name },
      contact: { name: exporter.name, phone: exporter.phone, email: "" },
      photos: photos.map(({ url, title }) => ({ source: url, title })),
    },
    reference: listing.reference,
    url: `${site}${listingHref(listing)}`,
    stage: listing.stage ?? listingStages.find((stage) => statusOfStage[stage] === listing.status)!, // each status has one
    publishedAt: listing.publishedAt,
    place: { commune: commune.name, department: commune.departmentName, postalCode, inseeCode: commune.inseeCode },
    isOfAgency: exporter.isAgency,
    rooms: row.rooms.map(({ name, area }) => ({ name, area })),
    photos,
  };
}
