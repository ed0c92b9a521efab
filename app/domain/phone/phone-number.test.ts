import { describe, expect, it } from "vitest";
import { phoneEnding, phoneText, readPhone, unbrokenNumber } from "./phone-number";

describe("readPhone", () => {
  it.each([
    ["0412 345 678", "au", "+61412345678", true],
    ["+61 412 345 678", "au", "+61412345678", true],
    ["0011 64 21 123 4567", "au", "+64211234567", true],
    ["(0412) 345-678", "au", "+61412345678", true],
    ["07 5550 0142", "au", "+61755500142", false],
    ["021 123 4567", "nz", "+64211234567", true],
    ["021 123 4567", "au", "+64211234567", true],
    ["027-555-1234", "au", "+64275551234", true],
    ["(02) 9123 4567", "au", "+61291234567", false],
    ["029 123 4567", "au", "+61291234567", false],
    ["0291234567", "au", "+61291234567", false],
    ["+61412345678", "nz", "+61412345678", true],
    ["+44 7400 123456", "au", "+447400123456", true],
  ] as const)("reads %j of %s as %s", (text, country, e164, mobile) => {
    expect(readPhone(text, country)).toMatchObject({ e164, mobile });
  });

  it.each([
    "",
    "0412",
    "abc",
    "+",
    "0412 345 678 ext 5",
    "call 0412 345 678",
    "000",
    "0".repeat(5_000),
    "\u0000",
  ])("refuses %j", (text) => expect(readPhone(text, "au")).toBeNull());
});

it("writes a number as it is read at home and abroad", () => {
  expect(phoneText("+61412345678", "au")).toBe("0412 345 678");
  expect(phoneText("+61412345678", "nz")).toBe("+61 412 345 678");
  expect(unbrokenNumber("0412 345 678")).toBe("0412\u00a0345\u00a0678");
  expect(phoneText("nonsense", "au")).toBe("nonsense");
});

it("tells no more of a number than its end", () => expect(phoneEnding("+61412345678")).toBe("••• ••• 678"));
