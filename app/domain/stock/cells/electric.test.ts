import { expect, test } from "vitest";
import type { DistanceUnit } from "../../country/distance-unit";
import { electricRangeOf, kilowattHoursOf, kilowattsOf } from "./electric";

type Note = (code: string) => void;
function noted(read: (note: Note) => number | null) {
  const notes: string[] = [];
  return [read((code) => notes.push(code)), ...notes];
}
const range = (text: string, unit: DistanceUnit = "km") => noted((note) => electricRangeOf(text, unit, note));

test.each([
  ["450", 450],
  ["450.0", 450],
  ["450 km", 450],
  ["450km", 450],
  ["450 km WLTP", 450],
  ["450 km (WLTP)", 450],
  ["WLTP 450 km", 450],
  ["Up to 450 km, WLTP", 450],
  ["450 WLTP", 450],
  ["1,020 km", 1_020],
  ["450-480 km", 450],
  ["450 – 480 km", 450],
])("%s is a range of %d km", (text, km) => expect(range(text)).toEqual([km]));

test("a bare range counts what the feed's distances count, one with its unit does not", () => {
  expect(range("280", "mi")).toEqual([451, "miles-converted"]);
  expect(range("450 km", "mi")).toEqual([450]);
});

test.each(["280 miles", "280 mi (EPA)"])("%s are kilometres, which is told", (text) =>
  expect(range(text)).toEqual([451, "miles-converted"]),
);

test.each([
  ["261 miles miles", 420, "miles-converted"],
  ["450 km miles", 450],
  ["450 km WLTP miles", 450],
  ["278 miles", 447, "miles-converted"],
  ["- miles", null],
  ["n/a km", null],
])("%s, with the unit of its column behind it, is %d km", (text, km, ...told) =>
  expect(range(text)).toEqual([km, ...told]),
);

test.each(["-450", "- 450 km", "long range", "450 kWh", "8 hours", "kWh 64", "450 l", "Gen 2"])(
  "%s names no range, which is told",
  (text) => expect(range(text)).toEqual([null, "electric-range-unknown"]),
);

test.each(["0", "0 km", "0.0", "", "-", "N/A", "km", "mi", "miles", "0 miles"])(
  "%j of a vehicle without a battery is not told",
  (text) => expect(range(text)).toEqual([null]),
);

test.each([
  ["64", 64],
  ["64.8 kWh", 64.8],
  ["64,8kWh", 64.8],
  ["77.4 kWh usable", 77.4],
  ["82 kWh gross, 77 kWh net", 82],
])("%s is a battery of %d kWh", (text, size) =>
  expect(noted((note) => kilowattHoursOf(text, note))).toEqual([size]),
);

test("what names no battery's size is told, and an empty cell is not", () => {
  for (const text of ["-64", "400 V", "160 Ah", "lithium-ion", "150 kW"])
    expect(noted((note) => kilowattHoursOf(text, note))).toEqual([null, "battery-unknown"]);
  for (const text of ["0", "0 kWh", "n/a"])
    expect(noted((note) => kilowattHoursOf(text, note))).toEqual([null]);
});

test("a charging power is in kilowatts", () => {
  const read = (text: string) => noted((note) => kilowattsOf(text, note));
  expect([read("11"), read("11 kW AC"), read("150kW DC"), read("7.4 kW")]).toEqual([
    [11],
    [11],
    [150],
    [7.4],
  ]);
  expect(read("Type 2")).toEqual([null, "charging-unknown"]);
  expect(read("77 kWh")).toEqual([null, "charging-unknown"]);
  expect(read("0")).toEqual([null]);
});
