import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { isUntold } from "./reachable";

const AT = "2026-11-21T02:00:00.000Z";
const gone = [{ revision: 1, at: AT, letter: "vehicleGone" as const }];
const MOBILE = "+61412555123";
const LANDLINE = "+61735550142";

it.each([
  ["an address", { email: "mia@example.com", phone: null }, {}, true, gone, false],
  ["a mobile number alone", { email: null, phone: MOBILE }, {}, true, gone, false],
  ["a mobile number, while no text can be sent", { email: null, phone: MOBILE }, {}, false, gone, true],
  ["a landline alone", { email: null, phone: LANDLINE }, {}, true, gone, true],
  [
    "a wish to be called",
    { email: null, phone: MOBILE },
    { PreferredContactMethod: "Phone" },
    true,
    gone,
    true,
  ],
  ["a drive that stands", { email: null, phone: LANDLINE }, {}, true, [], false],
  [
    "a drive that they cancelled themselves",
    { email: null, phone: LANDLINE },
    {},
    true,
    [{ revision: 1, at: AT, letter: "bookingCancelled" as const }],
    false,
  ],
])("whoever has %s", (_, reach, fields, hasTexts, changes, isLeft) => {
  const lead = keptLead({ kind: "testDrive", fields, changes });
  const told = { ...lead, contact: { ...lead.contact, ...reach } };
  expect(isUntold(told, siteConfig(), hasTexts)).toBe(isLeft);
});

it("nobody is told by text where the dealer wants no texts", () => {
  const lead = keptLead({ kind: "testDrive", changes: gone });
  const told = { ...lead, contact: { ...lead.contact, email: null, phone: MOBILE } };
  expect(isUntold(told, siteConfig({ leads: { answerTexts: false } }), true)).toBe(true);
});
