import { data, redirect } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { exportWords } from "#app/i18n/fr/feeds/exports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { waitText } from "#app/i18n/wait.ts";
import { useWords } from "#app/i18n/words.ts";
import { SpaceFrame } from "#app/layout/workspace/space-frame.tsx";
import { platformContext } from "#app/platform/context.ts";
import { siteAddress } from "#app/platform/env.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { Refused } from "../../accounts/account-answer.ts";
import { readAccountForm } from "../../accounts/read-account-form.server.ts";
import { NoOrganisation } from "../../accounts/ui/no-organisation.tsx";
import {
  acceptCertificate,
  makeKey,
  removeAccount,
  saveAccount,
} from "../../accounts/use-cases/change-account.server.ts";
import { exportAccounts } from "../export-accounts.server.ts";
import { Downloads } from "../ui/downloads.tsx";
import { FtpSection } from "../ui/ftp-section.tsx";
import { KeySection } from "../ui/key-section.tsx";
import { endExportKey, sendExportNow, testExport } from "../use-cases/change-export.server.ts";
import { showExports } from "../use-cases/show-exports.server.ts";
import type { Route } from "./+types/exports";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  return {
    ...(await showExports(platform.db, advertiserOf(actor))),
    site: siteAddress(platform.env),
    userType: actor.account.userType,
    done: exportsDone.find((one) => one === url.searchParams.get("fait")) ?? null,
    now: platform.clock().toISOString(),
    menuEntry: "/espace",
  };
}

/** Values of `fait` in the address after a redirect: the act that succeeded. */
const exportsDone = ["cleEnd", "essai", "envoi", "retire"] as const;
type ExportDone = (typeof exportsDone)[number];
const done = (what: ExportDone) => redirect(`/exports?fait=${what}`);

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const form = await readAccountForm(request, { no_profile: 409 });
  const { typed, fingerprint, seen, refuse } = form;
  const of = { actor, id: null };
  const needs = { ...platform, network: createOutsideNetwork({ allowed: platform.env.FEED_HOSTS_ALLOWED ?? [] }) };
  /** Refuses only `too_often`: after other refusals, the reloaded page shows what a colleague has changed meanwhile. */
  const unlessTooOften = <Next,>(outcome: { ok: true } | Refused, next: () => Next) =>
    !outcome.ok && outcome.code === "too_often" ? refuse(outcome) : next();
  const test = async () => {
    const tested = await testExport(needs, { actor });
    return unlessTooOften(tested, () => (tested.ok && tested.works ? done("essai") : redirect("/exports#ftp")));
  };
  switch (form.intent) {
    case "make-key":
      return form.showKey(await makeKey(platform, exportAccounts, { ...of, seen }));
    case "end-key":
      return unlessTooOften(await endExportKey(platform, { actor }), () => done("cleEnd"));
    case "save-ftp": {
      const saved = await saveAccount(platform, exportAccounts, { ...of, typed });
      return saved.ok ? test() : form.refuseAccount(saved);
    }
    case "accept":
      return unlessTooOften(await acceptCertificate(platform, exportAccounts, { ...of, fingerprint }), test);
    case "test":
      return test();
    case "send": {
      const sent = await sendExportNow(platform, { actor });
      return unlessTooOften(sent, () => (sent.ok ? done("envoi") : redirect("/exports#ftp")));
    }
    case "remove-ftp":
      return unlessTooOften(await removeAccount(platform, exportAccounts, of), () => done("retire"));
    default:
      throw data(null, { status: 400 });
  }
}

export default function ExportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(exportWords);
  const { userType, homes, hasOrganisation, key, ftp, folder, site, done: what, now } = loaderData;
  const refusal = actionData?.refusal;
  const language = useLanguage();
  return (
    <SpaceFrame userType={userType} title={words.title} intro={`${words.intro(homes)} ${words.leftOut}`}>
      {what && !actionData ? <Alert tone="success">{words.done[what]}</Alert> : null}
      {refusal === "too_often" ? (
        <Alert tone="danger">{words.tooMany(waitText(language, actionData?.wait ?? 60))}</Alert>
      ) : null}
      <Downloads />
      {hasOrganisation ? (
        <>
          <KeySection site={site} state={key} now={now} made={actionData?.key?.key} isChanged={refusal === "changed"} />
          <FtpSection state={ftp} folder={folder} now={now} answer={actionData} />
        </>
      ) : (
        <NoOrganisation />
      )}
    </SpaceFrame>
  );
}
