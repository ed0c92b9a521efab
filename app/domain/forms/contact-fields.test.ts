import { describe, expect, it } from "vitest";
import { easyContact, withMissing } from "./contact-fields";
import { type FieldName, FIELDS } from "./field-catalogue";
import { isOptional } from "./field-definition";

const CORE: readonly FieldName[] = ["name", "last_name", "email", "phone", "postcode"];
const asked = (needs: Parameters<typeof easyContact>[1], names = CORE) => {
  const fields = easyContact(
    names.map((name) => FIELDS[name]),
    needs,
  );
  const named = (fits: (field: (typeof fields)[number]) => boolean) =>
    fields.filter(fits).map(({ name }) => name);
  return {
    free: named((field) => isOptional(field) && field.oneOf === undefined),
    either: named(({ oneOf }) => oneOf === "reach"),
  };
};

describe("contact is a name and a phone or an e-mail", () => {
  it("and nothing else where nothing else is needed", () => {
    expect(asked({})).toEqual({ free: ["last_name", "postcode"], either: ["email", "phone"] });
  });

  it.each<[string, Parameters<typeof easyContact>[1], object]>([
    ["postcode", { required: ["postcode"] }, { free: ["last_name"], either: ["email", "phone"] }],
    ["e-mail", { required: ["email"] }, { free: ["last_name", "phone", "postcode"], either: [] }],
    ["both", { required: ["email", "phone"] }, { free: ["last_name", "postcode"], either: [] }],
    ["all", { required: CORE }, { free: [], either: [] }],
  ])("with %s where a form needs it", (_, needs, expected) => expect(asked(needs)).toEqual(expected));

  it("a dealer who lets one of the two be empty asks for the other; both can never be empty", () => {
    expect(asked({ optional: ["phone"] })).toEqual({ free: ["last_name", "phone", "postcode"], either: [] });
    expect(asked({ optional: ["phone", "email"] }).either).toEqual(["email", "phone"]);
  });

  it("a step with only one of the two needs it, whatever the file says", () => {
    const one: readonly FieldName[] = ["name", "email"];
    expect(asked({}, one)).toEqual({ free: [], either: [] });
    expect(asked({ optional: ["email"] }, one)).toEqual({ free: [], either: [] });
  });

  it("leaves other questions as they are", () => {
    const own: readonly FieldName[] = ["rego", "message"];
    expect(asked({}, own).free).toEqual(["message"]);
    expect(asked({ optional: ["rego"], required: ["message"] }, own).free).toEqual(["rego"]);
  });
});

it("each of two fields is missing when both are empty, and neither when one is given", () => {
  const fields = easyContact(CORE.map((name) => FIELDS[name]));
  const missing = (...given: readonly string[]) =>
    withMissing(fields, (name) => (given.includes(name) ? "x" : "")).flatMap((field) =>
      field.missing ? [field.name] : [],
    );
  expect(missing("name")).toEqual(["email", "phone"]);
  expect(missing("phone")).toEqual([]);
  expect(missing("email", "phone")).toEqual([]);
});

it.each([
  ["Phone", "phone", "email"],
  ["SMS", "phone", "email"],
  ["Email", "email", "phone"],
])("asks for what somebody needs who wants to be answered by %s", (way, needed, other) => {
  const names: readonly FieldName[] = ["email", "phone", "PreferredContactMethod"];
  const fields = easyContact(names.map((name) => FIELDS[name]));
  const typed = new Map([
    ["PreferredContactMethod", way],
    [other, "x"],
  ]);
  const found = withMissing(fields, (name) => typed.get(name) ?? "");
  expect(found.filter((field) => !isOptional(field) || field.missing).map(({ name }) => name)).toEqual([
    needed,
  ]);
  expect(found.some(({ texts }) => texts === true)).toBe(way === "SMS");
  const unasked = withMissing(fields.slice(0, 2), (name) => typed.get(name) ?? "");
  expect(unasked.every(isOptional), "where nobody is asked").toBe(true);
});
