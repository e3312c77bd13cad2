import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

type Tone = "info" | "success" | "warning" | "danger";

const looks: Record<Tone, { Icon: LucideIcon; className: string; icon: string }> = {
  info: { Icon: Info, className: "bg-action-soft", icon: "text-action" },
  success: { Icon: CircleCheck, className: "bg-success-soft", icon: "text-success" },
  warning: { Icon: TriangleAlert, className: "bg-ochre-soft", icon: "text-ochre" },
  danger: { Icon: CircleAlert, className: "bg-danger-soft", icon: "text-danger" },
};

type AlertProps = {
  tone?: Tone;
  /** The server's answer to a form whose button is far away: each new answer scrolls here. */
  answer?: unknown;
  children: ReactNode;
};

/** A message in the page; dangers are announced at once, the others at the next pause. */
export function Alert({ tone = "info", answer, children }: AlertProps) {
  const { Icon, className, icon } = looks[tone];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer === undefined) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [answer]);
  return (
    <div
      ref={box}
      role={tone === "danger" ? "alert" : "status"}
      {...(answer === undefined ? {} : { tabIndex: -1 })}
      className={`flex gap-3 rounded-card px-4 py-3 text-ink ${className}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
