/** Marks that keep a text's direction its own, which shows it as if it stood alone (Unicode UAX #9: FSI and PDI). */
const [BEGIN, END] = ["\u2068", "\u2069"];
const MARKS = /[\u2066-\u2069]/g;
/** What is apart already; else figures in groups with blanks between them, as telephone numbers and licences have them. */
const GROUPS = /\u2068[^\u2069]*\u2069|(?<![\d.,])(?:\+\d+(?:[ \u00a0]\d+)+|\d{2,}(?:[ \u00a0]\d{2,})+)/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
/**
 * Latin letters, or figures with something beside them (amounts, telephone numbers, ranges): they may be shown in the
 * wrong place.
 */
const MAY_JUMP = /[A-Za-z]|\d[^\d.,]|[^\d.,]\d/;
/** A whole address: it stays in one piece, and phones take a mark beside it for a part of the link. */
const ADDRESS = /^https?:\/\/\S+$/;

/** Whether something is a text of a language that is written from right to left. */
export function isRightToLeft(text: unknown): boolean {
  return typeof text === "string" && RIGHT_TO_LEFT.test(text);
}

/**
 * A value as it stands in a text written from right to left: names and figures written from left to right would
 * otherwise change places with the words and the punctuation beside them. Words of that language stay as they are.
 */
export function isolated(value: string): string {
  // A mark holds to the end of its line.
  if (value.includes("\n")) return value.split("\n").map(isolated).join("\n");
  return MAY_JUMP.test(value) && !value.startsWith(BEGIN) && !ADDRESS.test(value)
    ? `${BEGIN}${value}${END}`
    : value;
}

/** A text whose groups of figures keep their order: written from right to left, "4402 117" would show as "117 4402". */
export function withGroupsIsolated(text: string): string {
  return isRightToLeft(text) ? text.replace(GROUPS, isolated) : text;
}

/** A text without those marks: for titles, link previews, subjects of mails, and whatever else no page shows. */
export function withoutIsolates(text: string): string {
  return text.replace(MARKS, "");
}

/** All texts of some data without those marks: linked data is read by machines. */
export function textsWithoutIsolates<Data>(data: Data): Data {
  // A copy of the same shape: data that was JSON before.
  return JSON.parse(withoutIsolates(JSON.stringify(data))) as Data;
}
