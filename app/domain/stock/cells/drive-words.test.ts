import { expect, it } from "vitest";
import { driveOf } from "./drive-words";

it.each([
  ["Front", "FWD"],
  ["Front Wheel Drive", "FWD"],
  ["FWD", "FWD"],
  ["FrontTrak", "FWD"],
  ["4x2 front", "FWD"],
  ["Rear", "RWD"],
  ["Rear-wheel drive", "RWD"],
  ["RWD", "RWD"],
  ["sDrive", null],
  ["AWD", "AWD"],
  ["All Wheel Drive", "AWD"],
  ["All-wheel-drive", "AWD"],
  ["4MATIC®", "AWD"],
  ["4MATIC+", "AWD"],
  ["quattro", "AWD"],
  ["xDrive", "AWD"],
  ["xDrive40i", "AWD"],
  ["4MOTION", "AWD"],
  ["Symmetrical AWD", "AWD"],
  ["4WD", "4WD"],
  ["4x4", "4WD"],
  ["4X4 Dual Range", "4WD"],
  ["Four Wheel Drive", "4WD"],
  ["Part-time 4WD", "4WD"],
  ["2WD", "2WD"],
  ["4x2", "2WD"],
  ["4X2", "2WD"],
  ["8-Speed Automatic AWD", "AWD"],
  ["", null],
  ["Other", null],
  ["Front Row Motors", null],
  ["Unknown", null],
])("%s is %s", (text, drive) => {
  expect(driveOf(text)).toBe(drive);
});
