import { describe, expect, it } from "vitest";
import { newOrder } from "../../../test/fixtures/order";
import { holdAnswer, holdsCountFrom, holdEnd, isSamePerson, sameStoryFrom } from "./vehicle-hold";

const NOON = new Date("2026-11-21T12:00:00.000Z");

describe("a hold", () => {
  it.each([
    { openHolds: 0, unpaidHolds: 0, answer: "kept" },
    { openHolds: 1, unpaidHolds: 2, answer: "kept" },
    { openHolds: 2, unpaidHolds: 0, answer: "limited" },
    { openHolds: 9, unpaidHolds: 2, answer: "limited" },
    { openHolds: 0, unpaidHolds: 3, answer: "unkept" },
    { openHolds: 2, unpaidHolds: 3, answer: "unkept" },
  ] as const)("with $openHolds open and $unpaidHolds in vain is $answer", ({ answer, ...facts }) => {
    expect(holdAnswer({ isOwn: false, ...facts })).toBe(answer);
    expect(holdAnswer({ isOwn: true, ...facts }), "one's own goes on").toBe("kept");
  });

  it("lasts ten minutes from each visit of the payment page", () => {
    expect(holdEnd(NOON)).toBe("2026-11-21T12:10:00.000Z");
  });

  it("counts for a day, for the vehicle and for the dealer's story", () => {
    expect(holdsCountFrom(NOON)).toBe("2026-11-20T12:00:00.000Z");
    expect(sameStoryFrom("2026-11-21T12:00:00.000Z")).toBe("2026-11-20T12:00:00.000Z");
  });
});

describe("the person of two orders", () => {
  const of = (contact: Partial<ReturnType<typeof newOrder>["contact"]>) => ({
    contact: { ...newOrder().contact, ...contact },
  });
  const zoe = of({});

  it("is one where address and number are the same, however the address is written", () => {
    expect(isSamePerson(zoe, of({ name: "Z.", email: "ZOE@Example.com" }))).toBe(true);
    expect(isSamePerson(of({ email: null }), of({ email: null }))).toBe(true);
  });

  it("is another where either differs: nobody silences another by one of them", () => {
    expect(isSamePerson(zoe, of({ email: "other@example.com" }))).toBe(false);
    expect(isSamePerson(zoe, of({ phone: "+61400000000" }))).toBe(false);
    expect(isSamePerson(zoe, of({ email: null }))).toBe(false);
  });
});
