/** What people and spreadsheets write where a number is not known. */
const NOTHING =
  /^(?:#?n\/a|nil|none|null|nan|undefined|unknown|not known|tb[acd]|#(?:ref|value|name|null|num|div\/0)[!?]?|[-–—?.*_\s]+)$/i;
/** A long number as a spreadsheet shortens it: `1.00E+05` may have been any of a thousand. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** Whether a spreadsheet has shortened a number to this: no longer the name of a vehicle, nor a chassis number. */
export function isShortened(text: string): boolean {
  return SHORTENED.test(text);
}

/** Why a cell that should name a vehicle names none; null where it may be a name. Empty cells name none either. */
export function namelessReason(text: string): string | null {
  if (text === "") return "empty";
  if (NOTHING.test(text)) return `"${text}" is no number of a vehicle`;
  return isShortened(text) ? `a spreadsheet has shortened it to ${text}` : null;
}
