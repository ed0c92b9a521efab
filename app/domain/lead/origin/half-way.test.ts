import { expect, it } from "vitest";
import { siteConfig } from "../../../../test/fixtures/site";
import { begunKey, isBegunKey, isHalfWay, isSameMatter, LEFT_HALF_WAY, tellsLeft } from "./half-way";

it("tells a form that was begun from one that was sent", () => {
  expect(isBegunKey(begunKey("form"))).toBe(true);
  for (const sent of ["form", "form.digest", "", "begun"]) expect(isBegunKey(sent), sent).toBe(false);
});

it("knows a form whose steps are not finished", () => {
  expect(isHalfWay({ subcategory: LEFT_HALF_WAY, fields: {} })).toBe(true);
  expect(isHalfWay({ subcategory: null, fields: { form_completed: "false" } })).toBe(true);
  expect(isHalfWay({ subcategory: null, fields: { form_completed: "true" } })).toBe(false);
  expect(isHalfWay({ subcategory: "Photo Request", fields: {} })).toBe(false);
});

it("tells of a form that was left where somebody can be reached, unless the dealer wants none", () => {
  const told = (values: Readonly<Record<string, string>>, suspicion: string | null = null, tellLeft = true) =>
    tellsLeft(siteConfig({ forms: { tellLeft } }), { values, suspicion });
  expect(told({ phone: "+61412345678" })).toBe(true);
  expect(told({ email: "mia@shopper.example" })).toBe(true);
  expect(told({ name: "Mia" })).toBe(false);
  expect(told({ phone: "+61412345678" }, "honeypot")).toBe(false);
  expect(told({ phone: "+61412345678" }, null, false)).toBe(false);
});

it.each([
  ["the same page, and nothing of a vehicle", "/enquire?step=2", {}, "/enquire", {}, true],
  ["another page", "/enquire", {}, "/offers/snow/enquire", {}, false],
  [
    "the same plate, whatever else",
    "/sell",
    { rego: "123ABC", make: "Mazda" },
    "/sell",
    { rego: "123abc " },
    true,
  ],
  ["another plate", "/sell", { rego: "123ABC" }, "/sell", { rego: "456DEF" }, false],
  [
    "the same vehicle",
    "/sell",
    { make: "Mazda", model: "3", year: "2018" },
    "/sell",
    { year: "2018", make: "mazda", model: "3" },
    true,
  ],
  [
    "another vehicle",
    "/sell",
    { make: "Mazda", model: "3" },
    "/sell",
    { make: "Toyota", model: "Yaris" },
    false,
  ],
  ["a vehicle that was not named yet", "/sell", {}, "/sell", { make: "Toyota" }, true],
])("knows the matter of %s", (_, leftPath, left, sentPath, sent, isSame) => {
  const site = "https://www.yard.example";
  const of = (path: string, fields: Readonly<Record<string, string>>) => ({ url: site + path, fields });
  expect(isSameMatter(of(sentPath, sent), of(leftPath, left))).toBe(isSame);
});
