import { expect, it } from "vitest";
import { usableGauge } from "./history-gauge";

it.each([
  [
    { score: 78, label: "Clear record" },
    { score: 78, label: "Clear record" },
  ],
  [
    { score: 0, label: " None " },
    { score: 0, label: "None" },
  ],
  [
    { score: 100, label: "سجل نظيف", more: 1 },
    { score: 100, label: "سجل نظيف" },
  ],
  [
    { score: 77.5, label: "Clear\u0007\n record" },
    { score: 78, label: "Clear record" },
  ],
])("TEN-18: takes %j", (answer, gauge) => {
  expect(usableGauge(answer)).toEqual(gauge);
});

it.each([
  [null],
  [[]],
  ["78"],
  [{}],
  [{ score: 78 }],
  [{ score: "78", label: "Clear" }],
  [{ score: -0.1, label: "Clear" }],
  [{ score: 100.1, label: "Clear" }],
  [{ score: NaN, label: "Clear" }],
  [{ score: null, label: "Clear" }],
  [{ score: 78, label: "  " }],
  [{ score: 78, label: 5 }],
  [{ score: 78, label: "<b>Clear</b>" }],
  [{ score: 78, label: "x".repeat(121) }],
  [Object.create({ score: 78, label: "Clear" })],
])("TEN-18: shows nothing of %j", (answer) => {
  expect(usableGauge(answer)).toBeNull();
});
