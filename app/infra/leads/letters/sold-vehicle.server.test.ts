import { expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../../test/fixtures/lead";
import { letterReader, letterSource, replySink } from "../../../../test/fixtures/shopper-letters";

const { arrived } = letterReader();

it.each(["sold", "in_stock"])("an enquiry's letter says whether its vehicle is sold: %s", async (status) => {
  const lead = keptLead({
    kind: "enquiry",
    vehicle: LEAD_VEHICLE,
    fields: status === "sold" ? { vehicle_status: status } : {},
  });
  const { text, shown } = await arrived(letterSource(lead, {}), replySink());
  for (const words of [text, shown]) {
    expect(/has been sold/.test(words)).toBe(status === "sold");
    expect(/See what is in stock/.test(words)).toBe(status === "sold");
  }
});
