import type { Territory } from "#app/domain/rent-control.ts";
import { tableWords } from "#app/i18n/fr/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Tells where no law of rent control holds today. */
export function RentControlNote({ without }: { without: Territory[] }) {
  const { rentControl } = useWords(tableWords);
  return without.map((territory) => <Alert key={territory}>{rentControl.none[territory]}</Alert>);
}
