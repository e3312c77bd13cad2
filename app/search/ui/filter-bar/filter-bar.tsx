import { ChevronDown, MapPin, SlidersHorizontal } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { searchFilterWords } from "#app/i18n/fr/search/search-filters.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { useWords } from "#app/i18n/words.ts";
import { useSite } from "#app/layout/site.ts";
import { ScriptButton } from "#app/ui/button.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { useEscape } from "#app/ui/use-escape.ts";
import { chipsOfSome } from "../../words/chips.ts";
import type { LoadedSearch } from "../../results/load-search.server.ts";
import { criteriaOf, type FilterPanel } from "./filter-parts.ts";

const loadEntry = () => import("#app/ui/close-on-back.ts");
/** Loads the dialog and the code that lets Back close it; the dialog opens even without the latter. */
const load = async () => {
  const [part] = await Promise.all([import("./filter-dialog.tsx"), loadEntry().catch(() => null)]);
  return part;
};
const FilterDialog = optionalPart(async () => (await load()).FilterDialog);

/** The controls of the bar. Narrow windows show place and « Filtres », which then has all other criteria. */
const controls: { panel: FilterPanel; widths: string; icon?: typeof MapPin }[] = [
  { panel: "place", widths: "min-w-0 grow md:min-w-36 lg:max-w-72", icon: MapPin },
  { panel: "offer", widths: "min-w-0 max-md:hidden" },
  { panel: "type", widths: "min-w-0 max-md:hidden" },
  { panel: "price", widths: "min-w-0 max-md:hidden" },
  { panel: "rooms", widths: "min-w-0 max-lg:hidden" },
  { panel: "more", widths: "min-w-0 max-lg:hidden", icon: SlidersHorizontal },
  { panel: "all", widths: "shrink-0 lg:hidden", icon: SlidersHorizontal },
];

/** One row with the criteria, which stays below the header. Each control opens its part of the form. */
export function FilterBar({ search }: { search: LoadedSearch }) {
  const words = useWords(searchFilterWords);
  const { key } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // A new search closes the panel.
  const [opened, setOpened] = useState<{ panel: FilterPanel; key: string } | null>(null);
  if (opened && opened.key !== key) setOpened(null);
  const open = opened?.key === key ? opened.panel : null;
  const leaveEntry = useEntryWhile(open !== null, () => setOpened(null));
  return (
    <search
      ref={bar}
      aria-label={words.title}
      className="filter-bar needs-scripts border-b border-line bg-paper print:hidden"
    >
      <ul className="wide-page page flex h-full items-center gap-2">
        {controls.map(({ panel, widths, icon }) => (
          <li key={panel} className={widths}>
            <Control
              panel={panel}
              search={search}
              Icon={icon}
              isOpen={open === panel}
              onOpen={() => setOpened({ panel, key })}
            />
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense fallback={<LoadingPanel onEscape={() => setOpened(null)} />}>
          <FilterDialog
            key={open}
            search={search}
            panel={open}
            bar={bar}
            leaveEntry={leaveEntry}
            onClose={() => setOpened((current) => (current?.panel === open ? null : current))}
          />
        </Suspense>
      ) : null}
    </search>
  );
}

/** Lets Back close the open panel. Returns a function that removes the panel's history entry. */
function useEntryWhile(isOpen: boolean, close: () => void): () => Promise<void> | undefined {
  const leave = useRef<() => Promise<void>>(undefined);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    // The previous entry must be removed before the next one is added.
    const added = Promise.all([loadEntry(), leave.current?.()]).then(([{ closeOnBack }]) =>
      closeOnBack(() => onBack()),
    );
    leave.current = () =>
      added.then(
        (remove) => remove(),
        () => {},
      );
    return () => void leave.current?.();
  }, [isOpen]);
  return () => leave.current?.();
}

/** Shown while a panel's script loads. The open dialog itself closes on Escape. */
function LoadingPanel({ onEscape }: { onEscape(): void }) {
  useEscape(onEscape);
  return null;
}

type ControlProps = {
  panel: FilterPanel;
  search: LoadedSearch;
  Icon: typeof MapPin | undefined;
  isOpen: boolean;
  onOpen(): void;
};

function Control({ panel, search: { criteria, communes, areas }, Icon, isOpen, onOpen }: ControlProps) {
  const words = useWords(searchFilterWords);
  const chipWords = useWords(searchWords);
  const { currency } = useSite();
  const chips = chipsOfSome(criteriaOf(panel), criteria, { communes, areas, currency, words: chipWords });
  const isCounted = panel === "all" || panel === "more";
  const name = words.parts[panel];
  const values = chips.map(({ label }) => label).join(", ");
  return (
    <ScriptButton
      data-filter={panel}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      onPointerEnter={() => void load().catch(() => {})}
      onFocus={() => void load().catch(() => {})}
      className={`flex min-h-11 w-full items-center gap-2 rounded-full border px-4 text-sm font-semibold hover:border-action hover:text-action aria-expanded:border-action ${chips.length > 0 ? "border-action bg-action-soft text-action" : "border-line-strong bg-raised"}`}
    >
      {Icon ? <Icon aria-hidden="true" className="size-4 shrink-0" /> : null}
      {isCounted || chips.length === 0 ? (
        <span className="whitespace-nowrap">{name}</span>
      ) : (
        <>
          <span className="sr-only">{words.chosen(name, "")}</span>
          <span className="max-w-40 truncate">{values}</span>
        </>
      )}
      {isCounted && chips.length > 0 ? (
        <>
          <span
            aria-hidden="true"
            className="flex size-6 items-center justify-center rounded-full bg-action text-xs text-on-action tabular-nums"
          >
            {chips.length}
          </span>
          <span className="sr-only">, {words.inUse(chips.length)}</span>
        </>
      ) : null}
      {panel === "all" ? null : <ChevronDown aria-hidden="true" className="ml-auto size-4 shrink-0" />}
    </ScriptButton>
  );
}
