import { useSite } from "./site.ts";

/** The operator's logo, or our default, beside the brand name in lower case. */
export function BrandMark() {
  const { name, logo } = useSite();
  return (
    <span className="flex items-center gap-2.5">
      {logo ? <img src={logo} alt="" width={32} height={32} className="h-[min(2rem,10vw)] w-auto" /> : <OwnMark />}
      <span className="font-display text-[min(1.7rem,8.5vw)] leading-none font-semibold tracking-tight lowercase">
        {name}
      </span>
    </span>
  );
}

function OwnMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-[min(2rem,10vw)]">
      <path d="M4 15.5 16 5l12 10.5V27a1.5 1.5 0 0 1-1.5 1.5h-21A1.5 1.5 0 0 1 4 27z" className="fill-action" />
      <circle cx="16" cy="18.5" r="5.2" className="fill-paper" />
      <circle cx="16" cy="18.5" r="2.4" className="fill-accent" />
    </svg>
  );
}
