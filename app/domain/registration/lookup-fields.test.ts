import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { FORM_KEYS } from "../forms/form-catalogue";
import { siteForm } from "../forms/site-form";
import { tradeFields, tradeVehicleNames } from "../trade/trade-fields";
import { wholeTradeForm } from "../trade/trade-form";
import { withFoundFields } from "./lookup-fields";

const off = siteConfig();
const on = siteConfig({ forms: { registrationLookup: { url: "https://rego.example/v1" } } });
const namesOf = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);
const KNOWN = ["body", "gearbox", "colour", "vin"];

describe("forms with a look-up of registrations", () => {
  it("ask the same as before where the dealer has none", () => {
    const all = [...FORM_KEYS.map((key) => siteForm(off, key).steps.flat()), tradeFields(off, "vehicle")];
    for (const fields of all) {
      expect(fields.filter(({ whenKnown }) => whenKnown === true)).toEqual([]);
      expect(withFoundFields(off, fields)).toBe(fields);
    }
  });

  it("take what it tells, right after the shopper's vehicle, and need none of it", () => {
    const fields = siteForm(on, "service").steps.flat();
    expect(namesOf(fields).slice(0, 9)).toEqual([
      "vehicle",
      "rego",
      "regoState",
      "kms",
      ...KNOWN,
      "service_type",
    ]);
    for (const field of fields.filter(({ name }) => KNOWN.includes(name)))
      expect(field).toMatchObject({ optional: true, whenKnown: true });
  });

  it("stay as they are where no registration is asked for", () => {
    for (const key of ["enquiry", "parts", "careers"] as const)
      expect(namesOf(siteForm(on, key).steps.flat())).toEqual(namesOf(siteForm(off, key).steps.flat()));
  });

  it("ask nothing twice: a field of the dealer's own steps stays what it is", () => {
    const steps: ("rego" | "vin" | "name" | "phone")[][] = [["rego", "vin", "name", "phone"]];
    const forms = { registrationLookup: on.forms.registrationLookup, own: { service: { steps } } };
    const fields = siteForm(siteConfig({ forms }), "service").steps.flat();
    expect(fields.filter(({ name }) => name === "vin")).toHaveLength(1);
    expect(fields.find(({ name }) => name === "vin")?.whenKnown).toBeUndefined();
  });

  it("begin a trade-in with the registration, which may be left out, and keep all of that page", () => {
    const fields = tradeFields(on, "vehicle");
    expect(namesOf(fields)).toEqual(["rego", "regoState", "year", "make", "model", "kms", ...KNOWN]);
    expect(fields.filter(({ optional }) => optional !== true).map(({ name }) => name)).toEqual([
      "year",
      "make",
      "model",
      "kms",
    ]);
    expect(namesOf(tradeVehicleNames(on))).toEqual([...namesOf(fields), "vehicle_kind"]);
    expect(namesOf(tradeVehicleNames(off))).toEqual(["year", "make", "model", "kms", "vehicle_kind"]);
  });

  it("say the registration of a trade-in once, although two steps ask for it", () => {
    const asked = namesOf(wholeTradeForm(on, false).steps.flat());
    expect(asked.filter((name) => name === "rego")).toHaveLength(1);
    expect(new Set(asked).size).toBe(asked.length);
  });
});
