import { describe, expect, it } from "vitest";
import { isPostcode, phoneHref, readPostcode } from "./country";
import { countryOf } from "./country-of";

const au = countryOf("au");
const nz = countryOf("nz");

describe("postcodes", () => {
  it.each(["4105", "0820", "0200", " 4105 "])("takes %j in Australia: exactly 4 digits (FORM-03)", (text) => {
    expect(isPostcode(au, text)).toBe(true);
  });

  it.each(["", "410", "41055", "41O5", "4105a", "-105", "４１０５", "4105\n4106", "41 05"])(
    "refuses %j in Australia",
    (text) => {
      expect(isPostcode(au, text)).toBe(false);
    },
  );

  it("refuses in New Zealand what only looks like a postcode: none starts with 00", () => {
    expect(isPostcode(nz, "0110")).toBe(true);
    expect(isPostcode(nz, "9893")).toBe(true);
    expect(isPostcode(nz, "0011")).toBe(false);
    expect(isPostcode(au, "0011")).toBe(true);
  });

  it.each([
    ["4000", "4000"],
    [" 4000 ", "4000"],
    ["QLD 4000", "4000"],
    ["Brisbane, QLD  4000", "4000"],
    ["St. Lucia 4067", "4067"],
    ["\u0664\u0660\u0660\u0660", "4000"],
    ["\u06F4\u06F0\u06F0\u06F0", "4000"],
    ["\uFF14\uFF10\uFF10\uFF10", "4000"],
  ])("reads %j as it was typed or pasted (FORM-03)", (text, code) => {
    expect(readPostcode(au, text)).toBe(code);
  });

  it.each(["", "QLD", "QLD4000", "4000 QLD 4001", "41055", "4105a", "O105", "4 000", "a ".repeat(10_000)])(
    "reads no postcode from %j",
    (text) => {
      expect(readPostcode(au, text)).toBeNull();
    },
  );

  it("gives each country its own message, and its field room for what is pasted", () => {
    expect([au.postcode.messageKey, nz.postcode.messageKey]).toEqual(["form.postcode", "form.postcodeNz"]);
    expect([au.postcode.maxLength, nz.postcode.maxLength]).toEqual([4, 4]);
  });
});

describe("states", () => {
  it("are the eight states and territories in Australia, Queensland first (CONST-02, OPEN-117)", () => {
    expect(au.registrationStates.map((state) => state.code)).toEqual([
      "qld",
      "nsw",
      "vic",
      "act",
      "sa",
      "wa",
      "tas",
      "nt",
    ]);
  });

  it("are sixteen regions in New Zealand, where plates are national", () => {
    expect(nz.states).toHaveLength(16);
    expect(nz.registrationStates).toEqual([]);
  });
});

describe("phoneHref", () => {
  it.each([
    ["07 5550 0142", "tel:+61755500142"],
    ["0491 570 156", "tel:+61491570156"],
    ["(02) 5550-0164", "tel:+61255500164"],
    ["1300 975 707", "tel:1300975707"],
    ["1800 160 401", "tel:1800160401"],
    ["13 22 03", "tel:132203"],
    ["+61 7 5550 0142", "tel:+61755500142"],
  ])("dials %s as %s from Australia", (printed, href) => {
    expect(phoneHref(au, printed)).toBe(href);
  });

  it("keeps New Zealand's free numbers national", () => {
    expect(phoneHref(nz, "09 555 0148")).toBe("tel:+6495550148");
    expect(phoneHref(nz, "0800 555 016")).toBe("tel:0800555016");
  });
});

it("limits geocoding to the dealer's country (LOC-19, CALL-08)", () => {
  expect([au.geocodingRegion, nz.geocodingRegion]).toEqual(["AU", "NZ"]);
});
