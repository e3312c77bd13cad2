import { useState } from "react";
import { data, Form, Link, redirect } from "react-router";
import { SECOND_FACTOR_PATH, sessionContext } from "#app/account/session.server.ts";
import { AccountCard } from "#app/account/ui/account-card.tsx";
import { PasswordField } from "#app/account/ui/password-field.tsx";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { useWords } from "#app/i18n/words.ts";
import { wantedPage } from "#app/layout/destination.server.ts";
import { withNext } from "#app/layout/destination.ts";
import { pageMeta, siteOf } from "#app/layout/page-meta.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { retrySeconds } from "#app/platform/limits/limits.repository.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { buttonClass, SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { findFactorState } from "../operators.repository.server.ts";
import { CodeField, useProofWords } from "../ui/office-form.tsx";
import type { QrCode } from "#app/platform/qr-code.server.ts";
import { proveFactor, type ProofRefusal } from "../use-cases/prove-factor.server.ts";
import { renewRecoveryCodes } from "../use-cases/renew-recovery-codes.server.ts";
import {
  type FactorKey,
  readRecoveryCodes,
  type SetUpRefusal,
  setUpFactor,
} from "../use-cases/set-up-factor.server.ts";
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
  const platform = context.get(platformContext);
  const { searchParams: query } = url;
  const next = wantedPage(query.get("suite")) ?? "/administration";
  const isReady = (await findFactorState(platform.db, actor.account.id)) === "ready";
  // After a recovery code, the operator sees the number of codes left before continuing.
  if (actor.operator && (!isReady || (query.has("suite") && !query.has("secours")))) throw redirect(next);
  const codesLeft = actor.operator ? (await readRecoveryCodes(platform, actor)).length : null;
  return { isReady, codesLeft, next, isNotSent: query.has("avis") };
}

type Refusal = ProofRefusal | SetUpRefusal;
/** `wait`: seconds until the next attempt. */
type Answer = { refusal?: Refusal; wait?: number; key?: FactorKey; recoveryCodes?: string[] };

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const intent = form.get("intent");
  const refuse = (refusal: Refusal) =>
    data<Answer>({ refusal, wait: retrySeconds() }, { status: refusal === "too_many" ? 429 : 403 });
  if (intent === "begin") {
    const sender = { headers: request.headers, address: clientAddress(request) };
    const password = String(form.get("password") ?? "");
    const enrolmentCode = String(form.get("enrolmentCode") ?? "");
    const begun = await setUpFactor(platform, { actor: session.actor, password, enrolmentCode, ...sender });
    return begun.ok ? data<Answer>({ key: begun.key }) : refuse(begun.code);
  }
  const proven = await proveFactor(platform, { session, code: String(form.get("code") ?? ""), request });
  if (!proven.ok) return refuse(proven.code);
  if (proven.isFirst) return data<Answer>({ recoveryCodes: await readRecoveryCodes(platform, session.actor) });
  if (intent === "codes") return data<Answer>({ recoveryCodes: await renewRecoveryCodes(platform, session) });
  const next = wantedPage(url.searchParams.get("suite")) ?? "/administration";
  throw redirect(proven.isRecovery ? `${withNext(SECOND_FACTOR_PATH, next)}&secours` : next);
}

// The codes must stay on the page: a new loader would redirect.
export const shouldRevalidate = () => false;

export default function SecondFactorPage({
  loaderData: { isReady, codesLeft, next, isNotSent },
  actionData = {} as Answer,
}: Route.ComponentProps) {
  const { secondFactor: words } = useWords(operatorWords);
  const proofWords = useProofWords();
  const { refusal, recoveryCodes } = actionData;
  // A wrong first code keeps the picture: the operator may not have scanned it yet.
  const [key, setKey] = useState(actionData.key);
  if (actionData.key && actionData.key !== key) setKey(actionData.key);
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} next={next} />;
  const problem = refusal && proofWords(refusal, actionData.wait);
  if (codesLeft !== null) return <RenewForm left={codesLeft} next={next} problem={problem} />;
  const begins =
    !isReady && !key && (refusal === undefined || ["wrong_password", "wrong_enrolment", "none"].includes(refusal));
  return (
    <AccountCard title={words.title} intro={isReady ? words.introCode : words.introBegin}>
      {isNotSent && !refusal && !key ? <Alert tone="warning">{words.notSent}</Alert> : null}
      {problem && begins ? <Alert tone="danger">{problem}</Alert> : null}
      {begins ? <BeginForm refusal={refusal} /> : null}
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
            hint={isReady ? words.recoveryHint : undefined}
            error={problem}
          />
          <SubmitButton>{isReady ? words.submit : words.finish}</SubmitButton>
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

function BeginForm({ refusal }: { refusal: Refusal | undefined }) {
  const { secondFactor: words, proofProblems } = useWords(operatorWords);
  return (
    <Form method="post" noValidate className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="begin" />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        hint={words.noPassword}
        problem={refusal === "wrong_password" ? "passwordWrong" : undefined}
      />
      <TextField
        label={words.enrolmentCode}
        hint={words.enrolmentHint}
        name="enrolmentCode"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        error={refusal === "wrong_enrolment" ? proofProblems.wrong_enrolment : undefined}
      />
      <SubmitButton>{words.begin}</SubmitButton>
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
      <EnterLink next={next} label={words.continue} />
    </AccountCard>
  );
}

/** A link that loads a new document: the frame of the back office is not loaded yet. */
const EnterLink = ({ next, label }: { next: string; label: string }) => (
  <a href={next} className={buttonClass()}>
    {label}
  </a>
);

/** The form to renew recovery codes, with the number of codes left, after the factor is proven. */
function RenewForm({ left, next, problem }: { left: number; next: string; problem: string | undefined }) {
  const { secondFactor: words } = useWords(operatorWords);
  return (
    <AccountCard title={words.title} intro={words.ready}>
      <Alert tone={left < 3 ? "warning" : "success"}>{words.recoveryLeft(left)}</Alert>
      <EnterLink next={next} label={words.enter} />
      <h2 className="heading-2">{words.renewTitle}</h2>
      <p>{words.renewIntro}</p>
      <Form method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="codes" />
        <CodeField label={words.codeOrRecovery} error={problem} />
        <SubmitButton variant="secondary">{words.renew}</SubmitButton>
      </Form>
    </AccountCard>
  );
}

/** A QR code, black on white in any theme: cameras need the contrast. */
function QrPicture({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 bg-white text-black">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
