import type { ReactNode } from "react";

type Tone = "accent" | "ochre" | "action";

const tones: Record<Tone, string> = {
  accent: "bg-accent text-paper",
  ochre: "bg-ochre-soft text-ochre",
  action: "bg-action text-on-action",
};

export function Badge({ tone = "action", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`rounded-full px-2.5 py-1 text-xs leading-none font-bold forced-colors:border ${tones[tone]}`}>
      {children}
    </span>
  );
}
