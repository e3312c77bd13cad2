import { ChartNoAxesColumn, Handshake, Pencil } from "lucide-react";
import { ownListingWords } from "#app/i18n/fr/listings/own-listing.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass, ButtonLink } from "#app/ui/button.tsx";
import type { ListingView } from "../../listing-view.ts";
import { NewPriceFields } from "../../prices/ui/new-price-fields.tsx";

type OwnListingPanelProps = {
  reference: string;
  /** The listing, where its price may be changed here. */
  priced?: ListingView | null;
};

/** Replaces the contact panel on the advertiser's own listing. */
export default function OwnListingPanel({ reference, priced = null }: OwnListingPanelProps) {
  const words = useWords(ownListingWords);
  return (
    <section aria-labelledby="mon-annonce" className="card p-5 shadow-card print:hidden">
      <h2 id="mon-annonce" className="font-display text-xl font-semibold">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-soft">{words.text}</p>
      <div className="mt-5 flex flex-col gap-3">
        <form method="post" action={`/publications/${reference}/modifier`}>
          <button type="submit" className={buttonClass("primary", "w-full")}>
            <Pencil aria-hidden="true" className="size-5" />
            {words.edit}
          </button>
        </form>
        {priced ? (
          <form method="post" action={`/publications?q=${reference}`}>
            <NewPriceFields listing={priced} price={priced.price.amount} />
          </form>
        ) : null}
        <ButtonLink to={`/suivi?bien=${reference}`} variant="secondary">
          <Handshake aria-hidden="true" className="size-5" />
          {words.requests}
        </ButtonLink>
        <ButtonLink to={`/publications?q=${reference}`} variant="secondary">
          <ChartNoAxesColumn aria-hidden="true" className="size-5" />
          {words.statistics}
        </ButtonLink>
      </div>
    </section>
  );
}
