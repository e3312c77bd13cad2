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
  Layers,
  LandPlot,
  type LucideIcon,
  Ruler,
  Scaling,
  ShowerHead,
  Toilet,
} from "lucide-react";
import { listingDetailsWords } from "#app/i18n/fr/listing-details.ts";
import { useWords } from "#app/i18n/words.ts";
import { type FactKey, listingFacts } from "../listing-facts.ts";
import type { ListingView } from "../listing-view.ts";

const icons: Record<FactKey, LucideIcon> = {
  living: Scaling,
  carrez: Ruler,
  land: LandPlot,
  rooms: DoorOpen,
  bedrooms: BedDouble,
  bathrooms: Bath,
  showerRooms: ShowerHead,
  toilets: Toilet,
  floor: Building2,
  floors: Layers,
  year: Calendar,
  kitchen: CookingPot,
  heating: Flame,
  exposure: Compass,
  furnished: Armchair,
  available: CalendarCheck,
};

export function ListingFactsList({ listing }: { listing: ListingView }) {
  const messages = useWords(listingDetailsWords);
  const features = listing.building.features.flatMap((feature) => messages.features[feature] ?? []);
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-5">
        {listingFacts(listing, messages).map(({ key, label, value }) => {
          const Icon = icons[key];
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
      {features.length > 0 ? (
        <div className="mt-7">
          <h3 className="mb-3 font-semibold">{messages.facts.features}</h3>
          <ul className="flex flex-wrap gap-2">
            {features.map((feature) => (
              <li key={feature} className="rounded-full border border-line bg-raised px-3 py-1 text-sm">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
