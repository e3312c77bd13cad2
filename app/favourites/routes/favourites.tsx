import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { data, redirect, useRevalidator } from "react-router";
import { findSession } from "#app/account/session.server.ts";
import { favouriteWords } from "#app/i18n/fr/favourites/favourites.ts";
import { useWords } from "#app/i18n/words.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { isReference } from "#app/browser-storage/favourite-references.ts";
import { readFavourites, readFavouritesOnServer, subscribe } from "#app/browser-storage/favourites-store.ts";
import { isAccountCopy } from "#app/browser-storage/favourites-sync.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { FavouriteList } from "../favourite-list.ts";
import type { FavouriteNotice } from "../favourite-notices.ts";
import { findFavouriteNotices } from "../favourite-notices.repository.server.ts";
import { FavouritesFrame, FavouritesPage } from "../ui/favourites-page.tsx";
import { NoticeSwitches, type SavedNotices } from "../ui/notice-switches.tsx";
import { useFavouriteListings } from "../ui/use-favourite-listings.ts";
import { changeFavouriteNotices } from "../use-cases/change-favourite-notices.server.ts";
import { changeFavourites } from "../use-cases/change-favourites.server.ts";
import { listFavourites } from "../use-cases/list-favourites.server.ts";
import type { Route } from "./+types/favourites";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, metaDescription } = favouriteWords.french;
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: metaDescription,
    canonical: "/favoris",
    noindex: true,
  });
};

/** The account's favourites and their notices; null for a visitor, whose browser stores favourites. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  if (!session) return { kept: null };
  const [list, notices] = await Promise.all([
    listFavourites(platform, session.actor),
    findFavouriteNotices(platform.db, session.actor.account.id),
  ]);
  return { kept: { list, notices } };
}

/** Saves the choice of notices; or removes a favourite, without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  const form = await readForm(request);
  if (session && form.get("intent") === "notices") {
    const isOn = (notice: FavouriteNotice) => form.get(notice) === "oui";
    const notices = { drop: isOn("drop"), negotiation: isOn("negotiation"), gone: isOn("gone") };
    await changeFavouriteNotices(platform, session.actor, notices);
    return data<SavedNotices>({ saved: true });
  }
  const reference = form.get("reference");
  if (session && isReference(reference))
    await changeFavourites(platform, session.actor, { add: [], remove: [reference] });
  return redirect("/favoris");
}

export default function FavouritesRoute({ loaderData: { kept }, actionData }: Route.ComponentProps) {
  const [removed, setRemoved] = useState<string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const onRemoved = (reference: string) => setRemoved((current) => [...current, reference]);
  return (
    <FavouritesFrame>
      {kept ? (
        <AccountFavourites list={without(kept.list, removed)} onRemoved={onRemoved}>
          <NoticeSwitches notices={kept.notices} answer={actionData} />
        </AccountFavourites>
      ) : (
        <BrowserFavourites
          key={attempt}
          removed={removed}
          onRemoved={onRemoved}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      )}
    </FavouritesFrame>
  );
}

type Removing = { onRemoved: (reference: string) => void };

function AccountFavourites({ list, onRemoved, children }: Removing & { list: FavouriteList; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const kept = useSyncExternalStore(subscribe, readFavourites, readFavouritesOnServer);
  const known = [...list.cards, ...list.gone].map(({ reference }) => reference);
  const isCopy = useSyncExternalStore(subscribe, isAccountCopy, () => false);
  // After a login, the visitor's favourites reach the account a moment after this page was loaded.
  const missing = isCopy ? kept.filter((reference) => !known.includes(reference)).join() : "";
  useEffect(() => {
    if (missing !== "") void revalidate();
  }, [missing, revalidate]);
  return (
    <FavouritesPage list={list} keeper="account" onRemoved={onRemoved}>
      {children}
    </FavouritesPage>
  );
}

function BrowserFavourites({ removed, onRemoved, onRetry }: Removing & { removed: string[]; onRetry: () => void }) {
  const words = useWords(favouriteWords);
  const kept = useFavouriteListings();
  return (
    <>
      <noscript>
        <p className="prose-line mt-4 mb-5">
          {words.needsScripts} {words.notices.withAccount}
        </p>
        <ButtonLink to="/connexion?suite=/favoris">{words.logInShort}</ButtonLink>
      </noscript>
      <div className="needs-scripts" aria-live="polite">
        {kept.state === "loading" ? <p className="mt-4 text-ink-soft">{words.loading}</p> : null}
        {kept.state === "failed" ? (
          <div className="mt-4 flex flex-col items-start gap-4">
            <Alert tone="danger">{words.failed}</Alert>
            <Button onClick={onRetry}>{words.retry}</Button>
          </div>
        ) : null}
      </div>
      {kept.state === "ready" ? (
        <FavouritesPage list={without(kept.list, removed)} keeper="browser" onRemoved={onRemoved}>
          <p className="prose-line mt-4 text-ink-soft">{words.notices.withAccount}</p>
        </FavouritesPage>
      ) : null}
    </>
  );
}

function without({ cards, gone }: FavouriteList, removed: string[]): FavouriteList {
  const stays = ({ reference }: { reference: string }) => !removed.includes(reference);
  return { cards: cards.filter(stays), gone: gone.filter(stays) };
}
