import { describe, expect, it } from "vitest";
import { countryOf } from "~/domain/country/country-of";
import { addressLine } from "./address-line";

const carrara = { street: "92 Nerang Road", city: "Carrara", state: "qld", postcode: "4211" };
const penrose = { street: "244 Great South Road", city: "Penrose", state: "Auckland", postcode: "1061" };

describe("an address in one line", () => {
  it("names the state in capitals in Australia", () => {
    expect(addressLine(carrara, countryOf("au"))).toBe("92 Nerang Road, Carrara QLD 4211");
  });

  it("leaves the region out in New Zealand", () => {
    expect(addressLine(penrose, countryOf("nz"))).toBe("244 Great South Road, Penrose 1061");
  });

  it("keeps what is known", () => {
    expect(addressLine({ ...carrara, street: null, postcode: "" }, countryOf("au"))).toBe("Carrara QLD");
    expect(addressLine({ ...carrara, city: null, state: null, postcode: null }, countryOf("au"))).toBe(
      "92 Nerang Road",
    );
    expect(addressLine({ street: null, city: null, state: null, postcode: null }, countryOf("nz"))).toBe("");
  });
});
