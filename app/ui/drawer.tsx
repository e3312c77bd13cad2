import { Menu, X } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import { iconButton } from "./button.tsx";

type DrawerProps = { label: string; openLabel: string; closeLabel: string; children: ReactNode };

/**
 * A burger button and its drawer, from the right. A modal dialog traps the focus, closes on Escape and returns the
 * focus. Browsers without the `command` attribute (Chromium before 135) open it as a popover until our script answers.
 */
export function Drawer({ label, openLabel, closeLabel, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useCloseOnNavigation(dialog);
  // React has no types for these attributes yet: with them the browser opens and closes the drawer without our script.
  const opens = { commandfor: id, command: "show-modal", popoverTarget: id, popoverTargetAction: "show" } as const;
  const closes = { commandfor: id, command: "close", popoverTarget: id, popoverTargetAction: "hide" } as const;

  const open = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = () => closeDialog(dialog);
  // The dialog covers only its own box: a click outside of its content is on the backdrop. A link closes it at once,
  // before the next page loads.
  const closeOnBackdropOrLink = (event: MouseEvent) => {
    if (event.target === dialog.current || (event.target as Element).closest("a")) close();
  };

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={openLabel}
        onClick={open}
        className={iconButton}
        {...opens}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button close it from the keyboard */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        closedby="any"
        aria-label={label}
        data-locks-scroll=""
        onClick={closeOnBackdropOrLink}
        className="drawer bg-paper shadow-lifted"
      >
        <div className="flex h-full flex-col gap-6 p-4">
          <button type="button" onClick={close} aria-label={closeLabel} className={`${iconButton} ml-auto`} {...closes}>
            <X aria-hidden="true" className="size-6" />
          </button>
          {children}
        </div>
      </dialog>
    </div>
  );
}

/** Closes the drawer on Back and Forward too. */
function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    closeDialog(dialog);
  }, [dialog, key]);
}

function closeDialog({ current }: RefObject<HTMLDialogElement | null>): void {
  current?.close();
  current?.hidePopover();
}
