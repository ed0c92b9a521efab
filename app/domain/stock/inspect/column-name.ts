import { foldText } from "../../text/fold-text";

/** A column's name in the forms that names are compared in. */
export interface ColumnName {
  /** The whole path in one word, without marks of a format: `mileagevalue`, `imagesurl`. */
  readonly whole: string;
  /** Its last part that says something: `mileage` of `mileage.value`. */
  readonly last: string;
  /** Every word of it, in order: `vehicle`, `stock`, `number`. */
  readonly words: readonly string[];
}

/** Last parts of a path that say nothing of what is in it. */
const EMPTY_PARTS: ReadonlySet<string> = new Set([
  "value",
  "amount",
  "text",
  "name",
  "url",
  "item",
  "label",
  "key",
  "localdescription",
]);
/** Before or after a name, they change nothing. */
const BESIDE = /^(?:vehicle|car|auto|listing|advert|ad|item|x|current|the)(?=.{3})/;

/** The forms in which a column's name is compared: `g:Vehicle_VIN`, `specs.bodyType`, `image[0].url`. */
export function columnName(column: string): ColumnName {
  const parts = column
    .replace(/^[a-z]{1,3}:|(?<=[./])[a-z]{1,3}:/gi, "")
    .split(/\.|\[\d*\]\.?|\//)
    .map(partWords)
    .filter((words) => words.length > 0);
  const joined = parts.map((words) => words.join(""));
  const says = joined.filter((part) => !EMPTY_PARTS.has(part));
  return { whole: joined.join(""), last: says.at(-1) ?? joined.at(-1) ?? "", words: parts.flat() };
}

/** A name without a word in front that changes nothing: `make` of `vehiclemake`. */
export function withoutBeside(name: string): string {
  return name.replace(BESIDE, "");
}

function partWords(part: string): readonly string[] {
  return foldText(
    part
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
      .replace(/_x0020_/g, " "),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (/^\p{L}+\d+$/u.test(word) ? word.replace(/\d+$/, "") : word))
    .filter((word) => word !== "" && !/^\d+$/.test(word));
}
