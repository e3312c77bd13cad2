import { X } from "lucide-react";
import { type MouseEvent, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useNavigation } from "react-router";
import { searchFilterPanelWords } from "#app/i18n/fr/search/search-filter-panels.ts";
import { searchFilterWords } from "#app/i18n/fr/search/search-filters.ts";
import { useWords } from "#app/i18n/words.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { iconButton, SubmitButton } from "#app/ui/button.tsx";
import { formatCriteria, searchHref } from "../../criteria/criteria-address.ts";
import { parseCriteria } from "../../criteria/parse-criteria.ts";
import type { SearchCriteria } from "../../criteria/criteria.ts";
import type { LoadedSearch } from "../../results/load-search.server.ts";
import { readPlaces, stateOfPlaces } from "../../map/places-before.ts";
import { useSearchPath } from "../search-path.ts";
import { FilterFields } from "./filter-fields.tsx";
import { criteriaOf, type FilterPanel } from "./filter-parts.ts";
import { useEquipmentCounts, useLiveCount } from "./use-live-counts.ts";
import "./filter-dialog.css";

type FilterDialogProps = {
  search: LoadedSearch;
  panel: FilterPanel;
  bar: RefObject<HTMLElement | null>;
  /** Removes the panel's history entry. */
  leaveEntry(): Promise<void> | undefined;
  onClose(): void;
};

const showsEquipment = new Set<FilterPanel>(["price", "more", "all"]);

/** Pixels between a panel and the window's edge, and below its control. */
const EDGE = 16;
const GAP = 8;

/**
 * The form of all criteria, of which a panel shows a part: below its control, or as a sheet on small windows. Loaded when first
 * opened.
 */
export function FilterDialog({ search, panel, bar, leaveEntry, onClose }: FilterDialogProps) {
  const { parts } = useWords(searchFilterWords);
  const words = useWords(searchFilterPanelWords);
  const path = useSearchPath();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { criteria } = search;
  const initialQuery = countedQuery(criteria);
  const [query, setQuery] = useState<string | null>(initialQuery);
  const count = useLiveCount(query, { query: initialQuery, total: search.total, facets: search.facets });
  const equipment = useEquipmentCounts(showsEquipment.has(panel) ? query : null);
  useOpenBelow(dialog, bar, panel);

  const read = () => readForm(form.current!, criteria.sort);
  // In a later task: fields without events, such as chosen communes, are rendered by then.
  const recount = () =>
    void setTimeout(() => {
      if (!form.current) return;
      const isTyping = form.current.querySelector<HTMLInputElement>("[role=combobox]")?.value.trim() !== "";
      setQuery(isTyping ? null : countedQuery(read().criteria));
    });
  const close = () => dialog.current?.close();
  // A number selected by the mouse may end outside.
  const isPressedOutside = useRef(false);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const { params, criteria: typed, problems } = read();
    // The server gets invalid values as typed, and reports them.
    void openSearch(problems.length === 0 ? searchHref(path, typed) : `${path}?${params}`);
  }

  async function openSearch(href: string) {
    // The results close the panel: the second click of a double click must not hit elements below. Offline, a notice keeps the search.
    if (!navigator.onLine) close();
    await leaveEntry();
    void navigate(href + location.hash, { state: stateOfPlaces(readPlaces(state)) });
  }

  function closeOutside(event: MouseEvent) {
    if (event.target !== dialog.current) return recount();
    // The second click of a double click on the control must not close the panel.
    if (!isPressedOutside.current || event.detail > 1) return;
    close();
    // Another control of the bar, beneath the backdrop, opens at once.
    const beneath = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-filter]");
    if (!beneath || beneath.dataset.filter === panel) return;
    beneath.focus();
    beneath.click();
  }

  const without: SearchCriteria = Object.assign({ ...criteria, page: 1 }, ...criteriaOf(panel).map(({ none }) => none));
  const hasValue = criteriaOf(panel).some((criterion) => criterion.write(criteria).length > 0);
  const seen = count.total === null ? words.see : words.seeCount(count.total, formatCount(count.total));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button close it from the keyboard
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-panel={panel}
      onClose={onClose}
      onPointerDown={(event) => (isPressedOutside.current = event.target === dialog.current)}
      onClick={closeOutside}
      className="filter-dialog bg-raised text-ink shadow-lifted"
    >
      <form ref={form} action={path} onSubmit={submit} onInput={recount} autoComplete="off">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-1">
          <h2 id={id} tabIndex={-1} className="font-display text-lg font-semibold outline-none">
            {parts[panel]}
          </h2>
          <button type="button" onClick={close} aria-label={words.close} className={`${iconButton} -mr-2`}>
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="filter-fields flex flex-col gap-6 p-5">
          <FilterFields search={search} panel={panel} facets={count.facets} equipment={equipment} />
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-line px-5 py-3">
          {hasValue ? (
            <Link
              to={searchHref(path, without) + location.hash}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                void openSearch(searchHref(path, without));
              }}
              className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
            >
              {words.clear}
            </Link>
          ) : (
            <span />
          )}
          <SubmitButton aria-busy={isLeaving} className="min-w-48 tabular-nums aria-busy:opacity-60">
            {seen}
          </SubmitButton>
          <p role="status" className="sr-only">
            {count.total === null ? "" : seen}
          </p>
        </div>
      </form>
    </dialog>
  );
}

/** The parameters of the address of counts: a search without order and page. */
const countedQuery = (criteria: SearchCriteria) => formatCriteria({ ...criteria, sort: "defaut", page: 1 }).toString();

function readForm(form: HTMLFormElement, sort: SearchCriteria["sort"]) {
  const filled = [...new FormData(form)].filter((pair): pair is [string, string] => pair[1] !== "");
  const params = new URLSearchParams([...filled, ...(sort === "defaut" ? [] : [["sort", sort]])]);
  return { params, ...parseCriteria(params) };
}

/** Opens the dialog below the panel's control; small windows show it as a sheet (filter-dialog.css). */
function useOpenBelow(
  dialog: RefObject<HTMLDialogElement | null>,
  bar: RefObject<HTMLElement | null>,
  panel: FilterPanel,
): void {
  useLayoutEffect(() => {
    const element = dialog.current!;
    const control = bar.current?.querySelector(`[data-filter="${panel}"]`);
    function place() {
      if (!control) return;
      const { left, bottom } = control.getBoundingClientRect();
      const most = document.documentElement.clientWidth - element.offsetWidth - EDGE;
      element.style.setProperty("--left", `${Math.max(EDGE, Math.min(left, most))}px`);
      element.style.setProperty("--top", `${bottom + GAP}px`);
    }
    if (!element.open) element.showModal();
    place();
    // A number field would open the keyboard of a phone at once; a place is to be typed.
    const first = element.querySelector<HTMLElement>(panel === "place" ? "[role=combobox]" : "h2");
    first?.focus();
    const sizes = new ResizeObserver(place);
    sizes.observe(document.documentElement);
    return () => {
      sizes.disconnect();
      // Gives the focus back.
      element.close();
    };
  }, [dialog, bar, panel]);
}
