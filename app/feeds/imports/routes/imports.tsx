import { data, Link, redirect } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { feedSourceWords } from "#app/i18n/fr/feeds/feed-sources.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FeedList } from "../ui/feed-list.tsx";
import { HowItWorks } from "../ui/how-it-works.tsx";
import { ImportList } from "../ui/import-list.tsx";
import { UploadForm } from "../ui/upload-form.tsx";
import { readUploadForm } from "../arrival/upload-form.server.ts";
import { type UploadProblem, uploadStatuses } from "../arrival/upload-refusal.ts";
import { listImports } from "../report/use-cases/list-imports.server.ts";
import { receiveUpload } from "../arrival/use-cases/receive-upload.server.ts";
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

/** Receives the form where no script runs. */
export async function action({ context, request }: Route.ActionArgs) {
  let commune = "";
  const received = await receiveUpload(context.get(platformContext), {
    actor: context.get(sessionContext).actor,
    network: clientAddress(request),
    async read() {
      const form = await readUploadForm(request);
      commune = form?.fields.commune ?? "";
      return form && { ...form, commune };
    },
  });
  if (received.ok) return redirect(`/imports/${received.importId}`, { status: 303 });
  return data<Answer>({ problem: received.code, commune }, { status: uploadStatuses[received.code] });
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
