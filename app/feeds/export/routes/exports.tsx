import { data, redirect } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { exportWords } from "#app/i18n/fr/exports.ts";
import { useWords } from "#app/i18n/words.ts";
import { SpaceFrame } from "#app/layout/workspace/space-frame.tsx";
import { platformContext } from "#app/platform/context.ts";
import { siteAddress } from "#app/platform/env.ts";
import { readForm } from "#app/platform/read-form.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { typedIn } from "../../sources/ftp-account.ts";
import { NoOrganisation } from "../../ui/no-organisation.tsx";
import { doneOf, type ExportAnswer, type ExportDone } from "../export-answer.ts";
import { Downloads } from "../ui/downloads.tsx";
import { FtpSection } from "../ui/ftp-section.tsx";
import { KeySection } from "../ui/key-section.tsx";
import { endExportKey, makeExportKey } from "../use-cases/change-export-key.server.ts";
import {
  acceptCertificate,
  removeFtpExport,
  saveFtpExport,
  sendFtpExportNow,
  testFtpExport,
} from "../use-cases/change-ftp-export.server.ts";
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
    done: doneOf(url.searchParams.get("fait")),
    now: platform.clock().toISOString(),
    menuEntry: "/espace",
  };
}

const done = (what: ExportDone) => redirect(`/exports?fait=${what}`);

const answer = (status: number, rest: ExportAnswer) => data<ExportAnswer>(rest, { status });
const refusal = (code: "changed" | "no_organisation" | "too_many", typed: ExportAnswer = {}) =>
  code === "too_many"
    ? answer(429, { problem: "tooMany", ...typed })
    : answer(409, { problem: code === "changed" ? code : "noOrganisation" });

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const sent = await readForm(request);
  const text = (name: string) => String(sent.get(name) ?? "").slice(0, 300);
  const trial = async (tried: ReturnType<typeof testFtpExport>, what: ExportDone) => {
    const outcome = await tried;
    if (outcome.ok) return done(what);
    return outcome.code === "too_many" ? refusal("too_many") : redirect("/exports#ftp");
  };
  const needs = { ...platform, network: createOutsideNetwork({ allowed: platform.env.FEED_HOSTS_ALLOWED ?? [] }) };
  switch (text("intent")) {
    case "make-key": {
      const made = await makeExportKey(platform, { actor, seen: text("seen") });
      if (made.ok) return answer(200, { key: made.key });
      return refusal(made.code);
    }
    case "end-key": {
      const ended = await endExportKey(platform, { actor });
      return ended.ok ? done("cleEnd") : refusal("too_many");
    }
    case "save-ftp": {
      const typed = typedIn(text);
      const saved = await saveFtpExport(platform, { actor, typed });
      if (saved.ok) return trial(testFtpExport(needs, { actor }), "essai");
      const ftp = { ...typed, password: "" };
      if (saved.code !== "invalid") return refusal(saved.code, { ftp });
      return answer(422, { ftp, problems: saved.problems });
    }
    case "accept": {
      const accepted = await acceptCertificate(platform, { actor, fingerprint: text("fingerprint") });
      return accepted.ok ? trial(testFtpExport(needs, { actor }), "essai") : refusal("too_many");
    }
    case "test":
      return trial(testFtpExport(needs, { actor }), "essai");
    case "send":
      return trial(sendFtpExportNow(platform, { actor }), "envoi");
    case "remove-ftp": {
      const removed = await removeFtpExport(platform, { actor });
      return removed.ok ? done("retire") : refusal("too_many");
    }
    default:
      throw data(null, { status: 400 });
  }
}

export default function ExportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(exportWords);
  const { userType, homes, hasOrganisation, key, ftp, folder, site, done: what, now } = loaderData;
  const problem = actionData?.problem;
  return (
    <SpaceFrame userType={userType} title={words.title} intro={`${words.intro(homes)} ${words.leftOut}`}>
      {what && !actionData ? <Alert tone="success">{words.done[what]}</Alert> : null}
      {problem === "tooMany" ? <Alert tone="danger">{words.tooMany}</Alert> : null}
      <Downloads />
      {hasOrganisation ? (
        <>
          <KeySection site={site} state={key} now={now} made={actionData?.key} isChanged={problem === "changed"} />
          <FtpSection state={ftp} folder={folder} now={now} answer={actionData} />
        </>
      ) : (
        <NoOrganisation />
      )}
    </SpaceFrame>
  );
}
