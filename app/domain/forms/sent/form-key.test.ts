import { expect, it } from "vitest";
import { formKeyOf } from "./form-key";

it("knows a shown form by the first part, and an added lead by the whole key", () => {
  expect(formKeyOf("form.first")).toBe(formKeyOf("form.other"));
  expect(formKeyOf("form2.first")).not.toBe(formKeyOf("form.first"));
  expect(formKeyOf("api.key.first")).not.toBe(formKeyOf("api.key.other"));
  expect([formKeyOf(""), formKeyOf("."), formKeyOf("api"), formKeyOf("form")]).toEqual([
    "",
    "",
    "api",
    "form",
  ]);
});
