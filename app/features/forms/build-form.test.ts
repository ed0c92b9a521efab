import { expect, it } from "vitest";
import { siteForm } from "~/domain/forms/site-form";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { siteConfig } from "../../../test/fixtures/site";
import { buildForm } from "./build-form";

const phoneShown = (phone: string, country: "au" | "nz" = "au") => {
  const config = siteConfig({ site: { country } });
  const t = serverTranslator("en-AU", {});
  const form = siteForm(config, "enquiry");
  const values = { name: "Zoë", phone };
  const view = buildForm({ form, config, t, action: "/enquire", token: "t", today: "2026-11-21", values });
  expect(view.values["name"]).toBe("Zoë");
  return view.values["phone"];
};

it("shows a kept number as it is written at home, and what was typed as it was typed", () => {
  expect(phoneShown("+61412345678")).toBe("0412 345 678");
  expect(phoneShown("+64211234567")).toBe("+64 21 123 4567");
  expect(phoneShown("+64211234567", "nz")).toBe("021 123 4567");
  expect(phoneShown("0412 3")).toBe("0412 3");
});

it.each([
  ["en-AU", "kms"],
  ["ar", "كم"],
  ["zh-Hans", "公里"],
])("says kilometres beside their box in the language of the page (FORM-05): %s", (tag, km) => {
  const [config, t] = [siteConfig({}), serverTranslator(tag, {})];
  const form = siteForm(config, "service");
  const view = buildForm({ form, config, t, action: "/s", token: "t", today: "2026-11-21", values: {} });
  expect(view.words.km).toBe(km);
});

it("says of a drive's day that it may be left open, and of a time nothing; a dealer's file can need both", () => {
  const marks = (own: object) => {
    const [config, t] = [siteConfig({ forms: { own } }), serverTranslator("en-AU", {})];
    const choice = [{ value: "2026-11-23", label: "Monday" }];
    const choices = { booking_date: choice, booking_time: choice };
    const form = siteForm(config, "testDrive");
    const view = buildForm({ form, config, t, action: "/d", token: "t", today: "2026-11-21", choices });
    const fields = view.groups.flatMap((group) => group.fields);
    return ["booking_date", "booking_time"].map((name) => {
      const field = fields.find((one) => one.name === name);
      return [field?.optional, field?.mark];
    });
  };
  expect(marks({})).toEqual([
    [true, "(or leave it open)"],
    [true, null],
  ]);
  const required = ["booking_date", "booking_time"];
  expect(marks({ testDrive: { required } })).toEqual([
    [false, null],
    [false, null],
  ]);
});
