import { expect, it } from "vitest";
import { keptLead, LEAD_VEHICLE } from "../../../test/fixtures/lead";
import { siteConfig } from "../../../test/fixtures/site";
import { BROUGHT_FROM } from "./brought-vehicle";
import { movedChange, vehicleMoved } from "./moved-vehicle";

const [first] = siteConfig().site.locations;
if (first === undefined) throw new Error("no place");
const locations = [
  { ...first, id: "moorooka", name: "Moorooka", dealershipId: "yard" },
  { ...first, id: "kedron", name: "Kedron", dealershipId: "sister" },
];
const dealer = siteConfig({ site: { locations } });
const DRIVE = { booking_date: "2026-11-30", booking_time: "11:00", location_id: "moorooka" };
const drive = (fields: object = {}) =>
  keptLead({ kind: "testDrive", vehicle: LEAD_VEHICLE, fields: { ...DRIVE, ...fields } });
const at = (locationId: string | null, dealershipIds: readonly string[] = []) => ({
  carId: "7",
  locationId,
  dealershipIds,
});

it("tells from where the vehicle of a drive has to be brought, and the people there too", () => {
  expect(movedChange(drive(), at("kedron"), dealer)).toEqual({
    fields: { [BROUGHT_FROM]: "Kedron" },
    alsoTells: "kedron",
    submissionKey: "vehicle at kedron after 0",
  });
});

it.each([
  ["stands where the drive is", drive(), at("moorooka")],
  ["was told before", drive({ [BROUGHT_FROM]: "Kedron" }), at("kedron")],
  ["stands where no place of the dealer's is", drive(), at("elsewhere")],
  ["stands nobody knows where", drive(), at(null)],
])("says nothing of a vehicle that %s", (_, lead, vehicle) => {
  expect(movedChange(lead, vehicle, dealer)).toBeNull();
});

it("knows a yard by its dealership alone, and says when the vehicle is back", () => {
  expect(movedChange(drive(), at(null, ["sister"]), dealer)?.fields).toEqual({ [BROUGHT_FROM]: "Kedron" });
  const back = movedChange(drive({ [BROUGHT_FROM]: "Kedron" }), at("moorooka"), dealer);
  expect(back?.fields).toEqual({ [BROUGHT_FROM]: "" });
});

it("is no news of a step by which the shopper moved the drive", () => {
  const step = (more: object) => [{ revision: 1, at: "2026-11-27T00:00:00.000Z", ...more }];
  const moved = (more: object) => vehicleMoved({ changes: step(more) });
  expect(moved({ fields: { [BROUGHT_FROM]: "Kedron" } })).toBe("Kedron");
  expect(moved({ fields: { [BROUGHT_FROM]: "" } })).toBe("");
  expect(moved({ fields: { [BROUGHT_FROM]: "Kedron" }, letter: "bookingMoved" })).toBeNull();
  expect([moved({ fields: {} }), vehicleMoved({ changes: [] })]).toEqual([null, null]);
});
