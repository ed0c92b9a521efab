/** Whether a text is a day of the calendar, `2026-11-23`: a 31st of February is none. */
export function isCalendarDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  return isWritten && day.toISOString().startsWith(text);
}
