import { expect, it } from "vitest";
import { readAddedBody } from "./added-lead";

const read = (answers: object) => readAddedBody({ form: "enquiry", answers });
const faults = (answers: object) => read(answers).faults.map(({ field, detail }) => `${field}: ${detail}`);

it("names the choices to an answer that is too long for any of them", () => {
  expect(faults({ tradeIn: "Maybe" })).toEqual(['answers.tradeIn: expected one of "Yes", "No"']);
  expect(faults({ tradeIn: "Yes" })).toEqual([]);
});

it.each(["2026-02-30", "2026-13-01", "soon"])("refuses a day that is in no calendar: %s", (day) => {
  expect(faults({ booking_date: day })[0]).toContain("answers.booking_date: expected a date (2026-11-30)");
});

it.each(["2028-02-29", "", null])("takes a day or none: %j", (day) => {
  expect(faults({ booking_date: day })).toEqual([]);
});

it("takes the code of a state as webhooks write it", () => {
  expect(read({ regoState: "QLD" }).added?.answers.regoState).toBe("qld");
  expect(read({ regoState: null }).added?.answers.regoState).toBeNull();
});
