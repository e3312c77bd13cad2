/** Whether a text is a calendar day such as `2026-11-26`, in years near ours: the database and JavaScript disagree about far ones. */
export function isDay(text: string): boolean {
  if (!/^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
