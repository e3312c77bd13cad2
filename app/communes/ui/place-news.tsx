/** The outcome of « Autour de moi ». */
export function PlaceNews({ news }: { news: string }) {
  return (
    <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
      {news}
    </p>
  );
}
