import { describe, expect, it } from "vitest";
import { parseReport } from "./reported-event";

describe("parseReport", () => {
  it("takes an event of the list, with or without a vehicle", () => {
    expect(parseReport('{"id":49}')).toEqual({ id: 49 });
    expect(parseReport('{"id":4,"car_id":"1234567890123456"}')).toEqual({
      id: 4,
      car_id: "1234567890123456",
    });
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "id=4"],
    ["a number of no event", '{"id":5}'],
    ["a text for a number", '{"id":"4"}'],
    ["a vehicle that cannot be", '{"id":4,"car_id":"0"}'],
    ["too long a vehicle", '{"id":4,"car_id":"12345678901234567"}'],
    ["something about a person", '{"id":4,"email":"a@b.example"}'],
    ["a list", "[4]"],
    ["null", "null"],
    ["a body without end", `{"id":4,"car_id":"1"}${" ".repeat(600)}`],
  ])("takes not %s", (_, body) => {
    expect(parseReport(body)).toBeNull();
  });
});
