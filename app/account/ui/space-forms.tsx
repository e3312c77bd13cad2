import { useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import type { Account } from "../account.ts";
import { userTypes } from "#app/domain/user-type.ts";
import type { SpaceAnswer, SpaceIntent } from "../space-answer.ts";
import { AccountForm } from "./account-form.tsx";
import { EmailField } from "./email-field.tsx";
import { NamesFields } from "./names-fields.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { SpaceSection } from "./space-section.tsx";
import { UserTypeField } from "./user-type-field.tsx";

/** `answer`: the answer for this form's intent. */
type FormProps = { account: Account; answer: SpaceAnswer | undefined };

export function NamesForm({ account, answer }: FormProps) {
  const { space, fields } = useWords(accountWords);
  return (
    <SpaceSection id="nom" title={space.namesTitle} answer={answer} done={space.namesDone}>
      <AccountForm intent="change-names" answer={answer} labels={fields}>
        <NamesFields
          values={answer?.outcome === "invalid" ? answer.typed : account}
          problems={answer?.problems ?? {}}
        />
        <Submit intent="change-names" label={space.namesSubmit} />
      </AccountForm>
    </SpaceSection>
  );
}

export function EmailForm({ account, answer, hasPassword }: FormProps & { hasPassword: boolean }) {
  const { space, fields } = useWords(accountWords);
  if (!hasPassword) return <WithoutPassword id="adresse" title={space.emailTitle} />;
  return (
    <SpaceSection id="adresse" title={space.emailTitle} note={space.emailNote} answer={answer} done={space.emailSent}>
      <p>
        <span className="block text-sm text-ink-soft">{fields.email}</span>
        <span className="font-medium break-words">{account.email}</span>
      </p>
      <AccountForm
        key={answer?.outcome}
        intent="change-email"
        answer={answer}
        labels={{ email: fields.newEmail, current: fields.currentPassword }}
      >
        <EmailField
          autoComplete="email"
          label={fields.newEmail}
          defaultValue={answer?.outcome === "done" ? "" : answer?.typed.email}
          problem={answer?.problems.email}
        />
        <PasswordField
          label={fields.currentPassword}
          name="current"
          autoComplete="current-password"
          problem={answer?.problems.current}
        />
        <Submit intent="change-email" label={space.emailSubmit} />
      </AccountForm>
    </SpaceSection>
  );
}

export function TypeForm({ answer }: Pick<FormProps, "answer">) {
  const { space, fields } = useWords(accountWords);
  return (
    <SpaceSection id="type" title={space.typeTitle} note={space.typeNote} answer={answer}>
      <AccountForm intent="change-type" answer={answer} labels={fields}>
        <UserTypeField
          types={userTypes.filter((type) => type !== "chercheur")}
          defaultValue={answer?.typed.userType ?? ""}
          problem={answer?.problems.userType}
        />
        <Submit intent="change-type" label={space.typeSubmit} />
      </AccountForm>
    </SpaceSection>
  );
}

export function PasswordForm({ account, answer, hasPassword }: FormProps & { hasPassword: boolean }) {
  const { space, fields } = useWords(accountWords);
  if (!hasPassword) return <WithoutPassword id="mot-de-passe" title={space.passwordTitle} />;
  const labels = { current: fields.currentPassword, password: fields.newPassword, confirmation: fields.confirmation };
  return (
    <SpaceSection
      id="mot-de-passe"
      title={space.passwordTitle}
      note={space.passwordNote}
      answer={answer}
      done={space.passwordDone}
    >
      <AccountForm key={answer?.outcome} intent="change-password" answer={answer} labels={labels}>
        {/* For password managers: the account of the password. */}
        <input type="email" name="username" autoComplete="username" defaultValue={account.email} readOnly hidden />
        <PasswordField
          label={fields.currentPassword}
          name="current"
          autoComplete="current-password"
          problem={answer?.problems.current}
        />
        <NewPasswordFields label={fields.newPassword} problems={answer?.problems} />
        <Submit intent="change-password" label={space.passwordSubmit} />
      </AccountForm>
    </SpaceSection>
  );
}

/** For accounts without a password: the link for a forgotten password proves the holder's identity. */
function WithoutPassword({ id, title }: { id: string; title: string }) {
  const { space } = useWords(accountWords);
  return (
    <SpaceSection id={id} title={title} note={space.noPassword}>
      <ButtonLink to="/mot-de-passe-oublie" variant="secondary" className="self-start">
        {space.choosePassword}
      </ButtonLink>
    </SpaceSection>
  );
}

function Submit({ intent, label }: { intent: SpaceIntent; label: string }) {
  const { formData } = useNavigation();
  return (
    <SubmitButton className="self-start" disabled={formData?.get("intent") === intent}>
      {label}
    </SubmitButton>
  );
}
