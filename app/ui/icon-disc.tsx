import type { LucideIcon } from "lucide-react";

const tones = {
  action: "bg-action-soft text-action",
  accent: "bg-accent-soft text-accent",
  ochre: "bg-ochre-soft text-ochre",
  success: "bg-success-soft text-success",
} as const;

/** An icon on a disc at the start of a message; purely decorative. */
export function IconDisc({ Icon, tone }: { Icon: LucideIcon; tone: keyof typeof tones }) {
  return (
    <span className={`flex size-14 shrink-0 items-center justify-center rounded-full ${tones[tone]}`}>
      <Icon aria-hidden="true" className="size-7" />
    </span>
  );
}
