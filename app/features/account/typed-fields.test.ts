import { expect, it } from "vitest";
import { typedFields } from "./typed-fields.server";

it("keeps texts in their order, doubled names too", () => {
  const form = new FormData();
  const typed = [
    ["name", "Mia"],
    ["extra", "one"],
    ["extra", "two"],
  ] as const;
  for (const [name, value] of typed) form.append(name, value);
  expect(typedFields(form)).toEqual(typed);
});

it("leaves out files and what is secret or stands for a moment", () => {
  const form = new FormData();
  form.append("resume", new File(["x"], "cv.pdf"));
  for (const name of ["form-token", "card_number", "password", "code", "cvc"]) form.append(name, "1");
  expect(typedFields(form)).toEqual([]);
});

it("keeps a postcode, which is no code", () => {
  const form = new FormData();
  form.append("postcode", "4105");
  expect(typedFields(form)).toEqual([["postcode", "4105"]]);
});
