import type { ReactNode } from "react";

/** A page of the back office: title, introduction, content. */
export function OfficePage({
  title,
  intro,
  aside,
  children,
}: {
  title: string;
  intro?: string | undefined;
  /** The page's one main act, beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <title>{title}</title>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="heading-1">{title}</h1>
          {intro ? <p className="prose-line mt-3 text-ink-soft">{intro}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
