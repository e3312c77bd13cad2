import { useNavigation } from "react-router";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";

/** A thin line under the header while the next page loads; fast pages never show it. */
export function NavigationBar() {
  const { state } = useNavigation();
  const messages = useWords(layoutWords);
  if (state === "idle") return null;
  return (
    <output className="fixed inset-x-0 top-(--header-height) z-30 h-0.5 origin-left animate-[grow_4s_ease-out_200ms_both] bg-accent print:hidden">
      <span className="sr-only print:hidden">{messages.loading}</span>
    </output>
  );
}
