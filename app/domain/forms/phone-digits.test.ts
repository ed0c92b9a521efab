import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/examples.mobile.json";
import { expect, it } from "vitest";
import { mayBePhone } from "./phone-digits";

it("refuses no number of any country, nor one as it is written at a dealer's home", () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples);
    if (number === undefined) continue;
    expect(mayBePhone(number.formatInternational()), country).toBe(true);
    if (country === "AU" || country === "NZ") expect(mayBePhone(number.formatNational()), country).toBe(true);
  }
});

it.each(["13 12 34", "٠٤١٢ ٣٤٥ ٦٧٨", "０４１２３４５６７８", "12345"])("takes %s", (text) =>
  expect(mayBePhone(text)).toBe(true),
);

it.each(["", "   ", "call me", "1234", "+", "①②③④⑤"])("refuses %j", (text) =>
  expect(mayBePhone(text)).toBe(false),
);
