import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { Scene } from "#app/ui/scene-picture.tsx";

type NoRequestsProps = { scene: Scene; title: string; text: string; action: { href: string; label: string } };

/** Shown instead of an empty list of requests. */
export function NoRequests({ scene, title, text, action }: NoRequestsProps) {
  return (
    <EmptyState scene={scene} title={title}>
      <p className="prose-line text-ink-soft">{text}</p>
      <ButtonLink to={action.href} variant="secondary">
        {action.label}
      </ButtonLink>
    </EmptyState>
  );
}
