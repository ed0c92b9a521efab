import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../test/fixtures/site";
import { siteForm } from "../forms/site-form";
import { asksWhichBooking, isSameVisit, isSomebodyElse, OWN_BOOKING } from "./own-booking";

const drive = (carId: string | null) => ({ kind: "testDrive" as const, carId, fields: {} });
const service = (fields: Record<string, string>) => ({ kind: "service" as const, carId: null, fields });

describe("a booking that a form is about again", () => {
  it("is a drive of the same vehicle", () => {
    expect(isSameVisit(drive("7"), { kind: "testDrive", carId: "7" })).toBe(true);
    expect(isSameVisit(drive("7"), { kind: "testDrive", carId: "8" })).toBe(false);
    expect(isSameVisit(drive("7"), { kind: "testDrive", carId: null })).toBe(false);
    expect(isSameVisit(drive(null), { kind: "testDrive", carId: null }), "of one not known yet").toBe(true);
    const wanting = (wanted: string) => isSameVisit(wished, { kind: "testDrive", carId: null, wanted });
    const wished = { ...drive(null), fields: { wanted: "Corolla" } };
    expect([wanting("corolla"), wanting("CX-5"), wanting("")]).toEqual([true, false, false]);
    expect(isSameVisit(drive("7"), { kind: "service", carId: "7" })).toBe(false);
  });

  it("is a service of the same registration, however it is typed", () => {
    const same = (rego: string) =>
      isSameVisit(service({ rego: "123 ABC" }), { kind: "service", carId: null, rego });
    expect([same("123abc"), same(" 123-ABC "), same("124ABC"), same("")]).toEqual([true, true, false, false]);
  });

  it("without registrations is a service of what was called the same", () => {
    const same = (vehicle: string) =>
      isSameVisit(service({ vehicle: "2018 Mazda 3" }), { kind: "service", carId: null, vehicle });
    expect([same("2018 mazda 3"), same("2019 Mazda 3"), same("")]).toEqual([true, false, false]);
  });
});

it("is asked about after the time, in the forms of visits alone", () => {
  const names = (key: "testDrive" | "service" | "enquiry") =>
    asksWhichBooking(siteForm(siteConfig(), key))
      .steps.flat()
      .map(({ name }) => name);
  expect(names("testDrive")).toEqual(expect.arrayContaining(["booking_time", OWN_BOOKING.name]));
  expect(names("testDrive").indexOf(OWN_BOOKING.name)).toBe(names("testDrive").indexOf("booking_time") + 1);
  expect(names("service").at(names("service").indexOf(OWN_BOOKING.name) - 1)).toMatch(
    /booking_time|preferred_date/,
  );
  expect(names("enquiry")).not.toContain(OWN_BOOKING.name);
});

describe("whoever fills in a form again", () => {
  const MIA = {
    name: "Mia",
    lastName: "Lee",
    phone: "+61412555123",
    email: "mia@shopper.example",
    postcode: null,
  };
  it.each([
    ["the same", {}, false],
    ["a mended number", { phone: "+61412555124" }, false],
    ["a mended number and address", { phone: "+61412555124", email: "mia@shoper.example" }, false],
    ["a shorter name, as one writes it to a workshop", { name: "M.", lastName: null, phone: null }, false],
    ["in capitals, without an address", { name: "MIA", lastName: null, email: null }, false],
    [
      "nothing the same",
      { name: "Noor", lastName: "Aziz", phone: "+61499000111", email: "noor@shopper.example" },
      true,
    ],
    ["another of the same first name", { lastName: "Wong", phone: "+61499000111", email: null }, true],
    [
      "another with the same number",
      { name: "Karim", lastName: "Lee", email: "karim@shopper.example" },
      true,
    ],
  ] as const)("%s", (_, typed, isOther) => {
    expect(isSomebodyElse({ ...MIA, ...typed }, MIA)).toBe(isOther);
  });
});
