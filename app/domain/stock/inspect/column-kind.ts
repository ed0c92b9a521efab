import { bareNumber, isAddress, isCode, isDate, isPictures, isProse, isYear } from "./cell-tests";
import type { ColumnProfile } from "./column-profile";
import { isYesOrNo } from "../cells/yes-words";
import { isVin } from "./vin";

const MOST = 0.9;
const [FEW, LOOKED_AT] = [60, 400];

/** Kinds with what makes a cell one of them, the narrower before the wider. */
const KINDS: readonly (readonly [string, (text: string) => boolean])[] = [
  ["VIN", isVin],
  ["year", isYear],
  ["yes or no", (text) => isYesOrNo(text) && !/^[01]$/.test(text)],
  ["pictures", isPictures],
  ["web address", isAddress],
  ["date", isDate],
  ["whole number", (text) => Number.isInteger(bareNumber(text) ?? Number.NaN)],
  ["number", (text) => bareNumber(text) !== null],
  [
    "money",
    (text) => /^(?:[A-Z]{0,3}\s?[$£€]|[A-Z]{3}\s)\s?[\d.,\s]+$|^[\d.,\s]+(?:[A-Z]{3}|[€£])$/.test(text),
  ],
  ["distance", (text) => /^[\d.,\s]+\s*(?:km|kms|mi|miles)$/i.test(text)],
  ["JSON", (text) => /^\s*[[{].*[\]}]\s*$/s.test(text)],
  ["long text", isProse],
];

/** What a column holds, in a word or two for the report. */
export function columnKind(column: ColumnProfile): string {
  const { sample, words, hasAllWords, filled, isList } = column;
  if (filled === 0) return "nothing";
  const texts = sample.slice(0, LOOKED_AT);
  const kind = KINDS.find(([, test]) => texts.filter(test).length >= texts.length * MOST)?.[0];
  if (hasAllWords && words.size === 1 && filled > 1) return kind === undefined ? "one word" : `one ${kind}`;
  if (isList) return kind === undefined ? "list" : `list, ${kind}`;
  if (kind !== undefined) return kind;
  if (hasAllWords && (words.size <= FEW || words.size < filled / 3)) return `${words.size} words`;
  return texts.filter(isCode).length >= texts.length * MOST ? "code" : "text";
}
