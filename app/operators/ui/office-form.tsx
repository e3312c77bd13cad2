import { createContext, type ReactNode, use } from "react";
import { Form, useLocation } from "react-router";
import { useKeptForm } from "#app/browser-storage/use-kept-form.ts";
import { operatorWords } from "#app/i18n/fr/operators.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useFirstInvalid } from "#app/ui/use-first-invalid.ts";
import { isDone, type OfficeAnswer } from "../office-answer.ts";

/** What the frame of the back office tells its forms. */
export type OfficeState = {
  /** Whether a grave act would ask for the code of the second factor. */
  asksCode: boolean;
  /** What a form of this page said before a login interrupted it, in a browser without scripts. */
  unsent: Record<string, string>;
};
export const OfficeStateContext = createContext<OfficeState>({ asksCode: false, unsent: {} });

type OfficeFormProps = {
  /** The act; its form's name on this page, among what the tab keeps of it. */
  intent: string;
  answer: OfficeAnswer | undefined;
  /** Labels of the fields, as the page shows them. */
  labels: Partial<Record<string, string>>;
  /** Whether the act asks for the second factor again. */
  isGrave?: boolean;
  /** Names the thing that the form is about, where the page has several such forms. */
  about?: string;
  /** Whether what was typed has been sent and its answer was a redirect. */
  isSent?: boolean;
  className?: string;
  /** Whether it sends files. */
  hasFiles?: boolean;
  children: ReactNode;
};

/** Under which name the tab keeps what is typed into a form: of one page, since other pages have forms of the same name. */
export const officeFormKey = (page: string, intent: string, about = ""): string =>
  `bienvu:administration:${page}:${intent}:${about}`;

/**
 * A form of the back office. A refusal counts the mistakes and moves the focus to the first; what is typed stays in the tab until
 * it is sent, also when the session ends meanwhile.
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

/** The code of the second factor, where the act would be refused without. */
function GraveCode({ answer }: { answer: OfficeAnswer | undefined }) {
  const { form, proofProblems } = useWords(operatorWords);
  const { asksCode } = use(OfficeStateContext);
  const problem = answer?.codeProblem;
  if (!asksCode && !problem) return null;
  return (
    <div className="max-w-xs">
      <CodeField label={form.code} hint={form.codeHint} {...(problem ? { error: proofProblems[problem] } : {})} />
    </div>
  );
}

/** A code of the second factor. No page ever fills it in. */
export function CodeField(props: { label: string; hint?: string; error?: string; autoFocus?: boolean }) {
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

/** Gives a field of the form its text back: what the answer has, else what was typed before a login. */
export function useTyped(intent: string, answer: OfficeAnswer | undefined): (name: string) => string | undefined {
  const { unsent } = use(OfficeStateContext);
  if (answer) return (name) => (answer.intent === intent ? answer.typed[name] : undefined);
  return (name) => (unsent.intent === intent ? unsent[name] : undefined);
}
