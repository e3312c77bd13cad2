import { listingWords } from "#app/i18n/fr/listings/listings.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { propertyWords } from "#app/i18n/fr/listings/property.ts";
import { sheetWords } from "#app/i18n/fr/listings/sheet.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { QrCode } from "#app/platform/qr-code.server.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import type { Picture } from "#app/domain/picture.ts";
import { listingFacts } from "../../page/listing-facts.ts";
import { rentPriceLines, salePriceLines } from "../../prices/listing-price-lines.ts";
import type { ListingView } from "../../listing-view.ts";
import { shortenText } from "../shorten-text.ts";
import { ListingPriceHeadline } from "../../prices/ui/listing-price.tsx";
import { SheetEnergy } from "./sheet-energy.tsx";
import "./sheet.css";

const MOST_FACTS = 8;
const MOST_COMFORTS = 10;
/** Maximum number of characters of the description; the lines of the price reduce it. */
const DESCRIPTION = { most: 760, perPriceLine: 50 };

type ListingSheetProps = { listing: ListingView; publicAddress: string; code: QrCode; phone: string | null };

/** One page of A4: the main facts, and what the law requires beside a price. Always on white. */
export function ListingSheet({ listing, publicAddress, code, phone }: ListingSheetProps) {
  const messages = useWords(listingDetailsWords);
  const { page } = useWords(listingWords);
  const property = useWords(propertyWords);
  const site = useSite();
  const { place, price } = listing;
  const wording = { messages: messages.price, currency: site.currency };
  const priceLines =
    listing.transaction === "vente"
      ? salePriceLines(price, wording)
      : rentPriceLines(price, listing.attributes.furnished, wording);
  const comforts = listing.comforts.slice(0, MOST_COMFORTS).map((comfort) => messages.comforts[comfort]);
  const description = (
    <p className="min-h-0 overflow-hidden wrap-anywhere">
      {shortenText(listing.description, DESCRIPTION.most - DESCRIPTION.perPriceLine * priceLines.length)}
    </p>
  );
  const energy = <SheetEnergy energy={listing.energy} />;
  // A single sentence is placed after the description, so that it leaves no gap beside the QR code.
  const hasScales = listing.energy.status === "fait" && listing.energy.energyClass !== null;
  return (
    <article className="sheet mx-auto flex flex-col gap-[3.5mm] bg-white p-[10mm] text-[9.5pt] leading-[1.35] text-ink shadow-lifted print:shadow-none">
      <p className="flex items-baseline justify-between border-b-2 border-action pb-[2mm]">
        <span className="font-display text-[20pt] leading-none font-semibold text-action">
          {property.transactions[listing.transaction]}
        </span>
        <span>
          {site.name} · {page.reference(listing.reference)}
        </span>
      </p>
      <SheetPictures photos={listing.photos} />
      <div className="grid grid-cols-[1fr_74mm] gap-[6mm]">
        <div className="min-w-0">
          <h2 className="line-clamp-3 font-display text-[17pt] leading-tight font-semibold wrap-anywhere">
            {listing.title}
          </h2>
          <p className="mt-[1mm] text-[11pt] text-ink-soft">
            {[place.quartier, `${place.communeName} (${place.postalCode})`].filter(Boolean).join(", ")}
          </p>
          <dl className="mt-[3mm] grid grid-cols-[auto_1fr_auto_1fr] gap-x-[3mm] gap-y-[0.8mm]">
            {listingFacts(listing, messages)
              .slice(0, MOST_FACTS)
              .map(({ key, label, value }) => (
                <div key={key} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="min-w-0 font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
          </dl>
          {comforts.length > 0 ? <p className="mt-[2mm] line-clamp-2">{comforts.join(" · ")}</p> : null}
        </div>
        <div className="min-w-0">
          <ListingPriceHeadline listing={listing} />
          <ul className="mt-[1mm] flex flex-col text-[8.5pt] leading-[1.3]">
            {priceLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      {hasScales ? description : null}
      <div
        className={`mt-auto grid shrink-0 grid-cols-[1fr_34mm] gap-[5mm] ${hasScales ? "items-end" : "items-start"}`}
      >
        {hasScales ? (
          energy
        ) : (
          <div className="flex min-w-0 flex-col gap-[3.5mm]">
            {description}
            {energy}
          </div>
        )}
        <SheetCode publicAddress={publicAddress} code={code} />
      </div>
      <SheetFoot listing={listing} phone={phone} />
    </article>
  );
}

/**
 * Two pictures as equal halves; else one large and up to three small. Side by side, or above each other where the page
 * has room.
 */
function SheetPictures({ photos }: { photos: Picture[] }) {
  const [main, ...others] = photos.slice(0, 4);
  if (!main) return null;
  return (
    <div className="sheet-pictures max-h-[155mm] min-h-0 flex-[1_0_76mm]">
      <div data-others={others.length}>
        <ResponsivePicture
          picture={main}
          sizes="210mm"
          priority
          className="size-full min-h-0 rounded-control object-cover"
        />
        {others.map((photo) => (
          <ResponsivePicture
            key={photo.sha256}
            picture={photo}
            sizes={others.length === 1 ? "210mm" : "100mm"}
            priority
            className="size-full min-h-0 rounded-control object-cover"
          />
        ))}
      </div>
    </div>
  );
}

function SheetFoot({ listing, phone }: Pick<ListingSheetProps, "listing" | "phone">) {
  const words = useWords(sheetWords);
  const { roles } = useWords(propertyWords);
  const { risks } = useWords(listingDetailsWords);
  const { name } = useSite();
  const { agent } = listing;
  return (
    <footer className="shrink-0 border-t border-line-strong pt-[2.5mm]">
      <p className="flex items-baseline justify-between gap-[6mm]">
        <span className="min-w-0 truncate">
          <span className="text-[13pt] font-semibold">{agent.name}</span> · {roles[agent.role]}
        </span>
        {phone === null ? null : (
          <span className="shrink-0 text-[13pt] font-semibold tabular-nums">
            {words.phone} {phone}
          </span>
        )}
      </p>
      <p className="mt-[1.5mm] text-[7.5pt] leading-[1.3] text-ink-soft">
        {[words.printedFor(name), ...(listing.isSample ? [words.sample] : [])].join(". ")}
        {". "}
        {risks.before}
        {risks.site}. {words.notice}
      </p>
    </footer>
  );
}

function SheetCode({ publicAddress, code }: Pick<ListingSheetProps, "publicAddress" | "code">) {
  const words = useWords(sheetWords);
  return (
    <p className="flex flex-col items-center text-center text-[8pt] leading-tight">
      <a href={publicAddress} aria-label={words.codeLabel}>
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          aria-hidden="true"
          className="size-[34mm] bg-white text-black print:[print-color-adjust:exact]"
          shapeRendering="crispEdges"
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      </a>
      {words.scan}
    </p>
  );
}
