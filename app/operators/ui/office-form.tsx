import { createContext, type ReactNode, use } from "react";
import { Form, useLocation } from "react-router";
import { useKeptForm } from "#app/browser-storage/use-kept-form.ts";
import { operatorWords } from "#app/i18n/fr/operators/operators.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { waitText } from "#app/i18n/wait.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { isDone, type OfficeAnswer } from "../office-answer.ts";

/** The data of the back office's frame for its forms. */
type OfficeState = {
  /** Whether a grave act would require a code of the second factor. */
  asksCode: boolean;
  /** The fields of a form of this page that a login interrupted, in a browser without scripts. */
  unsent: Record<string, string>;
};
export const OfficeStateContext = createContext<OfficeState>({ asksCode: false, unsent: {} });

type OfficeFormProps = {
  /** The act; also the form's name in the tab's storage. */
  intent: string;
  answer: OfficeAnswer | undefined;
  /** Labels of the fields, as the page shows them. */
  labels: Partial<Record<string, string>>;
  /** Whether the act asks for the second factor again. */
  isGrave?: boolean;
  /** The subject of the form, where the page has several forms of one act. */
  about?: string;
  /** Whether the form was sent and its answer was a redirect. */
  isSent?: boolean;
  className?: string;
  /** Whether the form sends files. */
  hasFiles?: boolean;
  children: ReactNode;
};

/** The tab's storage key for a form. It includes the page, since other pages have forms of the same name. */
export const officeFormKey = (page: string, intent: string, about = ""): string =>
  `bienvu:administration:${page}:${intent}:${about}`;

/**
 * A form of the back office. A refusal counts the mistakes and focuses the first; the tab stores typed texts until they are sent, also
 * when the session ends meanwhile.
 */
export function OfficeForm(props: OfficeFormProps) {
  const { intent, answer, labels, isGrave, about = "", className = "", hasFiles = false, children } = props;
  const { form: words } = useWords(operatorWords);
  const own = answer?.intent === intent && (answer.typed.about ?? "") === about ? answer : undefined;
  const wrong = own ? [...Object.keys(own.problems), ...(own.codeProblem ? ["code"] : [])] : [];
  const first = wrong[0] === undefined ? undefined : ({ code: words.code, ...labels }[wrong[0]] ?? wrong[0]);
  const form = useFirstInvalid(own);
  const isSent = props.isSent || (own !== undefined && isDone(own));
  const keepTyped = useKeptForm(form, { key: officeFormKey(useLocation().pathname, intent, about), isSent });
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onInput={keepTyped}
      {...(hasFiles ? { encType: "multipart/form-data" as const } : {})}
      className={`flex flex-col gap-4 ${className}`}
    >
      <input type="hidden" name="intent" value={intent} />
      {about ? <input type="hidden" name="about" value={about} /> : null}
      {first ? <Alert tone="danger">{words.problems(wrong.length, first)}</Alert> : null}
      {children}
      {isGrave ? <GraveCode answer={own} /> : null}
    </Form>
  );
}

/** The field for a code of the second factor, where the act requires one. */
function GraveCode({ answer }: { answer: OfficeAnswer | undefined }) {
  const { form } = useWords(operatorWords);
  const proofWords = useProofWords();
  const { asksCode } = use(OfficeStateContext);
  const problem = answer?.codeProblem;
  if (!asksCode && !problem) return null;
  return (
    <div className="max-w-xs">
      <CodeField label={form.code} hint={form.codeHint} error={problem && proofWords(problem, answer.wait)} />
    </div>
  );
}

/** The sentence for a refused code, with the wait in seconds. */
export function useProofWords() {
  const { proofProblems } = useWords(operatorWords);
  const language = useLanguage();
  return (code: keyof typeof proofProblems, wait = 0): string =>
    code === "too_many" ? proofProblems.too_many(waitText(language, wait)) : proofProblems[code];
}

/** The field for a code of the second factor; it is always empty at first. */
export function CodeField(props: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  return (
    <TextField
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      required
      className="tabular-nums"
      {...props}
    />
  );
}

/** The text of a field: from the answer, else as typed before a login. */
export function useTyped(intent: string, answer: OfficeAnswer | undefined): (name: string) => string | undefined {
  const { unsent } = use(OfficeStateContext);
  if (answer) return (name) => (answer.intent === intent ? answer.typed[name] : undefined);
  return (name) => (unsent.intent === intent ? unsent[name] : undefined);
}
