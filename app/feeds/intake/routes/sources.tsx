import { data, Link, redirect } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { feedSourceWords } from "#app/i18n/fr/feed-sources.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { typedIn } from "../../sources/ftp-account.ts";
import { listOwnSources } from "../feed-sources.repository.server.ts";
import type { SourceAnswer } from "../source-answer.ts";
import { AddSource } from "../ui/add-source.tsx";
import { SourceList } from "../ui/source-list.tsx";
import {
  acceptCertificate,
  addPushKey,
  removeSource,
  replacePushKey,
  saveFtpSource,
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

  async function test(id: number) {
    const tested = await testSource(needs, { actor, id });
    return tested.ok ? redirect(`${PAGE}?teste=${id}`) : refuse(tested.code);
  }

  if (intent === "save") {
    const typed = typedIn(text);
    const saved = await saveFtpSource(platform, { actor, id: about, typed });
    if (saved.ok) {
      await testSource(needs, { actor, id: saved.id });
      return redirect(`${PAGE}?teste=${saved.id}`);
    }
    const shown = { typed: { ...typed, password: "" } };
    return "problems" in saved ? answer(422, { problems: saved.problems, ...shown }) : refuse(saved.code, shown);
  }
  if (intent === "add-key") {
    const name = text("name");
    const added = await addPushKey(platform, { actor, name });
    return added.ok ? answer(200, { key: added }) : refuse(added.code, { name });
  }
  if (about === null) return refuse("gone");
  if (intent === "test") return test(about);
  if (intent === "accept") {
    const accepted = await acceptCertificate(platform, { actor, id: about, fingerprint: text("fingerprint") });
    return accepted.ok ? test(about) : refuse(accepted.code);
  }
  if (intent === "replace-key") {
    const replaced = await replacePushKey(platform, { actor, id: about });
    return replaced.ok ? answer(200, { key: replaced }) : refuse(replaced.code);
  }
  if (intent !== "remove") return refuse("gone");
  const removed = await removeSource(platform, { actor, id: about });
  return removed.ok ? redirect(`${PAGE}?retire`) : refuse(removed.code);
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
          {words.refusals[actionData.refusal]}
        </Alert>
      ) : null}
      {isRemoved && !actionData ? <Alert tone="success">{words.removed}</Alert> : null}
      {actionData?.key ? <NewKey shown={actionData.key} address={pushAddress} answer={actionData} /> : null}
      {hasProfile ? (
        <>
          <SourceList sources={sources} tested={actionData ? null : tested} now={now} answer={actionData} />
          <AddSource key={`${sources.length}`} answer={actionData} startsOpen={sources.length === 0} />
        </>
      ) : (
        <Alert tone="info">
          <p>{words.noProfile}</p>
          <ButtonLink to="/espace/profil" variant="secondary" className="mt-2">
            {words.profile}
          </ButtonLink>
        </Alert>
      )}
    </div>
  );
}

type NewKeyProps = { shown: { key: string; name: string }; address: string; answer: SourceAnswer };

function NewKey({ shown: { key, name }, address, answer }: NewKeyProps) {
  const words = useWords(feedSourceWords);
  return (
    <Alert tone="success" answer={answer}>
      <p className="font-semibold">{words.keyMade(name)}</p>
      <p>
        <code className="break-all">{key}</code>
      </p>
      <p className="font-semibold">{words.keyOnce}</p>
      <p className="mt-2">{words.keyUse}</p>
      <p>
        <code className="break-all">POST {address}</code>
      </p>
    </Alert>
  );
}
