import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = { label: string; icon: LucideIcon; startsOpen?: boolean; children: ReactNode };

/** Folded behind its label on phones and tablets, open on wide screens; works without JavaScript. */
export function Fold({ label, icon: Icon, startsOpen = false, children }: FoldProps) {
  return (
    <details open={startsOpen} className="card group/fold lg:always-open lg:border-0 lg:bg-transparent print:hidden">
      <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
        <Icon aria-hidden="true" className="size-5" />
        {label}
        <ChevronDown aria-hidden="true" className="ml-auto size-5 transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="p-4 pt-0 lg:p-0">{children}</div>
    </details>
  );
}
