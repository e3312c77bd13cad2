import { type ReactNode, useEffect, useRef } from "react";

/** Links in one row, which scrolls sideways where they do not fit, to the current one. */
export function SlidingNav({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (current)
      nav.current?.scrollTo({ left: current.offsetLeft - nav.current.offsetLeft - nav.current.clientWidth / 3 });
  }, []);
  return (
    <nav ref={nav} aria-label={label} className={`-mx-4 overflow-x-auto px-4 scrollbar-none ${className}`}>
      {children}
    </nav>
  );
}
