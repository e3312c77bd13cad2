import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { control, Field } from "#app/ui/field.tsx";
import { useTypedEarly } from "#app/ui/typed-early.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type SuggestionBoxProps<Item> = {
  label: string;
  required?: boolean;
  placeholder?: string;
  hint?: string | undefined;
  hideLabel?: boolean;
  error?: string | undefined;
  text: string;
  onText(text: string): void;
  onChoose(item: Item): void;
  /** The focus has left the field. */
  onLeave?(): void;
};

type Suggesting<Item> = {
  /** The parameter of the typed text; undefined if other fields send the chosen item instead. */
  name: string | undefined;
  /** The call that suggests, `GET <path>?q=`. */
  path: string;
  maxLength?: number;
  /** Items to offer at a click before anything is typed. */
  atFirst?: readonly Item[];
  keyOf(item: Item): string;
  messages: { suggestions: string; found: (count: number, text: string) => string };
  children(item: Item): ReactNode;
};

const list =
  "absolute top-full right-0 left-0 z-20 mt-1 max-h-80 min-w-56 overflow-auto rounded-control border border-line " +
  "bg-raised p-1 text-ink shadow-lifted";
const entry =
  "flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 aria-selected:bg-action-soft hover:bg-action-soft";

/**
 * A text field with suggestions (ARIA combobox with a list). It is an ordinary form field: without JavaScript, or without
 * choosing, the typed text is sent and understood.
 */
export function SuggestionBox<Item>({
  label,
  required = false,
  placeholder,
  hint,
  hideLabel = false,
  error,
  text,
  onText,
  onChoose,
  onLeave,
  name,
  path,
  maxLength = 100,
  atFirst,
  keyOf,
  messages,
  children,
}: SuggestionBoxProps<Item> & Suggesting<Item>) {
  const [isOpen, setOpen] = useState(false);
  // The active item's key: the item stays active in a newer list that has it too.
  const [marked, setMarked] = useState<{ key: string; isEntered: boolean } | null>(null);
  const isMarked = (item: Item) => keyOf(item) === marked?.key;
  const found = useSuggestions<Item>(path, isOpen ? text : "", (newer) => {
    const entered = marked?.isEntered ? newer.find(isMarked) : undefined;
    if (entered !== undefined) choose(entered);
  });
  const items = isOpen && atFirst && text.trim() === "" ? atFirst : found.items;
  const shown = isOpen && items.length > 0;
  const saysNone = isOpen && found.isNone;
  const active = items.findIndex(isMarked);
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, (early) => {
    onText(early);
    setOpen(field.current === document.activeElement);
  });

  function close() {
    setOpen(false);
    setMarked(null);
  }

  function choose(item: Item) {
    close();
    onChoose(item);
    // An `input` event, as if it had been typed, for forms that save themselves.
    setTimeout(() => field.current?.dispatchEvent(new Event("input", { bubbles: true })));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      // The first Escape closes the list, the next one a dialog around the field.
      if (shown || saysNone) event.preventDefault();
      close();
    } else if (event.key === "Enter" && active !== -1 && !found.isStale) {
      event.preventDefault();
      choose(items[active]!);
    } else if (event.key === "Enter" && marked && (active !== -1 || !marked.isEntered)) {
      // The marked option may be missing in the next list: neither choose it nor send the form.
      event.preventDefault();
      setMarked({ ...marked, isEntered: true });
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const first = step === 1 ? 0 : items.length - 1;
      const item = items[active === -1 ? first : (active + step + items.length) % items.length];
      setMarked(item === undefined ? null : { key: keyOf(item), isEntered: false });
    }
  }

  return (
    <div className="min-w-0">
      <Field label={label} hideLabel={hideLabel} required={required} hint={hint} error={error}>
        {(wiring) => (
          <div className="relative">
            <input
              ref={field}
              name={name}
              type="text"
              role="combobox"
              required={required}
              aria-expanded={shown}
              aria-controls={`${wiring.id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={shown && active >= 0 ? `${wiring.id}-${active}` : undefined}
              autoComplete="off"
              maxLength={maxLength}
              placeholder={placeholder}
              value={text}
              onChange={(event) => {
                onText(event.target.value);
                setOpen(true);
                setMarked(null);
              }}
              onKeyDown={onKeyDown}
              onClick={atFirst ? () => setOpen(true) : undefined}
              onBlur={() => {
                close();
                onLeave?.();
              }}
              className={control}
              {...wiring}
            />
            <div
              id={`${wiring.id}-list`}
              role="listbox"
              aria-label={messages.suggestions}
              hidden={!shown}
              className={list}
            >
              {items.map((item, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field's own keys choose
                <div
                  key={keyOf(item)}
                  id={`${wiring.id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(item)}
                  className={entry}
                >
                  {children(item)}
                </div>
              ))}
            </div>
            <p role="status" className={saysNone ? `${list} px-3 py-2.5 wrap-anywhere` : "sr-only"}>
              {text.trim() !== "" && (shown || saysNone) ? messages.found(items.length, text.trim()) : ""}
            </p>
          </div>
        )}
      </Field>
    </div>
  );
}
