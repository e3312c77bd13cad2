import { data, Link, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { accountWords } from "#app/i18n/fr/account.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { officeWords } from "#app/i18n/fr/office.ts";
import { operatorWords } from "#app/i18n/fr/operators.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { NotesSection } from "#app/moderation/ui/notes-section.tsx";
import { type OfficeAnswer, typedOf } from "#app/operators/office-answer.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { refuseUnproven } from "#app/operators/use-cases/prove-factor.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/read-form.ts";
import { type AccountFile, findAccountFile } from "../files.repository.server.ts";
import { answerNote, readNotes } from "../file-notes.server.ts";
import { FactList } from "../ui/fact-list.tsx";
import { FileForm } from "../ui/file-form.tsx";
import { FileLinks } from "../ui/file-links.tsx";
import { FileSection } from "../ui/file-section.tsx";
import {
  eraseForHolder,
  type HelpRefusal,
  logOutEverywhere,
  sendPasswordLink,
} from "../use-cases/help-account.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/account-file";

export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await findAccountFile(context.get(platformContext).db, params.account);
  if (!file) throw data(null, { status: 404 });
  return {
    file,
    mayErase: context.get(sessionContext).actor.operator === "operator",
    noted: await readNotes(context.get(platformContext), { kind: "account", id: file.id }),
  };
}

type Answer = OfficeAnswer<HelpRefusal>;
const acts = { "log-out": logOutEverywhere, link: sendPasswordLink, erase: eraseForHolder };

export async function action({ context, request, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const noted = await answerNote(platform, {
    actor: session.actor,
    on: { kind: "account", id: params.account },
    form,
  });
  if (noted) return noted;
  const intent = String(form.get("intent") ?? "");
  const answer = (status: number, rest: Partial<Answer> = {}) =>
    data<Answer>({ intent, problems: {}, typed: typedOf(form), ...rest }, { status });
  if (intent !== "log-out" && intent !== "link" && intent !== "erase") throw data(null, { status: 400 });
  const why = String(form.get("why") ?? "").slice(0, 500);
  if (why.trim() === "") return answer(400, { problems: { why: "no_reason" } });
  if (intent === "erase") {
    const codeProblem = await refuseUnproven(platform, { session, request, form });
    if (codeProblem) return answer(403, { codeProblem });
  }
  const done = await acts[intent](platform, { actor: session.actor, accountId: params.account, why });
  if (!done.ok && done.code === "unknown") throw data(null, { status: 404 });
  if (!done.ok) return answer(409, { problems: { [done.code === "no_reason" ? "why" : "whole"]: done.code } });
  if (intent === "erase") throw redirect("/administration/recherche?supprime");
  return answer(200);
}

export default function AccountFilePage({ loaderData: { file, mayErase, noted }, actionData }: Route.ComponentProps) {
  const { account: words, shared } = useWords(officeWords);
  const shownAct = { answer: actionData, problems: { ...words.refusals, no_reason: shared.whyNeeded } };
  return (
    <OfficePage title={file.name} intro={file.email}>
      <FileLinks decision={`compte/${file.id}`} logged={file.id} />
      <FileSection title={shared.facts}>
        <AccountFacts file={file} />
      </FileSection>
      <FileSection title={shared.acts}>
        <FileForm
          intent="link"
          label={words.link}
          submit={words.link}
          hint={words.linkHint}
          done={words.linkDone}
          {...shownAct}
        />
        <FileForm intent="log-out" label={words.logOut} submit={words.logOut} done={words.logOutDone} {...shownAct} />
        {mayErase ? (
          <FileForm
            intent="erase"
            label={words.erase}
            submit={words.eraseSubmit}
            hint={words.eraseHint}
            done={words.eraseDone}
            isGrave
            {...shownAct}
          />
        ) : null}
      </FileSection>
      <NotesSection {...noted} answer={actionData} />
    </OfficePage>
  );
}

function AccountFacts({ file }: { file: AccountFile }) {
  const { account: words, shared } = useWords(officeWords);
  const { userTypeNames } = useWords(accountWords);
  const { roles } = useWords(operatorWords);
  const language = useLanguage();
  const logins = file.logins.map((login) => (login === "credential" ? words.password : login));
  const standing = file.standing && [
    shared.standings[file.standing],
    ...(file.standingSince ? [shared.since(formatDate(file.standingSince, language))] : []),
  ];
  return (
    <FactList
      facts={[
        [words.email, `${file.email} (${file.isConfirmed ? words.confirmed : words.unconfirmed})`],
        [words.type, userTypeNames[file.userType]],
        [words.created, formatDate(file.createdAt, language)],
        [words.logins, logins.length > 0 ? logins.join(", ") : words.noLogin],
        [words.sessions, String(file.sessions)],
        ...(file.operator ? [[words.role, roles[file.operator]] as const] : []),
        ...(standing ? [[words.standing, standing.join(" ")] as const] : []),
        [words.requests, shared.upTo(file.requests)],
        [words.drafts, shared.upTo(file.drafts)],
        [words.alerts, shared.upTo(file.alerts)],
        ...file.organisations.map(
          ({ id, name }) =>
            [
              words.organisations,
              <Link
                key={id}
                to={`/administration/organisations/${id}`}
                className="text-action underline underline-offset-4"
              >
                {name}
              </Link>,
            ] as const,
        ),
      ]}
    />
  );
}
