import { expect, it } from "vitest";
import { keptLead } from "../../../../test/fixtures/lead";
import { siteConfig } from "../../../../test/fixtures/site";
import { hearsNews } from "./reachable";

const AT = "2026-11-21T02:00:00.000Z";
const gone = [{ revision: 1, at: AT, letter: "vehicleGone" as const }];
const MOBILE = "+61412555123";
const LANDLINE = "+61735550142";

it.each([
  ["an address", { email: "mia@example.com", phone: null }, {}, true, gone, "told"],
  ["a mobile number alone", { email: null, phone: MOBILE }, {}, true, gone, "told"],
  ["a mobile number, while no text can be sent", { email: null, phone: MOBILE }, {}, false, gone, "untold"],
  ["a landline alone", { email: null, phone: LANDLINE }, {}, true, gone, "untold"],
  [
    "a wish to be called",
    { email: null, phone: MOBILE },
    { PreferredContactMethod: "Phone" },
    true,
    gone,
    "untold",
  ],
  ["a drive that stands", { email: null, phone: LANDLINE }, {}, true, [], null],
  [
    "a drive that they cancelled themselves",
    { email: null, phone: LANDLINE },
    {},
    true,
    [{ revision: 1, at: AT, letter: "bookingCancelled" as const }],
    null,
  ],
])("whoever has %s", (_, reach, fields, hasTexts, changes, hears) => {
  const lead = keptLead({ kind: "testDrive", fields, changes });
  const told = { ...lead, contact: { ...lead.contact, ...reach } };
  expect(hearsNews(told, siteConfig(), hasTexts)).toBe(hears);
});

it("nobody is told by text where the dealer wants no texts", () => {
  const lead = keptLead({ kind: "testDrive", changes: gone });
  const told = { ...lead, contact: { ...lead.contact, email: null, phone: MOBILE } };
  expect(hearsNews(told, siteConfig({ leads: { answerTexts: false } }), true)).toBe("untold");
});

it.each([
  ["vehicleReserved", { phone: MOBILE }, "told"],
  ["vehicleFreed", { phone: MOBILE }, "told"],
  ["vehicleFreed", { phone: LANDLINE }, "untold"],
  ["bookingMoved", { phone: LANDLINE }, null],
] as const)("of %s, whoever gave %o", (letter, reach, hears) => {
  const lead = keptLead({ changes: [{ revision: 1, at: AT, letter }] });
  const told = { ...lead, contact: { ...lead.contact, email: null, ...reach } };
  expect(hearsNews(told, siteConfig(), true)).toBe(hears);
});
