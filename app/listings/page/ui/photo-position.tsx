const place =
  "needs-scripts pointer-events-none absolute bottom-3 left-3 rounded-full bg-black/65 px-3 py-1 " +
  "text-sm font-semibold text-white md:hidden";

/** « 1 / 6 » on a phone's strip of pictures. */
export function PhotoPosition({ index, count }: { index: number; count: number }) {
  return (
    <p aria-hidden="true" className={place}>
      {index + 1} / {count}
    </p>
  );
}
