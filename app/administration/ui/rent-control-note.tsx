import type { Territory } from "#app/domain/rent-control.ts";
import { tableWords } from "#app/i18n/fr/administration/tables.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";

/** Names the territories where no law of rent control applies today. */
export function RentControlNote({ without }: { without: Territory[] }) {
  const { rentControl } = useWords(tableWords);
  return without.map((territory) => <Alert key={territory}>{rentControl.none[territory]}</Alert>);
}
