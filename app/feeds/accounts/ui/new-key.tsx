import type { ReactNode } from "react";
import { feedKeyWords } from "#app/i18n/fr/feeds/feed-keys.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { CopyButton } from "./copy-button.tsx";

type NewKeyProps = {
  /** Name of the software that will use the key; none where an organisation has only one key. */
  name?: string;
  value: string;
  /** The answer with the key: the message gets the focus once per answer. */
  answer: unknown;
  /** How to use the key. */
  children?: ReactNode;
};

/** Shows a new key, which is never shown again. */
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
