/** The first tab stop: skips the navigation. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#contenu"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:translate-y-0 print:hidden"
    >
      {label}
    </a>
  );
}
