import { describe, expect, it } from "vitest";
import { readCell, type TransformName } from "./cell-transforms";

function read(name: TransformName, text: string): { value: unknown; codes: string[] } {
  const codes: string[] = [];
  const reading = { currency: "AUD", country: "au", distanceUnit: "km", moneyInCents: false } as const;
  return { value: readCell(name, text, (code) => codes.push(code), reading), codes };
}

describe("other cells", () => {
  it.each([
    ["kilometres", "61,200 km", 61200],
    ["kilometres", "0", 0],
    ["kilometres", "unknown", null],
    ["litres", "4 cyl, 2.5 L", 2.5],
    ["litres", "1998cc", 2],
    ["litres", "1969", 2],
    ["litres", "0 L", null],
    ["cylinders", "4 cyl", 4],
    ["cylinders", "TT4", 4],
    ["cylinders", "0 L", null],
    ["consumption", "8.7 L / 100 km", 8.7],
    ["consumption", "0 L / 100 km", null],
    ["doors", "4 Doors", 4],
    ["doors", "5 Seats", null],
    ["seats", "7 Seats", 7],
    ["seats", "4 Doors", null],
    ["colour", "White / Black Leather", "White"],
    ["interiorColour", "White / Black Leather", "Black Leather"],
    ["interiorColour", "White / -", null],
    ["simpleColour", "Glacier White / Black", "white"],
    ["simpleColour", "5 years / Unlimited km", null],
    ["colour", "5 years / Unlimited km", null],
    ["colour", "3 years / 150,000 km", null],
    ["fuel", "Premium", "Petrol"],
    ["fuel", "Plug-in Hybrid", "PHEV"],
    ["fuel", "Other", null],
    ["drive", "Front", "FWD"],
    ["drive", "Other", null],
    ["transmission", "8 SP AUTOMATIC GEARTRONIC", "Automatic"],
    ["transmission", "Automated Manual", "Automatic"],
    ["transmission", "5 SP MANUAL", "Manual"],
    ["gears", "8 SP AUTOMATIC", 8],
    ["simpleBody", "Ute / Tray", "ute"],
    ["simpleBody", "4D WAGON", "wagon"],
    ["simpleBody", "Nobody's Motor Group", null],
    ["body", "Nobody's Motor Group", null],
    ["carType", "USED", "used"],
    ["carType", "demo:true used:false", "demo"],
    ["carType", "demo:false used:false", "new"],
    ["carType", "nan", null],
    ["city", "Phillip, ACT", "Phillip"],
    ["state", "Warrenheip, AU-VIC", "VIC"],
    ["date", "2026-03-04", "2026-03-04"],
    ["date", "4/3/2026", "2026-03-04"],
    ["date", "soon", null],
    ["date", "31/02/2026", null],
    ["date", "31/11/2026", null],
    ["date", "2026-02-29", null],
    ["date", "29/2/2028", "2028-02-29"],
    ["consumption", "7,5", 7.5],
    ["consumption", "7.5 L/100km", 7.5],
    ["list", "ABS, Airbags; Alarm|Tow bar\nSunroof", ["ABS", "Airbags", "Alarm", "Tow bar", "Sunroof"]],
    [
      "list",
      "https://a.example/w_800,h_600/1.jpg,https://a.example/w_800,h_600/2.jpg",
      ["https://a.example/w_800,h_600/1.jpg", "https://a.example/w_800,h_600/2.jpg"],
    ],
    [
      "list",
      "https://a.example/1,2.jpg|https://a.example/3.jpg",
      ["https://a.example/1,2.jpg", "https://a.example/3.jpg"],
    ],
    ["paragraphs", "One\nTwo", "One\nTwo"],
    ["status", "In Stock", "in_stock"],
  ] as const)("%s of %s", (name, text, value) => {
    expect(read(name, text).value).toEqual(value);
  });
});
