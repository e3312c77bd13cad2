const HOUR_MS = 3_600_000;
/** Hour in France of the nightly export: summer time never skips it. */
const HOUR = 4;

/** The time of the next nightly export. */
export function nextNight(now: Date): Date {
  let night = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  while (Number(hours.format(night)) !== HOUR) night = new Date(night.getTime() + HOUR_MS);
  return night;
}

const hours = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" });
