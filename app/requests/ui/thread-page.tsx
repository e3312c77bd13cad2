import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { possibleActs } from "../request-acts.ts";
import type { RequestThread } from "../request.ts";
import type { ThreadAnswer } from "../thread-answer.ts";
import { ActRefused } from "./act-refused.tsx";
import { BlockSeeker } from "./block-seeker.tsx";
import { RequestedListing } from "./requested-listing.tsx";
import { StateBadge, TransactionBadge } from "./request-badges.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ThreadActions } from "./thread-actions.tsx";
import { ThreadTimeline } from "./thread-timeline.tsx";

type ThreadPageProps = {
  thread: RequestThread;
  /** ISO instant of the server. */
  now: string;
  answer: ThreadAnswer | null | undefined;
  /** The secret of the link that opened the page; absent for an account. */
  secret?: string;
};

/** One request: listing, thread, and possible acts. */
export function ThreadPage({ thread, now, answer, secret }: ThreadPageProps) {
  const words = useWords(requestWords);
  const { side, listing } = thread;
  const { isOtherGone, isBlocked } = thread;
  const isHidden = listing.stage === "masquee";
  const situation = { status: thread.status, listingStatus: listing.status, isOtherGone, isHidden, isBlocked };
  const acts = possibleActs(side, situation);
  const isOpen = thread.status !== "declinee" && thread.status !== "retiree";
  const waits = isHidden ? words.thread.hidden : isBlocked ? words.block[side] : null;
  const ended = (isOpen ? waits : null) ?? words.thread.ended;
  const other = side === "annonceur" ? thread.seekerName : thread.advertiserName;
  // Resets the forms after each new step.
  const formKey = thread.events.at(-1)?.id;
  return (
    <div className="max-w-6xl">
      {secret === undefined ? (
        <Link
          to={side === "annonceur" ? "/suivi" : "/messages"}
          className="mb-3 -ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-action hover:bg-action-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {side === "annonceur" ? words.thread.backToReceived : words.thread.backToConversations}
        </Link>
      ) : null}
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="heading-2">
          {words.request(thread.number)}{" "}
          <span className="block text-xl text-ink-soft sm:inline sm:text-[length:inherit]">
            {isOtherGone ? words.thread.withGone[side] : words.thread.with(other)}
          </span>
        </h1>
        <p className="flex flex-wrap items-center gap-2">
          <StateBadge state={thread.state} side={side} />
          <TransactionBadge transaction={listing.transaction} />
        </p>
      </header>
      <ActRefused thread={thread} answer={answer} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <aside aria-label={words.thread.about} className="lg:col-start-2 lg:row-start-1">
          <RequestedListing listing={listing} />
        </aside>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ThreadTimeline
            thread={thread}
            now={now}
            acts={acts}
            answer={answer}
            reportQuery={secret ? `&jeton=${encodeURIComponent(secret)}` : ""}
          />
          {acts.includes("message") ? (
            <ReplyForm key={formKey} thread={thread} answer={answer?.act === "message" ? answer : null} />
          ) : (
            <Alert>{isOtherGone ? words.thread.otherGone[side] : ended}</Alert>
          )}
        </div>
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-start-2">
          <ThreadActions key={formKey} thread={thread} acts={acts} answer={answer} />
          {side === "annonceur" ? <BlockSeeker isBlocked={thread.isBlocked} /> : null}
        </div>
      </div>
    </div>
  );
}
