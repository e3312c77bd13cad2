const HOUR_MS = 3_600_000;
/** Of France: after the changes of the day, and an hour that each night has. */
const HOUR = 4;

/** The next time that listings go out by themselves. */
export function nextNight(now: Date): Date {
  let night = new Date(Math.ceil((now.getTime() + 1) / HOUR_MS) * HOUR_MS);
  while (Number(hours.format(night)) !== HOUR) night = new Date(night.getTime() + HOUR_MS);
  return night;
}

const hours = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", hour: "2-digit", hourCycle: "h23" });
