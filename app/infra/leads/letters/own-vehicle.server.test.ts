import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { letterReader, letterSource, replySink } from "../../../../test/fixtures/shopper-letters";

const { arrived } = letterReader();
const BOOKED = { booking_date: "2026-11-23", booking_time: "09:30", service_type: "logbook" };

it.each([
  ["2018 Mazda 3", "2018 Mazda 3"],
  ["Corolla 2016", "2016 Toyota Corolla"],
  ["卡罗拉2016款", "卡罗拉2016款"],
])("says which vehicle it is for, with or without its make: %s", async (vehicle, said) => {
  const lead = keptLead({ kind: "service", fields: { ...BOOKED, vehicle } });
  const { text, shown } = await arrived(letterSource(lead, {}), replySink());
  for (const words of [text, shown]) expect(words).toContain(said);
});

it("says the work of the price list, and the loan car that was asked for", async () => {
  const fields = { ...BOOKED, asked_about: "Air-conditioning check, from $89" };
  const told = async (loan_car: string) =>
    (
      await arrived(
        letterSource(keptLead({ kind: "service", fields: { ...fields, loan_car } }), {}),
        replySink(),
      )
    ).text;
  expect(await told("Yes")).toContain("Air-conditioning check, from $89");
  expect(await told("Yes")).toMatch(/Loan car.*\s.*it is yours while we have your vehicle/);
  expect(await told("No")).not.toContain("Loan car");
});
