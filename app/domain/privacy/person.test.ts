import { describe, expect, it } from "vitest";
import { isContactOf, mentions, personNumber } from "./person";

describe("mentions", () => {
  const phone = { phone: "+61412345678" };
  const email = { email: "o'mia+x@a-b.example" };

  it.each(["+61412345678", "0412 345 678", "+61 412 345 678", "(0412) 345-678", "0011 61 412 345 678"])(
    "finds a number written %j",
    (text) => expect(mentions(phone, { any: text })).toBe(true),
  );
  it.each(["0412 345 679", "10412345678", "04123456780", "412", ""])("takes %j for another", (text) =>
    expect(mentions(phone, { any: text })).toBe(false),
  );
  it("finds an address in any case, within texts and within JSON in a text", () => {
    expect(mentions(email, { a: "Write to O'MIA+X@A-B.example." })).toBe(true);
    expect(
      mentions(email, { receipt: JSON.stringify({ answers: [{ value: "o'mia+x@a-b.example" }] }) }),
    ).toBe(true);
    expect(mentions(email, [["email", "o'mia+x@a-b.example"]])).toBe(true);
  });
  it("takes longer addresses, and texts that only look like JSON, for others", () => {
    const mia = { email: "mia@b.example" };
    for (const text of [
      "x.mia@b.example",
      "mia@b.example.org",
      "mia@b.examples",
      "miaxb.example",
      "{broken",
      "[1",
    ])
      expect(mentions(mia, { a: text, b: null, c: 7 })).toBe(false);
  });
});

it("knows a contact by the one or the other", () => {
  const contact = { email: "Mia@B.example", phone: null };
  expect(isContactOf({ email: "mia@b.EXAMPLE" }, contact)).toBe(true);
  expect(isContactOf({ phone: "+61412345678" }, contact)).toBe(false);
  expect(isContactOf({ phone: "+61412345678" }, { email: null, phone: "+61412345678" })).toBe(true);
});

it.each([
  ["0412 345 678", "+61412345678"],
  ["+61 412-345-678", "+61412345678"],
  ["0211234567", null],
  ["021 123 4567", "+64211234567"],
  ["+44 7400 123456", "+447400123456"],
  ["0412", null],
  ["nobody", null],
])("reads the number of somebody who asks to be forgotten, if it is of one country: %s", (text, number) =>
  expect(personNumber(text)).toBe(number),
);
