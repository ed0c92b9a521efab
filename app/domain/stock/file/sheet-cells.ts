/** Formats of numbers that every workbook has and that show a date or a time. */
const BUILT_IN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);
const DAY = 86_400_000;
/** The days that Excel counts from, and those of a workbook made on an old Mac. */
const EPOCH = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const;

/** Whether a number format shows a date: its letters beyond quotes, colours and escapes are those of one. */
export function isDateFormat(id: number, code: string | null): boolean {
  if (code === null) return BUILT_IN_DATES.has(id);
  const bare = code.replace(/"[^"]*"|\[(?!h+\]|m+\]|s+\])[^\]]*\]|\\.|_./gi, "");
  return /[dmyhs]/i.test(bare) && !/[#0?](?!0*$)|General/i.test(bare.replace(/s\.0+/gi, "s"));
}

/** The day (and the time where it has one) that a number of a sheet means, as ISO writes it; the number where it means none. */
export function sheetDate(serial: number, isFrom1904: boolean): string {
  const time = (isFrom1904 ? EPOCH.from1904 : EPOCH.from1900) + Math.round(serial * DAY);
  if (!Number.isFinite(time) || serial < 1 || serial > 2_958_465) return String(serial);
  const text = new Date(Math.round(time / 1000) * 1000).toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19);
}

/** A number as people write it: `12990`, not `1.299E4`, and without the tail that binary fractions leave. */
export function sheetNumber(text: string): string {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number)) return text;
  if (Number.isInteger(number) && Math.abs(number) < 1e21) return BigInt(number).toString();
  return String(Number(number.toPrecision(15)));
}

/** The column of a cell's name (`C5` is 2), from 0; null for a name that is none. */
export function sheetColumn(name: string): number | null {
  const letters = /^([A-Z]{1,3})\d*$/i.exec(name)?.[1]?.toUpperCase();
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
