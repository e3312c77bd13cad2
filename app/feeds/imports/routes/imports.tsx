import { data, Link, redirect } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { feedImportWords } from "#app/i18n/fr/feed-imports.ts";
import { feedSourceWords } from "#app/i18n/fr/feed-sources.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FeedList } from "../ui/feed-list.tsx";
import { HowItWorks } from "../ui/how-it-works.tsx";
import { ImportList } from "../ui/import-list.tsx";
import { UploadForm } from "../ui/upload-form.tsx";
import { readUploadForm } from "../upload-form.server.ts";
import { type UploadProblem, uploadStatuses } from "../upload-refusal.ts";
import { listImports } from "../use-cases/list-imports.server.ts";
import { receiveUpload } from "../use-cases/receive-upload.server.ts";
import type { Route } from "./+types/imports";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const advertiserId = advertiserOf(context.get(sessionContext).actor);
  const before = url.searchParams.get("avant") ?? "";
  const page = await listImports({ db }, { advertiserId, before: /^\d{1,9}$/.test(before) ? Number(before) : null });
  return { ...page, asksCommune: advertiserId === null, now: clock().toISOString() };
}

type Answer = { problem: UploadProblem; commune: string };

/** The form without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readUploadForm(request);
  const commune = form?.fields.commune ?? "";
  const answer = (problem: keyof typeof uploadStatuses) =>
    data<Answer>({ problem, commune }, { status: uploadStatuses[problem] });
  if (!form) return answer("none");
  const { fileName, bytes } = form;
  const { actor } = context.get(sessionContext);
  const received = await receiveUpload(context.get(platformContext), { actor, fileName, commune, bytes });
  return received.ok ? redirect(`/imports/${received.importId}`, { status: 303 }) : answer(received.code);
}

export default function ImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(feedImportWords);
  const sourceWords = useWords(feedSourceWords);
  const { files, undecided, feeds, next, asksCommune, isFirstPage, now } = loaderData;
  const isNew = isFirstPage && files.length === 0 && undecided.length === 0;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8">
      <title>{words.title}</title>
      <header className="flex flex-col gap-2">
        <h1 className="heading-1">{words.title}</h1>
        <p className="prose-line text-ink-soft">
          {feeds.some(({ homes }) => homes > 0) ? words.introLater : words.intro}
        </p>
        <Link to="/imports/sources" className="self-start text-action underline underline-offset-4">
          {sourceWords.link}
        </Link>
        <Link to="/exports" className="self-start text-action underline underline-offset-4">
          {sourceWords.exports}
        </Link>
      </header>
      {undecided.length > 0 ? <ImportList title={words.undecided} files={undecided} now={now} /> : null}
      <UploadForm asksCommune={asksCommune} commune={actionData?.commune ?? ""} problem={actionData?.problem ?? null} />
      <HowItWorks isOpen={isNew} />
      {feeds.length > 0 ? <FeedList feeds={feeds} /> : null}
      {isFirstPage && files.length === 0 ? null : <ImportList title={words.list} files={files} now={now} />}
      {next === null ? null : (
        <ButtonLink to={`/imports?avant=${next}`} variant="secondary" className="self-start">
          {words.older}
        </ButtonLink>
      )}
    </div>
  );
}
