import { data, Link, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { findOperatorRole } from "#app/account/members.repository.server.ts";
import { may, reachOf } from "#app/account/policy.ts";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { formatDate } from "#app/i18n/dates.ts";
import { officeWords } from "#app/i18n/fr/administration/office.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { NotesSection } from "#app/moderation/ui/notes-section.tsx";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { type AccountFile, findAccountFile } from "../files.repository.server.ts";
import { answerFileForm, noteAct, readNotes, whyRequired } from "../file-acts.server.ts";
import { FactList } from "../ui/fact-list.tsx";
import { FileForm } from "../ui/file-form.tsx";
import { FileLinks } from "../ui/file-links.tsx";
import { FileSection } from "../ui/file-section.tsx";
import { eraseForHolder, logOutEverywhere, sendPasswordLink } from "../use-cases/help-account.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/account-file";

export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await findAccountFile(context.get(platformContext).db, params.account);
  if (!file) throw data(null, { status: 404 });
  const { actor } = context.get(sessionContext);
  return {
    file,
    mayHelp: may(actor, "account.help", { isOfTeam: file.operator !== null }),
    mayErase: reachOf(actor, "account.erase") !== null,
    noted: await readNotes(context.get(platformContext), { kind: "account", id: file.id }),
  };
}

export async function action({ context, request, params: { account: accountId } }: Route.ActionArgs) {
  const isGrave = (await findOperatorRole(context.get(platformContext).db, accountId)) !== null;
  const shared = { isGrave, required: whyRequired, field: "whole" };
  return answerFileForm(
    { context, request },
    {
      ...noteAct({ kind: "account", id: accountId }),
      "log-out": {
        ...shared,
        run: (platform, asked) => logOutEverywhere(platform, { ...asked, accountId }),
      },
      link: { ...shared, run: (platform, asked) => sendPasswordLink(platform, { ...asked, accountId }) },
      erase: {
        ...shared,
        isGrave: true,
        async run(platform, asked) {
          const erased = await eraseForHolder(platform, { ...asked, accountId });
          if (erased.ok) throw redirect("/administration/recherche?supprime");
          return erased;
        },
      },
    },
  );
}

export default function AccountFilePage({
  loaderData: { file, mayHelp, mayErase, noted },
  actionData,
}: Route.ComponentProps) {
  const { account: words, shared } = useWords(officeWords);
  const shownAct = {
    answer: actionData,
    refusals: words.refusals,
    isGrave: file.operator !== null,
  };
  return (
    <OfficePage title={file.name} intro={file.email}>
      <FileLinks decision={`compte/${file.id}`} logged={file.id} />
      <FileSection title={shared.facts}>
        <AccountFacts file={file} />
      </FileSection>
      <FileSection title={shared.acts}>
        {mayHelp ? (
          <>
            <FileForm
              intent="link"
              label={words.link}
              submit={words.link}
              hint={words.linkHint}
              done={words.linkDone}
              {...shownAct}
            />
            <FileForm
              intent="log-out"
              label={words.logOut}
              submit={words.logOut}
              done={words.logOutDone}
              {...shownAct}
            />
          </>
        ) : (
          <p>{shared.team}</p>
        )}
        {mayErase ? (
          <FileForm
            intent="erase"
            label={words.erase}
            submit={words.eraseSubmit}
            hint={words.eraseHint}
            done={words.eraseDone}
            {...shownAct}
            isGrave
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
              <Link key={id} to={`/administration/organisations/${id}`} className="link">
                {name}
              </Link>,
            ] as const,
        ),
      ]}
    />
  );
}
