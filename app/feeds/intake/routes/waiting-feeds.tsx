import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { feedOfficeWords } from "#app/i18n/fr/feeds/feed-office.ts";
import { useWords } from "#app/i18n/words.ts";
import { typedOf } from "#app/operators/office-answer.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { WaitingFeedCard } from "../ui/waiting-feed-card.tsx";
import { attributeFeed, dismissFeed } from "../use-cases/attribute-feed.server.ts";
import { type AttributionAnswer, WAITING_PER_PAGE } from "../waiting-feed.ts";
import { findTargets, listBrokenFolders, listWaitingFeeds } from "../waiting-feeds.repository.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/waiting-feeds";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const after = url.searchParams.get("apres") ?? "";
  const found = await listWaitingFeeds(db, /^\d{1,9}$/.test(after) ? Number(after) : 0);
  return {
    feeds: found.slice(0, WAITING_PER_PAGE),
    hasMore: found.length > WAITING_PER_PAGE,
    broken: await listBrokenFolders(db),
    now: clock().toISOString(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 500);
  const intent = text("intent");
  const answer = (status: number, rest: Partial<AttributionAnswer> = {}) =>
    data<AttributionAnswer>({ intent, problems: {}, typed: typedOf(form), ...rest }, { status });
  const feedId = /^\d{1,9}$/.test(text("about")) ? Number(text("about")) : null;
  if (intent === "dismiss" && feedId !== null) {
    const dismissed = await dismissFeed(platform, { actor, feedId, importId: Number(text("file")), why: text("why") });
    if (dismissed.ok) return answer(200, { isDismissed: true });
    return answer(dismissed.code === "no_reason" ? 400 : 409, { problems: { why: dismissed.code } });
  }
  if (intent !== "attribute" || feedId === null) return answer(400, { problems: { target: "unknown" } });
  const found = await findTargets(platform.db, text("target"));
  if (found.length === 0) return answer(400, { problems: { target: "unknown" } });
  if (text("why").trim() === "") return answer(400, { problems: { why: "no_reason" } });
  // The operator confirms exactly the organisation shown: a wrong one would see another agency's homes.
  const target = found.find(({ id }) => String(id) === text("seen"));
  if (!target) return answer(200, { found });
  const done = await attributeFeed(platform, { actor, feedId, targetId: target.id, why: text("why") });
  return done.ok ? answer(200, { doneFor: target.name }) : answer(409, { problems: { [done.field]: done.code } });
}

export default function WaitingFeedsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(feedOfficeWords);
  const { feeds, hasMore, broken, now } = loaderData;
  const isShown = feeds.some(({ feedId }) => String(feedId) === actionData?.typed.about);
  const refusal = isShown ? undefined : Object.values(actionData?.problems ?? {})[0];
  return (
    <OfficePage title={words.title} intro={words.intro}>
      {actionData?.doneFor ? (
        <Alert tone="success" answer={actionData}>
          {words.done(actionData.doneFor)}
        </Alert>
      ) : null}
      {actionData?.isDismissed ? (
        <Alert tone="success" answer={actionData}>
          {words.dismissed}
        </Alert>
      ) : null}
      {refusal ? (
        <Alert tone="danger" answer={actionData}>
          {words.problems[refusal]}
        </Alert>
      ) : null}
      {feeds.length === 0 ? <p>{words.none}</p> : null}
      <ul className="flex flex-col gap-4">
        {feeds.map((feed) => (
          <li key={feed.importId} className="rounded-card border border-line bg-raised p-4">
            <WaitingFeedCard feed={feed} now={now} answer={actionData} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <ButtonLink
          to={`/administration/flux?apres=${feeds.at(-1)!.importId}`}
          variant="secondary"
          className="self-start"
        >
          {words.more}
        </ButtonLink>
      ) : null}
      {broken.length > 0 ? (
        <section>
          <h2 className="heading-2 mb-3">{words.folders}</h2>
          <ul className="flex flex-col gap-2">
            {broken.map(({ folder, problem }) => (
              <li key={folder}>
                <strong className="wrap-anywhere">{words.folderProblem(folder)}</strong> :{" "}
                {words.folderProblems[problem === "no_folder" || problem === "no_permission" ? problem : "other"]}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </OfficePage>
  );
}
