import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import type { RequestAct } from "../request-acts.ts";

type UnfoldingProps = {
  label: string;
  /** An explanation of the label, in small print. */
  note?: string;
  startsOpen?: boolean;
  /** Whether a link opens and focuses this act. */
  isAsked?: boolean;
  isMain?: boolean;
  children: ReactNode;
};

/** An act of the side column: its title unfolds what it does, and its button. */
export function Unfolding({
  label,
  note,
  startsOpen = false,
  isAsked = false,
  isMain = false,
  children,
}: UnfoldingProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // Runs after the shell, which focuses the new page as a whole.
    const frame = requestAnimationFrame(() => summary.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  const ground = isMain ? "bg-action text-on-action group-open:mb-4 hover:bg-action-strong" : "hover:text-action";
  return (
    <details open={startsOpen || isAsked} className="group overflow-hidden rounded-card border border-line bg-raised">
      <summary
        ref={summary}
        className={`flex min-h-12 items-center justify-between gap-2 rounded-card px-4 font-semibold ${note ? "py-2" : ""} ${ground}`}
      >
        <span>
          {label}
          {note ? <span className="block text-sm leading-snug font-normal">{note}</span> : null}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}

export function StepButton({ act, label }: { act: RequestAct; label: string }) {
  const { state } = useNavigation();
  return (
    <SubmitButton name="acte" value={act} className="w-full" disabled={state === "submitting"}>
      {label}
    </SubmitButton>
  );
}
