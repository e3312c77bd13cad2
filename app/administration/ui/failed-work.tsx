import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** What a server or a program said of a failure, in its own words: closed at first. */
export function ReportedWords({ label, text, language }: { label: string; text: string; language: string }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-action underline underline-offset-4">
        {label}
      </summary>
      <p className="break-words text-ink-soft" lang={language}>
        {text}
      </p>
    </details>
  );
}

type FailedWorkFormProps = {
  /** Which work it is, as the form sends it. */
  work: { name: string; value: string };
  /** The acts on it, the likelier first. */
  acts: { intent: string; label: string }[];
  /** Which work the buttons are about, for who does not see them beside it. */
  about: string;
};

/** Does failed work again, or drops it. */
export function FailedWorkForm({ work, acts, about }: FailedWorkFormProps) {
  return (
    <Form method="post" className="mt-3 flex flex-wrap gap-3">
      <input type="hidden" {...work} />
      {acts.map(({ intent, label }, at) => (
        <Button key={intent} type="submit" name="intent" value={intent} variant={at === 0 ? "secondary" : "quiet"}>
          {label} <span className="sr-only">{about}</span>
        </Button>
      ))}
    </Form>
  );
}
