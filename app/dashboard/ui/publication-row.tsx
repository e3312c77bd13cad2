import { Eye, Heart, ImageOff, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#app/i18n/dates.ts";
import { publicationWords } from "#app/i18n/fr/dashboard/publications.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import type { ListingStatus, Transaction } from "#app/domain/listing.ts";
import { type ListingStage, statusOfStage } from "#app/domain/listing-stage.ts";
import { pictureAddress } from "#app/domain/picture-address.ts";
import { contestHref } from "#app/moderation/contest.ts";
import type { Publication } from "../publications.ts";
import { PriceMenu } from "./price-menu.tsx";
import { PublicationActions } from "./publication-actions.tsx";

const cell = "xl:table-cell xl:px-3 xl:py-3 xl:align-middle";
const row =
  "card relative grid grid-cols-[auto_auto_auto_1fr] items-center gap-x-3 gap-y-2 p-3 " +
  "xl:table-row xl:rounded-none xl:border-0 xl:border-b xl:bg-transparent xl:p-0 xl:hover:bg-raised";
const number = `${cell} flex items-center gap-1.5 text-ink-soft tabular-nums xl:text-right xl:text-ink`;

type PublicationRowProps = {
  listing: Publication;
  hasBulk: boolean;
  /** Whether the person may change the listing's stage. */
  mayMove: boolean;
  /** Whether the price can be changed in the row. */
  hasPriceMenu: boolean;
};

/** One of the organisation's listings: a row of the table, a card on phones. */
export function PublicationRow({ listing, hasBulk, mayMove, hasPriceMenu }: PublicationRowProps) {
  const words = useWords(publicationWords);
  const language = useLanguage();
  const { currency } = useSite();
  const { reference, title, transaction, stage, views, favourites, requests, openRequests } = listing;
  const amount = `${formatPrice(listing.price, currency)}${transaction === "location" ? `\u00A0${words.perMonth}` : ""}`;
  return (
    <tr className={row}>
      {hasBulk ? (
        <td className={`${cell} absolute top-3 right-3 xl:static`}>
          {stage === "masquee" ? null : (
            <label className="flex size-11 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                name="listing"
                value={reference}
                aria-label={words.select(title)}
                className="size-5 accent-action"
              />
            </label>
          )}
        </td>
      ) : null}
      <td className={`${cell} col-span-4 min-w-0`}>
        <div className={`flex items-center gap-3 ${hasBulk ? "pr-12 xl:pr-0" : ""}`}>
          <Thumbnail photo={listing.photo} />
          <div className="min-w-0">
            <p className="leading-snug font-semibold">
              {listing.href ? (
                <Link to={listing.href} className="underline-offset-4 hover:underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </p>
            <p className="text-sm text-ink-soft">
              {words.propertyTypes[listing.propertyType]} · {listing.communeName} ({listing.departmentCode}) ·{" "}
              {words.reference(reference)}
              {listing.agencyReference ? ` · ${words.agencyReference(listing.agencyReference)}` : null}
            </p>
            {stage === "masquee" ? (
              <p className="text-sm">
                {words.hidden}{" "}
                {mayMove && listing.decision !== null ? (
                  <Link to={contestHref({ number: listing.decision })} className="link">
                    {words.reasons}
                  </Link>
                ) : null}
              </p>
            ) : null}
            {listing.href && listing.publishedAt ? (
              <p className="text-sm text-ink-soft">{words.publishedOn(formatDate(listing.publishedAt, language))}</p>
            ) : null}
          </div>
        </div>
      </td>
      <td className={`${cell} col-span-2`}>
        <StageMark stage={stage} transaction={transaction} />
      </td>
      <td className={`${cell} col-span-2 text-right font-semibold whitespace-nowrap tabular-nums`}>
        {hasPriceMenu ? <PriceMenu listing={listing} amount={amount} /> : amount}
      </td>
      <Count Icon={<Eye aria-hidden="true" className="size-4 xl:hidden" />} label={words.columns.views}>
        {formatCount(views, language)}
      </Count>
      <Count Icon={<Heart aria-hidden="true" className="size-4 xl:hidden" />} label={words.columns.favourites}>
        {formatCount(favourites, language)}
      </Count>
      <Count Icon={<MessageSquare aria-hidden="true" className="size-4 xl:hidden" />} label={words.columns.requests}>
        {requests === 0 ? (
          formatCount(0, language)
        ) : (
          <Link to={`/suivi?bien=${reference}`} className="link-line gap-1 whitespace-nowrap">
            {formatCount(requests, language)}
            {openRequests > 0 ? (
              <span className="text-sm max-[22rem]:sr-only">({words.openRequests(openRequests)})</span>
            ) : null}
          </Link>
        )}
      </Count>
      <td className={`${cell} justify-self-end`}>
        <PublicationActions listing={listing} mayMove={mayMove} />
      </td>
    </tr>
  );
}

function Count({ Icon, label, children }: { Icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <td className={number}>
      {Icon}
      <span className="sr-only xl:hidden">{label} :</span>
      {children}
    </td>
  );
}

function Thumbnail({ photo }: { photo: string | null }) {
  const { noPhoto } = useWords(publicationWords);
  const box = "h-14 w-18 shrink-0 rounded-control";
  if (photo)
    return <img src={pictureAddress(photo, 320)} alt="" loading="lazy" className={`${box} bg-sunken object-cover`} />;
  return (
    <span title={noPhoto} className={`${box} flex items-center justify-center bg-sunken text-ink-soft`}>
      <ImageOff aria-hidden="true" className="size-5" />
      <span className="sr-only">{noPhoto}</span>
    </span>
  );
}

const mark = "inline-block rounded-full px-2.5 py-1 text-sm leading-tight font-semibold whitespace-nowrap";
const looks: Record<ListingStatus, string> = {
  brouillon: "bg-sunken text-ink-soft",
  disponible: "bg-success-soft text-success",
  en_negociation: "bg-ochre-soft text-ochre",
  transmis: "bg-accent-soft text-accent",
  retiree: "bg-sunken text-ink-soft",
};

function StageMark({ stage, transaction }: { stage: ListingStage; transaction: Transaction }) {
  const labelOf = useStageLabel();
  return <span className={`${mark} ${looks[statusOfStage[stage]]}`}>{labelOf(stage, transaction)}</span>;
}
