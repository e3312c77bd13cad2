import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type Tone = "info" | "success" | "warning" | "danger";

const looks: Record<Tone, { Icon: LucideIcon; className: string; icon: string }> = {
  info: { Icon: Info, className: "bg-action-soft", icon: "text-action" },
  success: { Icon: CircleCheck, className: "bg-success-soft", icon: "text-success" },
  warning: { Icon: TriangleAlert, className: "bg-ochre-soft", icon: "text-ochre" },
  danger: { Icon: CircleAlert, className: "bg-danger-soft", icon: "text-danger" },
};

/** A message in the page; dangers are announced at once, the others when there is a pause. */
export function Alert({ tone = "info", children }: { tone?: Tone; children: ReactNode }) {
  const { Icon, className, icon } = looks[tone];
  return (
    <div role={tone === "danger" ? "alert" : "status"} className={`flex gap-3 rounded-card px-4 py-3 text-ink ${className}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
