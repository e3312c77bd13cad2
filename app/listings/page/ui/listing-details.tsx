import type { ReactNode } from "react";
import { Link } from "react-router";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatArea, formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useSite } from "#app/layout/site.ts";
import { onFirstAct } from "#app/ui/first-act.ts";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { KeptServerHtml, ServerHtmlUntilLoaded } from "#app/ui/server-html-until-loaded.tsx";
import { rentPriceLines, salePriceLines } from "../../prices/listing-price-lines.ts";
import type { ListingView } from "../../listing-view.ts";
import { ListingFactsList } from "./listing-facts-list.tsx";
import { ListingMap } from "./listing-map.tsx";
import { ListingSection } from "../../ui/listing-section.tsx";

// Below the first screen, without controls.
const ListingEnergySection = optionalPart(
  onFirstAct(async () => (await import("./listing-energy-section.tsx")).ListingEnergySection),
  KeptServerHtml,
);

/** Everything below the pictures, most important first. */
export function ListingDetails({ listing, priceSections }: { listing: ListingView; priceSections?: ReactNode }) {
  const messages = useWords(listingDetailsWords);
  const { sections } = messages;
  return (
    <>
      <ListingSection id="caracteristiques" title={sections.facts}>
        <ListingFactsList listing={listing} />
      </ListingSection>
      <ListingSection id="description" title={sections.description}>
        <p className="prose-line whitespace-pre-line">{listing.description}</p>
      </ListingSection>
      {listing.rooms.length > 0 ? (
        <ListingSection id="pieces" title={sections.rooms}>
          <RoomList rooms={listing.rooms} />
        </ListingSection>
      ) : null}
      <ListingSection id="prix" title={listing.transaction === "vente" ? sections.priceDetails : sections.rentDetails}>
        <PriceLines listing={listing} />
      </ListingSection>
      {priceSections}
      {listing.copropriete ? (
        <ListingSection id="copropriete" title={sections.copropriete}>
          <CoproprieteLines copropriete={listing.copropriete} />
        </ListingSection>
      ) : null}
      <ListingSection id="energie" title={sections.energy}>
        <ServerHtmlUntilLoaded id={`energy-${listing.reference}`}>
          <ListingEnergySection energy={listing.energy} />
        </ServerHtmlUntilLoaded>
      </ListingSection>
      <ListingSection id="lieu" title={sections.place}>
        <PlaceLines place={listing.place} />
        {listing.place.position ? <ListingMap position={listing.place.position} /> : null}
      </ListingSection>
      <ListingSection id="risques" title={sections.risks}>
        <p className="prose-line">
          {messages.risks.before}
          <a href="https://www.georisques.gouv.fr" rel="noopener noreferrer">
            {messages.risks.site}
          </a>
        </p>
      </ListingSection>
    </>
  );
}

function RoomList({ rooms }: { rooms: ListingView["rooms"] }) {
  const { sections } = useWords(listingDetailsWords);
  return (
    <table className="w-full max-w-xl text-left">
      <thead className="sr-only">
        <tr>
          <th scope="col">{sections.roomName}</th>
          <th scope="col">{sections.roomArea}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room, index) => (
          <tr key={`${index} ${room.name}`} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2.5 pr-4 font-normal wrap-anywhere">
              {room.name}
            </th>
            <td className="py-2.5 text-right font-semibold tabular-nums">
              {room.area === null ? sections.roomUnknownArea : formatArea(room.area)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceLines({ listing: { price, transaction, attributes } }: { listing: ListingView }) {
  const messages = useWords(listingDetailsWords).price;
  const { perMonth, chargesIncluded } = useWords(listingWords).price;
  const { currency } = useSite();
  const wording = { messages, currency };
  const lines =
    transaction === "vente" ? salePriceLines(price, wording) : rentPriceLines(price, attributes.furnished, wording);
  return (
    <>
      <p className="mb-3 text-xl font-semibold tabular-nums">
        {formatPrice(price.amount, currency)}
        {transaction === "location" ? ` ${perMonth}, ${chargesIncluded}` : ""}
      </p>
      <Lines lines={lines} />
      {price.feeScheduleUrl ? (
        <p className="mt-2">
          <a href={price.feeScheduleUrl} rel="noopener noreferrer nofollow">
            {messages.feeSchedule}
          </a>
        </p>
      ) : null}
    </>
  );
}

function CoproprieteLines({
  copropriete: { lots, annualCharges, procedure },
}: {
  copropriete: NonNullable<ListingView["copropriete"]>;
}) {
  const messages = useWords(listingDetailsWords).copropriete;
  const { currency } = useSite();
  const lines = [messages.isOne];
  if (lots !== null) lines.push(messages.lots(formatCount(lots)));
  if (annualCharges !== null) lines.push(messages.annualCharges(formatPrice(annualCharges, currency)));
  lines.push(procedure ? messages.procedure(procedure) : messages.noProcedure);
  return <Lines lines={lines} />;
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="prose-line flex flex-col gap-1.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function PlaceLines({ place }: { place: ListingView["place"] }) {
  const messages = useWords(listingDetailsWords).place;
  const rows = [
    { label: messages.address, value: place.address },
    { label: messages.district, value: place.quartier },
    { label: messages.commune, value: `${place.communeName} (${place.postalCode})` },
    { label: messages.department, value: place.departmentName },
  ];
  return (
    <>
      <dl className="grid max-w-xl grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {rows.map(({ label, value }) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {place.address === null ? <p className="mt-4 text-ink-soft">{messages.approximate}</p> : null}
      <p className="mt-4 print:hidden">
        <Link to={`/annonces?commune=${place.communeSlug}`}>{messages.exploreCommune(place.communeName)}</Link>
      </p>
    </>
  );
}
