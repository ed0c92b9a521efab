import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/examples.mobile.json";
import { expect, it } from "vitest";
import { mayBePhone } from "./phone-digits";

it("refuses no number of any country, written at home or abroad", () => {
  for (const country of getCountries()) {
    const number = getExampleNumber(country, examples);
    for (const text of [number?.formatNational(), number?.formatInternational()]) {
      if (text !== undefined) expect(mayBePhone(text), `${country} ${text}`).toBe(true);
    }
  }
});

it.each(["13 12 34", "٠٤١٢ ٣٤٥ ٦٧٨", "０４１２３４５６７８", "12345"])("takes %s", (text) =>
  expect(mayBePhone(text)).toBe(true),
);

it.each(["", "   ", "call me", "1234", "+", "①②③④⑤"])("refuses %j", (text) =>
  expect(mayBePhone(text)).toBe(false),
);
