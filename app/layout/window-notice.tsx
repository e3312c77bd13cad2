import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = { icon: LucideIcon; title: string; children: ReactNode; action: ReactNode };

/** A notice at the foot of the window, which keeps the page and everything typed. */
export const WindowNotice = ({ icon: Icon, title, children, action }: Props) => (
  <section
    role="status"
    className="pointer-events-auto flex w-full max-w-xl flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-card border border-line-strong bg-raised p-4 shadow-lifted"
  >
    <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ochre" />
      <div>
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
    {action}
  </section>
);
