import { expect, it } from "vitest";
import { testConfig } from "../../../test/fixtures/listing";
import { isOptional } from "./field-definition";
import { formAbout } from "./form-about";
import type { FormKey } from "./form-catalogue";
import { siteForm } from "./site-form";

const fieldOf = (key: FormKey, namesVehicle: boolean, name: string) =>
  formAbout(siteForm(testConfig(), key), key, namesVehicle)
    .steps.flat()
    .find((field) => field.name === name);
const isNeeded = (...asked: Parameters<typeof fieldOf>) => {
  const field = fieldOf(...asked);
  return field !== undefined && !isOptional(field);
};

it("a test drive that names no vehicle lets it be looked for, and asks for a choice", () => {
  expect(isNeeded("testDrive", false, "drive_car")).toBe(true);
  expect(fieldOf("testDrive", false, "wanted")).toMatchObject({ optional: true });
  for (const name of ["wanted", "drive_car"]) expect(fieldOf("testDrive", true, name), name).toBeUndefined();
  expect(fieldOf("enquiry", false, "drive_car")).toBeUndefined();
});

it("an enquiry that names no vehicle has to say something", () => {
  expect(isNeeded("enquiry", false, "message")).toBe(true);
  expect(isNeeded("enquiry", true, "message")).toBe(false);
  expect(isNeeded("photoRequest", false, "message")).toBe(false);
});

it("a form that looks for a vehicle asks always", () => {
  expect(fieldOf("similarVehicle", true, "wanted")).toBeDefined();
});
