import { describe, expect, it } from "vitest";
import { countryOf } from "~/domain/country/country-of";
import { readAddress } from "./read-address";

const [au, nz] = [countryOf("au"), countryOf("nz")];

describe("an address in one line", () => {
  it.each([
    ["12 High Street, Penrith NSW 2750", "12 High Street", "Penrith", "nsw", "2750"],
    [
      "Unit 3, 12 High Street, Alice Springs, Northern Territory, 0870",
      "Unit 3, 12 High Street",
      "Alice Springs",
      "nt",
      "0870",
    ],
    ["1 A St, Perth western australia 6000", "1 A St", "Perth", "wa", "6000"],
  ])("%s", (text, street, city, state, postcode) => {
    const read = readAddress(text, au);
    expect(read).toMatchObject({ street, city, state: { code: state }, postcode });
  });

  it("names the region in New Zealand, with the marks that a keyboard may have", () => {
    expect(readAddress("244 Great South Road, Penrose, Auckland 1061", nz)).toMatchObject({
      city: "Penrose",
      state: { code: "auk", name: "Auckland" },
      postcode: "1061",
    });
    expect(readAddress("1 Main Road, Nelson, nsn 7010", nz)).toMatchObject({ city: "Nelson" });
  });

  it("takes a town of New Zealand that is named like its region for both, as people write it", () => {
    expect(readAddress("12 Queen Street, Auckland 1010", nz)).toMatchObject({
      street: "12 Queen Street",
      city: "Auckland",
      state: { code: "auk" },
      postcode: "1010",
    });
    expect(readAddress("12 Queen Street, auk 1010", nz)).toHaveProperty("expected");
    expect(readAddress("Auckland 1010", nz)).toHaveProperty("expected");
  });

  it.each([
    "",
    "2750",
    "Penrith NSW 2750",
    "12 High Street, Penrith 2750",
    "12 High Street, Penrith NSW 27500",
    "12 High Street, NSW 2750",
    ", NSW 2750",
  ])("%j lacks something", (text) => {
    expect(readAddress(text, au)).toHaveProperty("expected");
  });

  it("is not of another country", () => {
    const read = readAddress("12 High Street, Penrith NSW 2750", nz);
    expect("expected" in read && read.expected).toContain("Auckland (auk)");
  });
});
