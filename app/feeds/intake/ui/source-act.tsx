import { Form } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";

type SourceActProps = {
  intent: string;
  about: number;
  label: string;
  /** The consequence, shown before the act. */
  note?: string;
  /** Name of the source, for screen readers: the page has several such buttons. */
  name?: string;
  /** The prefix of the key that the act replaces. */
  seen?: string;
};

/** A button for an act on a source. An act that cannot be undone shows its consequence first. */
export function SourceAct({ intent, about, label, note, name, seen }: SourceActProps) {
  const button = (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      {seen ? <input type="hidden" name="seen" value={seen} /> : null}
      <SubmitButton variant="secondary">
        {label}
        {name ? <span className="sr-only"> : {name}</span> : null}
      </SubmitButton>
    </Form>
  );
  if (!note) return button;
  return (
    <details className="min-w-0">
      <summary className="inline-flex min-h-11 cursor-pointer items-center px-2 text-action underline underline-offset-4">
        {label}
      </summary>
      <p className="prose-line mt-1 mb-2">{note}</p>
      {button}
    </details>
  );
}
