import { expect, it } from "vitest";
import { isGoneForGood } from "./vehicle-gone";

const BEGINS = new Date("2026-11-25T09:00:00Z");
const at = (clock: string) => new Date(`2026-11-${clock}:00Z`);

it.each([
  ["sold, nobody knows when", null, "21T08:00", true],
  ["missing since a moment", "21T08:00", "21T08:00", false],
  ["missing for nearly two hours", "21T06:01", "21T08:00", false],
  ["missing for two hours", "21T06:00", "21T08:00", true],
  ["missing for nearly a quarter of an hour before a drive in four", "25T04:46", "25T05:00", false],
  ["missing for a quarter of an hour before a drive in four", "25T04:45", "25T05:00", true],
  ["missing for a quarter of an hour before a drive a little later", "25T04:44", "25T04:59", false],
  ["that is to leave", "22T08:00", "21T08:00", false],
])("a vehicle that is %s", (_, goneAt, now, isGone) => {
  expect(isGoneForGood({ goneAt: goneAt === null ? null : at(goneAt) }, BEGINS, at(now))).toBe(isGone);
});
