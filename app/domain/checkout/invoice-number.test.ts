import { expect, it } from "vitest";
import { invoiceNumber, isSlipOfNumber } from "./invoice-number";

it.each([
  ["10233", "10233"],
  ["INV/2026-7", "INV/2026-7"],
  ["INV-10233/A & B", "INV-10233/A & B"],
  ["INV <b>1</b>", "INV 1"],
  ["Invoice no. 4711", "no 4711"],
  ["#10233 ", "10233"],
  ["فاتورة ١٢٣", "١٢٣"],
  ["发票 88", "发票 88"],
  ["12345678901234567890", "12345678901234567890"],
  ["123456789012345678901", "12345678901234567890"],
  ["WIN at evil.example", ""],
  ["https://evil.example/", ""],
  ["see http://evil.example/7", "see http example/7"],
  ["<script>alert(1)</script>", "1"],
  ["<<<1", "1"],
  ["no number", ""],
  ["", ""],
  ["   ", ""],
])("of %j is %j", (typed, number) => expect(invoiceNumber(typed)).toBe(number));

it.each([
  ["10233", "10332", false],
  ["10323", "10332", true],
  ["10332", "10335", true],
  ["10332", "1032", true],
  ["1032", "10332", true],
  ["INV-10332", "inv-10322", true],
  ["10332", "10332", false],
  ["10332", "10400", false],
  ["10332", "103", false],
  ["12", "13", false],
])("knows a number that was mistyped once: %s, %s", (one, other, expected) => {
  expect(isSlipOfNumber(one, other)).toBe(expected);
});
