import {
  Armchair,
  Bath,
  BedDouble,
  Building2,
  Calendar,
  CalendarCheck,
  Compass,
  CookingPot,
  DoorOpen,
  Flame,
  House,
  Layers,
  LandPlot,
  type LucideIcon,
  Ruler,
  Scaling,
  ShowerHead,
  Toilet,
} from "lucide-react";
import type { AttributeKey } from "#app/domain/listing-attributes.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { useWords } from "#app/i18n/words.ts";
import { listingFacts } from "../listing-facts.ts";
import type { ListingView } from "../../listing-view.ts";

/** Attributes without an icon of their own show a house. */
const icons: Partial<Record<AttributeKey, LucideIcon>> = {
  livingArea: Scaling,
  carrezArea: Ruler,
  landArea: LandPlot,
  rooms: DoorOpen,
  bedrooms: BedDouble,
  bathrooms: Bath,
  showerRooms: ShowerHead,
  toilets: Toilet,
  floor: Building2,
  floorCount: Layers,
  yearBuilt: Calendar,
  hasKitchen: CookingPot,
  heating: Flame,
  exposure: Compass,
  furnished: Armchair,
  availableFrom: CalendarCheck,
};

export function ListingFactsList({ listing }: { listing: ListingView }) {
  const messages = useWords(listingDetailsWords);
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-5">
        {listingFacts(listing, messages).map(({ key, label, value }) => {
          const Icon = icons[key] ?? House;
          return (
            <div key={key} className="relative min-w-0 pl-8">
              <dt className="text-sm text-ink-soft">
                <Icon aria-hidden="true" className="absolute top-1 left-0 size-5 text-action" />
                {label}
              </dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          );
        })}
      </dl>
      {listing.comforts.length > 0 ? (
        <div className="mt-7">
          <h3 className="mb-3 font-semibold">{messages.comfortsTitle}</h3>
          <ul className="flex flex-wrap gap-2">
            {listing.comforts.map((comfort) => (
              <li key={comfort} className="rounded-full border border-line bg-raised px-3 py-1 text-sm">
                {messages.comforts[comfort]}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
