import { Form } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";

/** A server's or a program's own words about a failure, folded at first. */
export function ReportedWords({ label, text, language }: { label: string; text: string; language: string }) {
  return (
    <details className="text-sm">
      <summary className="link-line">{label}</summary>
      <p className="break-words text-ink-soft" lang={language}>
        {text}
      </p>
    </details>
  );
}

type FailedWorkFormProps = {
  /** The field of the form that identifies the work. */
  work: { name: string; value: string };
  /** The acts on the work, the likelier first. */
  acts: { intent: string; label: string }[];
  /** The subject of the buttons, for screen readers. */
  about: string;
};

/** The form that repeats failed work, or drops it. */
export function FailedWorkForm({ work, acts, about }: FailedWorkFormProps) {
  return (
    <Form method="post" className="mt-3 flex flex-wrap gap-3">
      <input type="hidden" {...work} />
      {acts.map(({ intent, label }, at) => (
        <SubmitButton key={intent} name="intent" value={intent} variant={at === 0 ? "secondary" : "quiet"}>
          {label} <span className="sr-only">{about}</span>
        </SubmitButton>
      ))}
    </Form>
  );
}
