import { type CellReading, readCell } from "../cell-transforms";
import { isVin } from "./vin";

const IMAGE_END = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#].*)?$/i;
const IMAGE_PART = /\b(?:image|img|photo|picture|gallery|cdn)s?\b/i;

/** The number that a cell is, whole; null for anything with letters. */
export function bareNumber(text: string): number | null {
  const tidy = text.trim().replace(/(\d)[,\s](?=\d{3}\b)/g, "$1");
  return /^-?\d+(?:\.\d+)?$/.test(tidy) ? Number(tidy) : null;
}

/** Whether a cell is a number within limits, both allowed. */
export function isNumberFrom(least: number, most: number): (text: string) => boolean {
  return (text) => {
    const number = bareNumber(text);
    return number !== null && number >= least && number <= most;
  };
}

/** Whether a cell is a year in which a vehicle on sale can have been made. */
export function isYear(text: string): boolean {
  // Tables that lack a year somewhere make fractions of all: "2014.0".
  return /^(?:19[2-9]\d|20[0-4]\d)(?:\.0)?$/.test(text.trim());
}

/** Whether a cell could be a name: short, with letters or a number of a model, no address. */
export function isName(text: string): boolean {
  return text.length <= 80 && !isAddress(text) && !isVin(text) && /[\p{L}\p{N}]/u.test(text);
}

/** Whether a cell is an address of the web, or begins with one. */
export function isAddress(text: string): boolean {
  return /^(?:https?:)?\/\/\S+/i.test(text.trim());
}

/** Whether a cell is one or more addresses of pictures, by their endings or a word in them. */
export function isPictures(text: string): boolean {
  const [first = ""] = text.trim().split(/[\s|;]+|,(?=https?:)/);
  return isAddress(first) && (IMAGE_END.test(first) || IMAGE_PART.test(first));
}

/** Whether a cell is a code of letters, digits and a few signs, without spaces. */
export function isCode(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._/#-]{0,39}$/u.test(text.trim());
}

/** Whether a cell is a date, perhaps with a time. */
export function isDate(text: string): boolean {
  return /^(?:\d{4}-\d{2}(?:-\d{2}(?:[T ].*)?)?|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}[/.]\d{4}|\d{1,2}-[A-Z][a-z]{2}-(?:\d{4}|\d{2}))$/.test(
    text.trim(),
  );
}

/** Whether a cell is running text. */
export function isProse(text: string): boolean {
  return text.length > 40 && text.split(/\s+/).length >= 6;
}

/** Whether a reading of the mapping language makes something of a cell. */
export function isRead(as: Parameters<typeof readCell>[0], text: string, reading: CellReading): boolean {
  return readCell(as, text, ignore, reading) !== null;
}

function ignore(): void {
  // Looking at a cell repairs nothing.
}
