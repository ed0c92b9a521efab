import { expect, it } from "vitest";
import { berthsOf } from "./berths";
import { caravanFeetOf, feetOf, millimetresOf } from "./length";
import { kilogramsOf } from "./mass";
import { powerOf, torqueOf } from "./power";
import { percentOf, smallAmountOf } from "./rate";

const NOTHING = [
  "",
  " ",
  "0",
  "-1",
  "-6.8m",
  "many",
  "N/A",
  "TBA",
  "<b>22</b>",
  "6.8 parsecs",
  "1e3",
  "🚐",
  "Infinity",
];

it.each<readonly [string, number | null]>([
  [`22'6"`, 22.5],
  ["22’6”", 22.5],
  ["22' 6''", 22.5],
  ["22ft 6in", 22.5],
  ["22 feet 6 inches", 22.5],
  ["22ft", 22],
  ["22'", 22],
  ["22.5", 22.5],
  ["22", 22],
  ["6.8m", 22.31],
  ["6,8 m", 22.31],
  ["6.8 metres long", 22.31],
  ["680 cm", 22.31],
  ["6800mm", 22.31],
  ["6,800 mm", 22.31],
  ["6800", 22.31],
  [`22'6" (6.86m)`, 22.5],
  [`6.86m / 22'6"`, 22.51],
  [`22'14"`, null],
  ["22-24ft", null],
  ["150", null],
  ["150m", null],
  ...NOTHING.map((text) => [text, null] as const),
])("%s is a length of %s feet", (text, feet) => {
  expect(feetOf(text)).toBe(feet);
});

it.each<readonly [string, "length" | "width", number | null, boolean]>([
  ["5.4", "length", 17.72, true],
  ["9.9", "length", 32.48, true],
  ["10", "length", 10, false],
  ["22.5", "length", 22.5, false],
  ["6800", "length", 22.31, false],
  ["6.8m", "length", 22.31, false],
  [`22'6"`, "length", 22.5, false],
  ["2.2", "width", 7.22, true],
  ["3.5", "width", 11.48, true],
  ["7.8", "width", 7.8, false],
  ...NOTHING.map((text) => [text, "length", null, false] as const),
])("%s is a caravan's %s of %s feet", (text, measure, feet, isTold) => {
  const notes: string[] = [];
  expect(caravanFeetOf(text, measure, (code) => notes.push(code))).toBe(feet);
  expect(notes).toEqual(isTold ? ["metres-by-size"] : []);
});

it.each([
  [`22'6" m`, 22.5],
  ["6800mm m", 22.31],
  ["6.8 m m", 22.31],
  ["21ft cm", 21],
  ["6.8 m", 22.31],
])("a unit that a mapping added does not count in %s", (text, feet) => expect(feetOf(text)).toBe(feet));

it.each<readonly [string, number | null]>([
  ["4850", 4_850],
  ["4,850mm", 4_850],
  ["4.85 m", 4_850],
  ["4.85", 4_850],
  ["485cm", 4_850],
  [`15'11"`, 4_851],
  ["185", null],
  ...NOTHING.map((text) => [text, null] as const),
])("%s is a length of %s millimetres", (text, millimetres) => {
  expect(millimetresOf(text)).toBe(millimetres);
});

it.each<readonly [string, number | null]>([
  ["2800", 2_800],
  ["2,800kg", 2_800],
  ["2 800 kg", 2_800],
  ["2.8t", 2_800],
  ["2.8 tonnes", 2_800],
  ["2,8 t", 2_800],
  ["6,000 lbs", 2_722],
  ["ATM: 2800kg", 2_800],
  ["2.8", null],
  ["2500-2800kg", null],
  ["9999999", null],
  ...NOTHING.map((text) => [text, null] as const),
])("%s is a mass of %s kilograms", (text, kilograms) => {
  expect(kilogramsOf(text)).toBe(kilograms);
});

it.each<readonly [string, number | null]>([
  ["110kW @ 4000rpm", 110],
  ["110", 110],
  ["150 hp", 111.9],
  ["150PS (110 kW)", 110.3],
  ["1.5T", null],
  ["Turbo 4", null],
  ["9000", null],
  ...NOTHING.map((text) => [text, null] as const),
])("%s is a power of %s kilowatts", (text, kilowatts) => {
  expect(powerOf(text)).toBe(kilowatts);
});

it.each<readonly [string, number | null]>([
  ["4", 4],
  ["4 Berth", 4],
  ["Sleeps 4", 4],
  ["2+2", 4],
  ["2 + 2 berth", 4],
  ["4-6", null],
  ["40", null],
  ["4.5", null],
  ...NOTHING.map((text) => [text, null] as const),
])("%s sleeps %s", (text, sleeps) => {
  expect(berthsOf(text)).toBe(sleeps);
});

it.each<readonly [string, number | null]>([
  ["7.49", 7.49],
  ["7,49 %", 7.49],
  ["7.49% p.a.", 7.49],
  ["0%", 0],
  ["749", null],
  ["6.5% to 9%", null],
  ...NOTHING.map((text) => [text, null] as const),
])("%s is a rate of %s percent", (text, percent) => {
  expect(percentOf(text)).toBe(percent);
});

it.each<readonly [string, number | null]>([
  ["95", 95],
  ["$95.50 per week", 95.5],
  ["$95 pw", 95],
  ["$1,234/month", 1_234],
  ["£95", null],
  ["POA", null],
  ...NOTHING.map((text) => [text, null] as const),
])("%s is an amount of %s", (text, amount) => {
  expect(smallAmountOf(text, { currency: "AUD", inCents: false })).toBe(amount);
});

it.each<readonly [string, string | null]>([
  ["500", "500 Nm"],
  ["500 Nm @ 2000rpm", "500 Nm @ 2000rpm"],
  ["Nm", null],
  ["0 Nm", null],
  ["<b>500</b>", null],
  ["", null],
  ["0", null],
  ["-5", null],
  ["strong", null],
])("%s is a torque of %s", (text, torque) => {
  expect(torqueOf(text)).toBe(torque);
});
