import { ArrowLeft } from "lucide-react";
import { data, Form, Link } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { findOwnFeed } from "../report/import-pages.repository.server.ts";
import { EVERYTHING } from "../field-choices.ts";
import { KeptChoices } from "../ui/kept-choices.tsx";
import { keepFields } from "../run/use-cases/keep-fields.server.ts";
import type { Route } from "./+types/kept-fields";
import { askingOrganisation, notFound, requestedId } from "./requested-import.server.ts";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const id = requestedId(params.feed);
  const feed = await findOwnFeed(db, { id, advertiserId: askingOrganisation(context) });
  if (!feed) throw notFound();
  return feed;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const feedId = requestedId(params.feed);
  const names = (await readForm(request)).getAll("garder").map(String);
  const { actor } = context.get(sessionContext);
  const platform = context.get(platformContext);
  const kept = await keepFields(platform, { actor, feedId, names });
  if (!kept.ok) throw notFound();
  return data({ savedAt: platform.clock().toISOString() });
}

export default function KeptFieldsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(feedImportWords);
  const { keep } = words;
  const { agency, keptFields } = loaderData;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <title>{keep.title}</title>
      <header className="flex flex-col gap-2">
        <Link to="/imports" className="inline-flex min-h-11 items-center gap-2 self-start text-action hover:underline">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {words.back}
        </Link>
        <h1 className="heading-1">{keep.title}</h1>
        <p className="text-ink-soft">{words.feeds.agency(agency)}</p>
        <p className="prose-line">{keep.intro}</p>
      </header>
      {actionData ? (
        <Alert tone="success" answer={actionData}>
          {keep.saved}
        </Alert>
      ) : null}
      <Form method="post" className="flex flex-wrap gap-3">
        <SubmitButton name="garder" value={EVERYTHING} variant="secondary">
          {keep.all}
        </SubmitButton>
        <SubmitButton name="garder" value="" variant="secondary">
          {keep.nothing}
        </SubmitButton>
      </Form>
      <Form method="post" className="flex flex-col gap-6">
        <KeptChoices key={actionData?.savedAt} kept={keptFields} />
        <SubmitButton className="self-start">{keep.save}</SubmitButton>
      </Form>
    </div>
  );
}
