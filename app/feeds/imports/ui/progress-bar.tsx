const look =
  "h-3 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action " +
  "[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action";

/** A progress bar; `value` is from 0 to 1. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return <progress value={value} max={1} aria-label={label} className={look} />;
}
