import { dateFormat } from "../text/intl-formats";
/** A time of day as the language writes it: `08:30` is "8:30 am". */
export function clockText(time: string, locale: string): string {
  const format = dateFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`1970-01-01T${time}:00Z`));
}
