import { type ReactNode, useRef } from "react";
import { layoutWords } from "#app/i18n/fr/layout/layout.ts";
import { useWords } from "#app/i18n/words.ts";
import { HydrationMark } from "../hydration-mark.ts";
import { NavigationBar } from "../navigation-bar.tsx";
import { SkipLink } from "../skip-link.tsx";
import { useFocusOnNewPage } from "../use-focus-on-new-page.ts";
import { type Menu, SideMenu } from "./side-menu.tsx";
import { type Person, TopBar } from "./top-bar.tsx";

/** Top bar, side menu and content of the signed-in area. */
export function WorkspaceShell({
  person,
  menu,
  notifications,
  children,
}: {
  person: Person;
  menu: Menu;
  notifications: ReactNode;
  children: ReactNode;
}) {
  const main = useRef<HTMLElement>(null);
  const { skip } = useWords(layoutWords);
  useFocusOnNewPage(main);
  return (
    <>
      <SkipLink label={skip} />
      <TopBar person={person} menu={menu} notifications={notifications} />
      <NavigationBar />
      <div className="flex min-h-dvh pt-(--header-height) print:pt-0">
        <aside className="sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height))] w-64 shrink-0 flex-col overflow-y-auto border-r border-line bg-raised p-4 lg:flex print:hidden">
          <SideMenu menu={menu} />
        </aside>
        <main
          ref={main}
          id="contenu"
          tabIndex={-1}
          className="min-w-0 grow px-4 py-8 outline-none md:px-8 lg:px-10 md:[&_h1]:text-[2.5rem]"
        >
          {children}
          <HydrationMark />
        </main>
      </div>
    </>
  );
}
