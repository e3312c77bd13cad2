import { CircleCheck, CircleX, Handshake, type LucideIcon, Undo2, UserX } from "lucide-react";
import { useEffect, useRef } from "react";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatMoment } from "#app/i18n/moments.ts";
import { useWords } from "#app/i18n/words.ts";
import type { RequestStep } from "#app/domain/request.ts";
import type { RequestThread, ThreadEvent } from "../request.ts";
import { toldStep } from "../told-step.ts";
import { authorLabel } from "./author-label.ts";
import { ListingPriceText } from "./listing-price-text.tsx";

/** The messages and steps, oldest first, each with author and time. */
export function ThreadTimeline({ thread, now }: { thread: RequestThread; now: string }) {
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
              <Said event={event} thread={thread} now={now} />
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

const isSaid = ({ step }: ThreadEvent) => step === "demande" || step === "message" || step === "offre";

/** A message or an offer: the reader's own to the right, with another background. */
function Said({ event, thread, now }: EventProps) {
  const isMine = event.author === thread.side;
  return (
    <div className={`flex flex-col ${isMine ? "items-end" : "items-start"}`}>
      <p className="mb-1 px-1 text-sm text-ink-soft">
        <WhoAndWhen event={event} thread={thread} now={now} />
      </p>
      <div
        className={`max-w-[min(38rem,92%)] rounded-card px-4 py-3 ${isMine ? "rounded-tr-sm bg-action-soft" : "rounded-tl-sm border border-line bg-raised"}`}
      >
        {event.amount !== null ? (
          <p className="font-display text-2xl font-semibold">
            <ListingPriceText amount={event.amount} transaction={thread.listing.transaction} />
          </p>
        ) : null}
        {event.body ? <p className="break-words whitespace-pre-line">{event.body}</p> : null}
      </div>
    </div>
  );
}

const marks: Partial<Record<RequestStep, { Icon: LucideIcon; tone: string }>> = {
  negociation: { Icon: Handshake, tone: "bg-ochre-soft text-ochre" },
  fin_negociation: { Icon: Undo2, tone: "bg-sunken text-ink-soft" },
  acceptee: { Icon: CircleCheck, tone: "bg-success-soft text-success" },
  declinee: { Icon: CircleX, tone: "bg-danger-soft text-danger" },
  retiree: { Icon: Undo2, tone: "bg-sunken text-ink-soft" },
  depart: { Icon: UserX, tone: "bg-sunken text-ink-soft" },
};

/** A step of the request. */
function Done({ event, thread, now }: EventProps) {
  const { notices } = useWords(requestWords);
  const mark = marks[event.step];
  const text = event.notice === null ? event.body : notices[event.notice];
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
      {toldStep(words, event, thread.side)} ·{" "}
      <time dateTime={event.createdAt}>{formatMoment(event.createdAt, { now, language })}</time>
    </>
  );
}
