import { CircleCheck, CircleX, Handshake, KeyRound, type LucideIcon, RotateCcw, Tag, Undo2, UserX } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useStageLabel } from "#app/i18n/stage-label.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RequestStep } from "#app/domain/request.ts";
import { asOffer } from "../offers.ts";
import type { RequestThread, ThreadEvent } from "../request.ts";
import type { ShownThread } from "../thread-answer.ts";
import { stageText, stepText } from "../step-text.ts";
import { authorLabel } from "./author-label.ts";
import { ListingPriceText } from "./listing-price-text.tsx";
import { OfferCard } from "./offer-card.tsx";
import { PriceChange } from "./price-change.tsx";

/** `reportQuery` is the query of the address at which a reader reports a message. */
type TimelineProps = ShownThread & { now: string; reportQuery: string };

/** The messages, offers and steps, oldest first, each with author and time. */
export function ThreadTimeline({ thread, now, acts, answer, reportQuery }: TimelineProps) {
  const { thread: words } = useWords(requestWords);
  const newest = useRef<HTMLLIElement>(null);
  const count = thread.events.length;
  const shown = useRef(count);
  // Focus the step that was just added.
  useEffect(() => {
    if (count > shown.current) newest.current?.focus();
    shown.current = count;
  }, [count]);
  return (
    <section aria-labelledby="echanges">
      <h2 id="echanges" className="sr-only">
        {words.timeline}
      </h2>
      <ol className="flex flex-col gap-4">
        {thread.events.map((event, index) => (
          <li key={event.id} {...(index === count - 1 ? { ref: newest, tabIndex: -1 } : {})}>
            {isSaid(event) ? (
              <Said event={event} thread={thread} now={now} reportQuery={reportQuery}>
                {event.step === "offre" ? (
                  <OfferCard offer={asOffer(event)} thread={thread} acts={acts} answer={answer} />
                ) : null}
              </Said>
            ) : (
              <Done event={event} thread={thread} now={now} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type EventProps = { event: ThreadEvent; thread: RequestThread; now: string };

const isSaid = ({ step, stage }: ThreadEvent) =>
  stage === null && (step === "demande" || step === "message" || step === "offre");

type SaidProps = EventProps & { reportQuery: string; children: ReactNode };

/** A message or an offer; the reader's own messages are to the right, with another background. */
function Said({ event, thread, now, reportQuery, children: card }: SaidProps) {
  const { thread: words } = useWords(requestWords);
  const isMine = event.author === thread.side;
  const size = card ? "w-[min(38rem,100%)] px-3 sm:px-4" : "max-w-[min(38rem,92%)] px-4";
  const look = isMine ? "rounded-tr-sm bg-action-soft" : "rounded-tl-sm border border-line bg-raised";
  return (
    <div className={`flex flex-col ${isMine ? "items-end" : "items-start"}`}>
      <p className="mb-1 px-1 text-sm text-ink-soft">
        <WhoAndWhen event={event} thread={thread} now={now} />
        {isMine ? null : (
          <>
            {" "}
            ·{" "}
            <a
              href={`/signaler?message=${event.id}${reportQuery}`}
              rel="nofollow"
              className="underline underline-offset-4"
            >
              {words.report}
            </a>
          </>
        )}
      </p>
      <div className={`rounded-card py-3 ${size} ${look}`}>
        {event.body ? <p className={`break-words whitespace-pre-line ${card ? "mb-3" : ""}`}>{event.body}</p> : null}
        {card}
      </div>
    </div>
  );
}

const marks: Partial<Record<RequestStep, { Icon: LucideIcon; tone: string }>> = {
  negociation: { Icon: Handshake, tone: "bg-ochre-soft text-ochre" },
  fin_negociation: { Icon: Undo2, tone: "bg-sunken text-ink-soft" },
  offre_acceptee: { Icon: CircleCheck, tone: "bg-success-soft text-success" },
  offre_refusee: { Icon: CircleX, tone: "bg-danger-soft text-danger" },
  acceptee: { Icon: CircleCheck, tone: "bg-success-soft text-success" },
  declinee: { Icon: CircleX, tone: "bg-danger-soft text-danger" },
  retiree: { Icon: Undo2, tone: "bg-sunken text-ink-soft" },
  depart: { Icon: UserX, tone: "bg-sunken text-ink-soft" },
  remise_en_ligne: { Icon: RotateCcw, tone: "bg-ochre-soft text-ochre" },
  prix_modifie: { Icon: Tag, tone: "bg-sunken text-ink-soft" },
};

/** A step of the request. */
function Done({ event, thread, now }: EventProps) {
  const { notices, thread: words } = useWords(requestWords);
  const labelOf = useStageLabel();
  const mark = event.stage === null ? marks[event.step] : { Icon: KeyRound, tone: "bg-ochre-soft text-ochre" };
  const { transaction } = thread.listing;
  const said = event.notice === null ? event.body : notices[event.notice];
  const told = event.stage === null ? said : stageText(words, event.stage, labelOf(event.stage, transaction));
  const text = event.step === "remise_en_ligne" ? words.reopened : told;
  return (
    <div className="flex gap-3 border-y border-line py-3">
      {mark ? (
        <span className={`flex size-9 shrink-0 items-center justify-center rounded-full ${mark.tone}`}>
          <mark.Icon aria-hidden="true" className="size-5" />
        </span>
      ) : null}
      <div className="min-w-0 self-center">
        <p className="text-sm">
          <WhoAndWhen event={event} thread={thread} now={now} />
        </p>
        {event.previousAmount !== null ? (
          <p className="mt-1">
            <PriceChange event={event} transaction={transaction} />
          </p>
        ) : event.amount !== null ? (
          <p className="mt-1 font-display text-xl font-semibold">
            <ListingPriceText amount={event.amount} transaction={transaction} />
          </p>
        ) : null}
        {text ? <p className="mt-1 break-words whitespace-pre-line">{text}</p> : null}
      </div>
    </div>
  );
}

function WhoAndWhen({ event, thread, now }: EventProps) {
  const { thread: words } = useWords(requestWords);
  const language = useLanguage();
  return (
    <>
      <span className="font-semibold text-ink">{authorLabel(words, event, thread)}</span>{" "}
      {stepText(words, event, thread.side)} ·{" "}
      <time dateTime={event.createdAt}>{formatMoment(event.createdAt, { now, language })}</time>
    </>
  );
}
