import type { LucideIcon } from "lucide-react";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";

type NoRequestsProps = { Icon: LucideIcon; title: string; text: string; action: { href: string; label: string } };

/** What stands where nothing is to be listed: why, and where to go. */
export function NoRequests({ Icon, title, text, action }: NoRequestsProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-card border border-dashed border-line-strong p-6 sm:p-10">
      <IconDisc Icon={Icon} tone="action" />
      <h2 className="font-display text-2xl font-semibold">{title}</h2>
      <p className="prose-line text-ink-soft">{text}</p>
      <ButtonLink to={action.href} variant="secondary">
        {action.label}
      </ButtonLink>
    </div>
  );
}
