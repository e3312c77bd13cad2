import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Form, Link } from "react-router";
import { favouriteWords } from "#app/i18n/fr/favourites/favourites.ts";
import { useWords } from "#app/i18n/words.ts";
import { MOST_FAVOURITES } from "#app/browser-storage/favourite-references.ts";
import { readFavourites, readFavouritesOnServer, subscribe } from "#app/browser-storage/favourites-store.ts";
import { toggleFavourite } from "#app/browser-storage/favourites-sync.ts";
import { ListingGrid } from "#app/listings/cards/ui/listing-grid.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { armchair } from "#app/ui/scenes/armchair.ts";
import type { FavouriteList, GoneFavourite } from "../favourite-list.ts";

type FavouritesPageProps = {
  list: FavouriteList;
  keeper: "account" | "browser";
  onRemoved: (reference: string) => void;
  /** The choice of notices, or the sentence that only accounts get them. */
  children: ReactNode;
};

/** Favourites as cards; below, the names of listings that are gone. */
export function FavouritesPage({ list: { cards, gone }, keeper, onRemoved, children }: FavouritesPageProps) {
  const words = useWords(favouriteWords);
  const total = cards.length + gone.length;
  const takenOut = useRemovedFavourites();
  const outCount = cards.filter(({ reference }) => takenOut.includes(reference)).length;
  if (total === 0)
    return (
      <>
        <NoFavourites />
        {children}
      </>
    );
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {words.count(total - outCount)}. {keeper === "account" ? words.inAccount : words.inBrowser}{" "}
        {keeper === "browser" ? (
          <Link to="/connexion?suite=/favoris" className="link-line">
            {words.logIn}
          </Link>
        ) : null}
      </p>
      <p role="status" className="mt-2 font-medium">
        {outCount > 0 ? words.takenOut(outCount) : ""}
      </p>
      {children}
      {total >= MOST_FAVOURITES ? (
        <div className="mt-4">
          <Alert tone="warning">{words.full(MOST_FAVOURITES)}</Alert>
        </div>
      ) : null}
      {cards.length > 0 ? (
        <div className="mt-8">
          <h2 className="sr-only">{words.onShowTitle}</h2>
          <ListingGrid cards={cards} />
        </div>
      ) : null}
      {keeper === "account" && cards.length > 0 ? (
        <noscript>
          <RemoveList entries={cards} onRemoved={onRemoved} />
        </noscript>
      ) : null}
      {gone.length > 0 ? <GoneFavourites gone={gone} onRemoved={onRemoved} /> : null}
    </>
  );
}

export function FavouritesFrame({ children }: { children: ReactNode }) {
  const words = useWords(favouriteWords);
  return (
    <div className="page py-10 md:py-14">
      <h1 className="heading-1">{words.title}</h1>
      {children}
    </div>
  );
}

function NoFavourites() {
  const words = useWords(favouriteWords);
  return (
    <div className="mt-8 max-w-5xl">
      <EmptyState scene={armchair} title={words.emptyTitle}>
        <p className="text-lg text-ink-soft">{words.emptyText}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/Rechercher">{words.search}</ButtonLink>
          <ButtonLink to="/annonces" variant="secondary">
            {words.listings}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}

function GoneFavourites({ gone, onRemoved }: { gone: GoneFavourite[]; onRemoved: (reference: string) => void }) {
  const words = useWords(favouriteWords);
  return (
    <section aria-labelledby="plus-en-ligne" className="mt-12 border-t border-line pt-8">
      <h2 id="plus-en-ligne" className="heading-2 mb-4">
        {words.goneTitle}
      </h2>
      <RemoveList
        entries={gone.map(({ reference, title, href }) => ({
          reference,
          href,
          title: title ?? reference,
          text: title ? words.gone(title) : words.goneUnknown(reference),
        }))}
        onRemoved={onRemoved}
      />
    </section>
  );
}

/** `href`: a page with similar homes. */
type Entry = { reference: string; title: string; text?: string; href?: string | null };

/** Favourites with a remove button, which works at once with scripts, by the page's form without. */
function RemoveList({ entries, onRemoved }: { entries: Entry[]; onRemoved: (reference: string) => void }) {
  const words = useWords(favouriteWords);
  return (
    <ul className="flex flex-col gap-2">
      {entries.map(({ reference, title, text, href }) => (
        <li key={reference} className="card flex flex-wrap items-center justify-between gap-3 px-4 py-2">
          <span className="min-w-0 grow">{text ?? title}</span>
          {href ? (
            <ButtonLink to={href} variant="quiet" aria-label={words.similarNamed(title)}>
              {words.similar}
            </ButtonLink>
          ) : null}
          <Form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              toggleFavourite(reference);
              onRemoved(reference);
            }}
          >
            <input type="hidden" name="reference" value={reference} />
            <SubmitButton variant="secondary" aria-label={words.removeNamed(title)}>
              {words.remove}
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** Favourites removed since the page was opened: their cards stay, so that a mistake can be undone. */
function useRemovedFavourites(): string[] {
  const kept = useSyncExternalStore(subscribe, readFavourites, readFavouritesOnServer);
  const [known, setKnown] = useState(kept);
  const added = kept.filter((reference) => !known.includes(reference));
  if (added.length > 0) setKnown([...known, ...added]);
  return known.filter((reference) => !kept.includes(reference));
}
