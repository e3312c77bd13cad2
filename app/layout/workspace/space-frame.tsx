import type { ReactNode } from "react";
import type { UserType } from "#app/domain/user-type.ts";
import { SpaceTabs } from "./space-tabs.tsx";

type SpaceFrameProps = {
  userType: UserType;
  title: string;
  /** A greeting above the title. */
  hello?: string;
  intro?: string;
  children: ReactNode;
};

/** A page of « Mon espace »: tabs, title, introduction. */
export function SpaceFrame({ userType, title, hello, intro, children }: SpaceFrameProps) {
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <title>{title}</title>
      <SpaceTabs userType={userType} />
      <div>
        {hello ? <p className="text-ink-soft">{hello}</p> : null}
        <h1 className="heading-1">{title}</h1>
        {intro ? <p className="prose-line mt-3 text-ink-soft">{intro}</p> : null}
      </div>
      {children}
    </div>
  );
}
