import { expect, it } from "vitest";
import { litresOf } from "./litres";

const read = (text: string) => {
  const codes: string[] = [];
  return { value: litresOf(text, (code) => codes.push(code)), codes };
};

it.each([
  ["4 cyl, 2.5 L", 2.5],
  ["2.0", 2],
  ["2", 2],
  ["1.4", 1.4],
  ["3.3Lit", 3.3],
  ["2.0L", 2],
  ["2,0 l", 2],
  ["1.5 Litre", 1.5],
  ["EcoTec3 5.3L V8", 5.3],
  ["3.0L TFSI", 3],
  ["1998cc", 2],
  ["2,362 cc", 2.4],
  ["1969", 2],
  ["650", 0.7],
  ["125", 0.1],
  ["12.8", 12.8],
  ["16.1 L", 16.1],
  ["1.332 cm³", 1.3],
  ["1.968 cm³", 2],
  ["1.984 ccm", 2],
  ["1 968 cm3", 2],
  ["12.902 cm³", 12.9],
  ["999 cm³", 1],
  ["1,968", 2],
  ["2,0", 2],
])("%s is %s litres", (text, litres) => {
  expect(read(text)).toEqual({ value: litres, codes: [] });
});

it.each([
  "",
  "0 L",
  "0",
  "30L",
  "V8",
  "Electric Motor",
  "40",
  "20001",
  "-2.0",
  "-1.968 cm³",
  "1.2.968 cc",
  "2020 Toyota",
])("%s names no engine's size", (text) => {
  expect(read(text)).toEqual({ value: null, codes: ["engine-size-unknown"] });
});
