import { expect, it } from "vitest";
import { answerText, type AnswerWriter } from "./answer-text";
import type { FieldControlKind } from "../forms/field-definition";

const writer: AnswerWriter = {
  site: { locale: "en-AU", country: "au" },
  money: (amount) => `$${amount}`,
  choice: (value) => (value === "great" ? "Great" : null),
};
const text = (control: FieldControlKind | undefined, value: string) => answerText(control, value, writer);

it.each([
  ["money", "199.5", "$199.5"],
  ["money", "about 200", "about 200"],
  ["money", "", ""],
  ["km", "85000", "85,000"],
  ["km", "0", "0"],
  ["km", "many", "many"],
  ["tel", "+61412345678", "0412 345 678"],
  ["date", "2026-11-23", "Monday, 23 November 2026"],
  ["birthday", "1990-02-29", "1990-02-29"],
  ["birthday", "1992-02-29", "29 February 1992"],
  ["date", "2026-13-45", "2026-13-45"],
  ["date", "soon", "soon"],
  ["select", "2026-11-23", "Monday, 23 November 2026"],
  ["select", "great", "Great"],
  ["choice", "a word of their own", "a word of their own"],
  ["time", "09:30", "9:30 am"],
  ["time", "25:30", "25:30"],
  ["message", "<b>مرحبا</b>\n2026", "<b>مرحبا</b>\n2026"],
  ["message", "great", "great"],
  ["text", "2026-11-23", "2026-11-23"],
  [undefined, "2026-11-23", "Monday, 23 November 2026"],
] as const)("an answer of %s, %j, is read as %j", (control, value, words) => {
  expect(text(control, value)).toBe(words);
});
