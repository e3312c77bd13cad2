import { cardWords } from "#app/i18n/fr/listings/card.ts";
import { useWords } from "#app/i18n/words.ts";

/** « /mois CC », beside a rent, which includes the charges. */
export function RentPeriod({ className = "" }: { className?: string }) {
  const words = useWords(cardWords);
  return (
    <span className={`font-sans font-normal text-ink-soft ${className}`}>
      {`\u00A0${words.perMonth}\u00A0`}
      <span aria-hidden="true">{words.chargesIncludedShort}</span>
      <span className="sr-only">{words.chargesIncluded}</span>
    </span>
  );
}
