import { data, Link, redirect } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { feedSourceWords } from "#app/i18n/fr/feeds/feed-sources.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { waitText } from "#app/i18n/wait.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { AccountAnswer } from "../../accounts/account-answer.ts";
import { readAccountForm, readId } from "../../accounts/read-account-form.server.ts";
import { CopyButton } from "../../accounts/ui/copy-button.tsx";
import { NewKey } from "../../accounts/ui/new-key.tsx";
import { NoOrganisation } from "../../accounts/ui/no-organisation.tsx";
import {
  acceptCertificate,
  makeKey,
  removeAccount,
  saveAccount,
} from "../../accounts/use-cases/change-account.server.ts";
import { listOwnSources, sourceAccounts } from "../source-accounts.repository.server.ts";
import { AddSource } from "../ui/add-source.tsx";
import { SourceList } from "../ui/source-list.tsx";
import { testSource } from "../use-cases/test-source.server.ts";
import type { Route } from "./+types/sources";

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
  const form = await readAccountForm(request);
  const { intent, about: id, typed, name, seen, fingerprint, refuse, showKey } = form;
  const needs = { ...platform, network: createOutsideNetwork({ allowed: platform.env.FEED_HOSTS_ALLOWED ?? [] }) };
  async function test(id: number, rest: Partial<AccountAnswer> = {}) {
    const tested = await testSource(needs, { actor, id });
    return tested.ok ? redirect(`${PAGE}?teste=${id}`) : refuse(tested, rest);
  }

  if (intent === "save") {
    const saved = await saveAccount(platform, sourceAccounts, { actor, id, typed });
    return saved.ok ? test(saved.id, { about: saved.id, isSaved: true }) : form.refuseAccount(saved);
  }
  if (intent === "add-key") {
    if (name === "") return refuse({ ok: false, code: "no_name" });
    return showKey(await makeKey(platform, sourceAccounts, { actor, id: null, name, seen }));
  }
  if (id === null) throw data(null, { status: 400 });
  switch (intent) {
    case "test":
      return test(id);
    case "accept": {
      const accepted = await acceptCertificate(platform, sourceAccounts, { actor, id, fingerprint });
      return accepted.ok ? test(id) : refuse(accepted);
    }
    case "replace-key":
      return showKey(await makeKey(platform, sourceAccounts, { actor, id, seen }));
    case "remove": {
      const removed = await removeAccount(platform, sourceAccounts, { actor, id });
      return removed.ok ? redirect(`${PAGE}?retire`) : refuse(removed);
    }
    default:
      throw data(null, { status: 400 });
  }
}

export default function SourcesPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(feedSourceWords);
  const language = useLanguage();
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
          {actionData.wait ? ` ${words.again(waitText(language, actionData.wait))}` : null}
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

/** The terminal command that sends a file with a key. */
const pushCommand = (address: string, key: string): string =>
  [
    `curl --fail-with-body ${address} \\`,
    `  -H "Authorization: Bearer ${key}" \\`,
    `  -H 'Content-Disposition: attachment; filename="agence.zip"' \\`,
    `  -H "Content-Type: application/zip" --data-binary @agence.zip`,
  ].join("\n");
