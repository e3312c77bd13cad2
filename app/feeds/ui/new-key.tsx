import type { ReactNode } from "react";
import { feedKeyWords } from "#app/i18n/fr/feed-keys.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CopyButton } from "./copy-button.tsx";

type NewKeyProps = {
  /** Of the software that gets it; without one, the organisation has one such key. */
  name?: string;
  value: string;
  /** What made it: once for each. */
  answer: unknown;
  /** How it is used. */
  children?: ReactNode;
};

/** A key that was just made, and is shown this once. */
export function NewKey({ name, value, answer, children }: NewKeyProps) {
  const words = useWords(feedKeyWords);
  return (
    <Alert tone="success" answer={answer}>
      <p className="font-semibold">{name === undefined ? words.made : words.madeFor(name)}</p>
      <p>
        <code className="wrap-anywhere select-all">{value}</code>
      </p>
      <CopyButton what="key" text={value} />
      <p className="mt-2 font-semibold">{words.once}</p>
      {children ? <div className="mt-2">{children}</div> : null}
    </Alert>
  );
}
