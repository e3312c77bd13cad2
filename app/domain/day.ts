/** Whether a text is a day of the calendar, as `2026-11-26`, of our times: the database and JavaScript disagree about far years. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
