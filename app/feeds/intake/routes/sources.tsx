import { data, Link, redirect } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { feedSourceWords } from "#app/i18n/fr/feed-sources.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { typedIn } from "../../sources/ftp-account.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { NewKey } from "../../ui/new-key.tsx";
import { NoOrganisation } from "../../ui/no-organisation.tsx";
import { listOwnSources } from "../feed-sources.repository.server.ts";
import { pushCommand } from "../push-command.ts";
import type { SourceAnswer } from "../source-answer.ts";
import { AddSource } from "../ui/add-source.tsx";
import { SourceList } from "../ui/source-list.tsx";
import {
  acceptCertificate,
  addPushKey,
  removeSource,
  replacePushKey,
  saveFtpSource,
  type ShownKey,
  type SourceRefusal,
  testSource,
} from "../use-cases/change-sources.server.ts";
import type { Route } from "./+types/sources";

const LONGEST_READ = 1_000;
const PAGE = "/imports/sources";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock, env } = context.get(platformContext);
  const advertiserId = advertiserOf(context.get(sessionContext).actor);
  return {
    hasProfile: advertiserId !== null,
    sources: advertiserId === null ? [] : await listOwnSources(db, advertiserId),
    tested: readId(url.searchParams.get("teste")),
    isRemoved: url.searchParams.has("retire"),
    now: clock().toISOString(),
    pushAddress: new URL("/api/imports", env.SITE_URL ?? url.origin).href,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, LONGEST_READ);
  const intent = text("intent");
  const about = readId(text("about"));
  const answer = (status: number, rest: Partial<SourceAnswer>) =>
    data<SourceAnswer>({ intent, about, ...rest }, { status });
  const refuse = (refusal: SourceRefusal, rest: Partial<SourceAnswer> = {}) =>
    answer(statuses[refusal] ?? 422, { refusal, ...rest });
  const needs = { ...platform, network: createOutsideNetwork({ allowed: platform.env.FEED_HOSTS_ALLOWED ?? [] }) };
  const showKey = (made: ShownKey) =>
    made.ok ? answer(200, { key: made }) : refuse(made.code, { name: text("name") });
  async function test(id: number, rest: Partial<SourceAnswer> = {}) {
    const tested = await testSource(needs, { actor, id });
    return tested.ok ? redirect(`${PAGE}?teste=${id}`) : refuse(tested.code, rest);
  }

  if (intent === "save") {
    const typed = typedIn(text);
    const saved = await saveFtpSource(platform, { actor, id: about, typed });
    if (saved.ok) return test(saved.id, { about: saved.id, isSaved: true });
    const shown = { typed: { ...typed, password: "" } };
    return "problems" in saved ? answer(422, { problems: saved.problems, ...shown }) : refuse(saved.code, shown);
  }
  if (intent === "add-key") return showKey(await addPushKey(platform, { actor, name: text("name") }));
  if (about === null) throw data(null, { status: 400 });
  switch (intent) {
    case "test":
      return test(about);
    case "accept": {
      const accepted = await acceptCertificate(platform, { actor, id: about, fingerprint: text("fingerprint") });
      return accepted.ok ? test(about) : refuse(accepted.code);
    }
    case "replace-key":
      return showKey(await replacePushKey(platform, { actor, id: about, seen: text("seen") }));
    case "remove": {
      const removed = await removeSource(platform, { actor, id: about });
      return removed.ok ? redirect(`${PAGE}?retire`) : refuse(removed.code);
    }
    default:
      throw data(null, { status: 400 });
  }
}

const statuses: Partial<Record<SourceRefusal, number>> = { gone: 409, changed: 409, too_often: 429 };

const readId = (text: string | null): number | null => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null);

export default function SourcesPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(feedSourceWords);
  const { hasProfile, sources, tested, isRemoved, now, pushAddress } = loaderData;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <title>{words.title}</title>
      <div>
        <Link to="/imports" className="text-action underline underline-offset-4">
          {words.back}
        </Link>
        <h1 className="heading-1 mt-2">{words.title}</h1>
        <p className="prose-line mt-3 text-ink-soft">{words.intro}</p>
      </div>
      {actionData?.refusal ? (
        <Alert tone="danger" answer={actionData}>
          {actionData.isSaved ? `${words.saved} ` : null}
          {words.refusals[actionData.refusal]}
        </Alert>
      ) : null}
      {isRemoved && !actionData ? <Alert tone="success">{words.removed}</Alert> : null}
      {actionData?.key ? (
        <NewKey name={actionData.key.name} value={actionData.key.key} answer={actionData}>
          <p>{words.keyUse}</p>
          <pre className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">
            <code>{pushCommand(pushAddress, actionData.key.key)}</code>
          </pre>
          <CopyButton what="command" text={pushCommand(pushAddress, actionData.key.key)} />
        </NewKey>
      ) : null}
      {hasProfile ? (
        <>
          <SourceList sources={sources} tested={actionData ? null : tested} now={now} answer={actionData} />
          <AddSource key={`${sources.length}`} answer={actionData} startsOpen={sources.length === 0} />
        </>
      ) : (
        <NoOrganisation />
      )}
    </div>
  );
}
