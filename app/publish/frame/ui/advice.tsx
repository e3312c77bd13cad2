import { Link } from "react-router";
import { publishAdviceWords } from "#app/i18n/fr/publish/publish-advice.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { ListingAdvice } from "../../form/listing-advice.ts";
import { stepOf } from "../../form/listing-fields.ts";
import { stepHref } from "../../form/steps.ts";

/** Advice about values to check again, each with its reason and a link to the field; it does not prevent publication. */
export function Advice({ advice, draftId }: { advice: ListingAdvice[]; draftId: string }) {
  const words = useWords(publishAdviceWords);
  if (advice.length === 0) return null;
  return (
    <Alert tone="warning">
      <h2 className="font-semibold">{words.heading(advice.length)}</h2>
      <ul className="my-3 flex flex-col gap-3">
        {advice.map((one) => {
          const { title, text } = wordsOf(one, words);
          return (
            <li key={`${one.field} ${one.code}`}>
              <Link
                to={stepHref(draftId, stepOf(one.field), one.field)}
                className="font-semibold text-action underline underline-offset-4"
              >
                {title}
              </Link>{" "}
              <span className="break-words">{text}</span>
            </li>
          );
        })}
      </ul>
      <p>{words.keep}</p>
    </Alert>
  );
}

function wordsOf(advice: ListingAdvice, words: Words<typeof publishAdviceWords>): { title: string; text: string } {
  if ("letters" in advice) {
    const { title, text } = words[advice.code];
    return { title, text: text(advice.letters) };
  }
  if (!("quote" in advice)) return words[advice.code];
  const { title, text } = words[advice.code];
  return { title: title(advice.field), text: text(advice.quote) };
}
