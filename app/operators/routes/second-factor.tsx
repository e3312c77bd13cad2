import { useState } from "react";
import { data, Form, Link, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { AccountCard } from "#app/account/ui/account-card.tsx";
import { PasswordField } from "#app/account/ui/password-field.tsx";
import { operatorWords } from "#app/i18n/fr/operators.ts";
import { useWords } from "#app/i18n/words.ts";
import { wantedPage } from "#app/layout/destination.server.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { operatorCookie } from "#app/platform/security/session-cookies.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { findFactorState } from "../operators.repository.server.ts";
import { CodeField } from "../ui/office-form.tsx";
import { QrPicture } from "../ui/qr-picture.tsx";
import { proveFactor, type ProofRefusal } from "../use-cases/prove-factor.server.ts";
import { type FactorKey, readRecoveryCodes, setUpFactor } from "../use-cases/set-up-factor.server.ts";
import type { Route } from "./+types/second-factor";

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, introCode } = operatorWords.french.secondFactor;
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${title} | ${site?.name ?? ""}`,
    description: introCode,
    canonical: "/administration/second-facteur",
    noindex: true,
  });
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const next = wantedPage(url.searchParams.get("suite")) ?? "/administration";
  if (actor.operator) throw redirect(next);
  const state = await findFactorState(context.get(platformContext).db, actor.account.id);
  return { isReady: state === "ready", next, isNotSent: url.searchParams.has("avis") };
}

type Refusal = ProofRefusal | "wrong_password" | "done_already";
type Answer = { refusal?: Refusal; key?: FactorKey; recoveryCodes?: string[] };

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const sender = { headers: request.headers, address: clientAddress(request) };
  if (form.get("intent") === "begin") {
    const password = String(form.get("password") ?? "");
    const begun = await setUpFactor(platform, { actor: session.actor, password, ...sender });
    return begun.ok ? data<Answer>({ key: begun.key }) : data<Answer>({ refusal: begun.code }, { status: 403 });
  }
  const proven = await proveFactor(platform, { session, code: String(form.get("code") ?? ""), ...sender });
  if (!proven.ok) return data<Answer>({ refusal: proven.code }, { status: proven.code === "too_many" ? 429 : 403 });
  const headers = { "Set-Cookie": operatorCookie(request) };
  if (proven.isFirst)
    return data<Answer>({ recoveryCodes: await readRecoveryCodes(platform, session.actor) }, { headers });
  throw redirect(wantedPage(url.searchParams.get("suite")) ?? "/administration", { headers });
}

// The codes stay on the page: a new loader would lead on.
export const shouldRevalidate = () => false;

export default function SecondFactorPage({
  loaderData: { isReady, next, isNotSent },
  actionData = {} as Answer,
}: Route.ComponentProps) {
  const { secondFactor: words, proofProblems } = useWords(operatorWords);
  const { refusal, recoveryCodes } = actionData;
  // A wrong first code leaves the picture in view: it may not have been scanned yet.
  const [key, setKey] = useState(actionData.key);
  if (actionData.key && actionData.key !== key) setKey(actionData.key);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} next={next} />;
  const begins = !isReady && !key && (refusal === undefined || ["wrong_password", "none"].includes(refusal));
  const problem = refusal && proofProblems[refusal];
  return (
    <AccountCard title={words.title} intro={isReady ? words.introCode : words.introBegin}>
      {isNotSent && !refusal && !key ? <Alert tone="warning">{words.notSent}</Alert> : null}
      {problem && begins ? <Alert tone="danger">{problem}</Alert> : null}
      {begins ? <BeginForm isRefused={refusal === "wrong_password"} /> : null}
      {key ? (
        <div className="flex flex-col gap-3">
          <p>{words.scan}</p>
          <QrPicture code={key.qr} label={words.qr} />
          <p className="font-mono break-words select-all">{key.key}</p>
          <p>{words.confirm}</p>
        </div>
      ) : null}
      {begins ? null : (
        <Form method="post" noValidate className="flex flex-col gap-4">
          <CodeField
            label={isReady ? words.codeOrRecovery : words.code}
            {...(isReady ? { hint: words.recoveryHint } : {})}
            {...(problem ? { error: problem } : {})}
          />
          <Button type="submit">{isReady ? words.submit : words.finish}</Button>
        </Form>
      )}
      {!begins && !isReady && !key ? (
        <Link to="." reloadDocument className="inline-flex min-h-11 items-center text-action underline">
          {words.again}
        </Link>
      ) : null}
    </AccountCard>
  );
}

function BeginForm({ isRefused }: { isRefused: boolean }) {
  const { secondFactor: words } = useWords(operatorWords);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="begin" />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        hint={words.noPassword}
        problem={isRefused ? "passwordWrong" : undefined}
      />
      <Button type="submit">{words.begin}</Button>
    </Form>
  );
}

function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  const { secondFactor: words } = useWords(operatorWords);
  return (
    <AccountCard title={words.recoveryTitle} intro={words.recoveryIntro}>
      <Alert tone="success">{words.ready}</Alert>
      <ul className="grid grid-cols-2 gap-2 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {/* A new document: the frame of the back office has not been loaded yet. */}
      <a
        href={next}
        className="inline-flex min-h-11 items-center justify-center rounded-control bg-action px-5 py-2 font-semibold text-on-action no-underline hover:bg-action-strong"
      >
        {words.continue}
      </a>
    </AccountCard>
  );
}
