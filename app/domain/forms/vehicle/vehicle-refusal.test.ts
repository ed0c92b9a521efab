import { expect, it } from "vitest";
import { FORM_KEYS, type FormKey } from "../form-catalogue";
import { type AskedVehicle, vehicleRefusal } from "./vehicle-refusal";

const PROMISING: readonly FormKey[] = [
  "testDrive",
  "photoRequest",
  "financeEnquiry",
  "financeApplication",
  "personalisedFinance",
];
const asked = (vehicle: AskedVehicle["vehicle"], changes: Partial<AskedVehicle> = {}): AskedVehicle => ({
  vehicle,
  named: "7",
  unavailable: false,
  ...changes,
});

it.each<[string, AskedVehicle, string | null]>([
  ["in stock", asked({ status: "in_stock", sold: false }), null],
  ["coming soon", asked({ status: "coming_soon", sold: false }), null],
  ["sold", asked({ status: "sold", sold: true }), "sold"],
  ["sold by its status", asked({ status: "sold", sold: false }), "sold"],
  ["sold, with a status that is not yet", asked({ status: "in_stock", sold: true }), "sold"],
  ["in transit", asked({ status: "in_transit", sold: false }), "gone"],
  ["of another dealer, or of none", asked(null), "gone"],
  ["nobody can look it up", asked(null, { unavailable: true }), null],
  ["none is named", asked(null, { named: null }), null],
])("a test drive of a vehicle: %s", (_, about, refusal) => {
  expect(vehicleRefusal("testDrive", about)).toBe(refusal);
  for (const key of PROMISING) expect(vehicleRefusal(key, about), key).toBe(refusal);
});

it("loses no message: every other form takes one about a vehicle that is gone", () => {
  const open = FORM_KEYS.filter((key) => vehicleRefusal(key, asked({ status: "sold", sold: true })) === null);
  expect(FORM_KEYS.filter((key) => !open.includes(key))).toEqual(PROMISING);
});
