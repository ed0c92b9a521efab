import { expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { placeOfLead, visitOfLead } from "./lead-place";

const { site } = siteConfig();

it("is for the place that was chosen, else for that of the vehicle", () => {
  const chosen = keptLead({ fields: { location_id: "moorooka" }, vehicle: LEAD_VEHICLE });
  expect(placeOfLead(chosen, site)).toEqual({
    id: "moorooka",
    name: "Moorooka",
    street: "418 Ipswich Road",
    suburb: "Moorooka",
    state: "QLD",
    postcode: "4105",
  });
  expect(placeOfLead(keptLead({ fields: { preferredDealership: "moorooka" } }), site)?.id).toBe("moorooka");
  const gone = keptLead({ fields: { location_id: "gone" }, vehicle: LEAD_VEHICLE });
  expect(placeOfLead(gone, site)).toEqual(LEAD_VEHICLE.yard);
  expect(placeOfLead(keptLead(), site)).toBeNull();
});

it.each([
  [{}, null],
  [{ booking_date: "2026-11-23", booking_time: "09:30" }, "2026-11-23T09:30"],
  [{ booking_date: "2026-11-23" }, "2026-11-23"],
  [{ booking_date: "", booking_time: "09:30", preferred_date: "2026-11-24" }, "2026-11-24"],
  [{ handover_date: "2026-11-25" }, "2026-11-25"],
  [{ booking_date: "soon" }, null],
])("tells from %j when the shopper comes: %j", (fields, when) => {
  expect(visitOfLead({ fields })).toBe(when);
});
