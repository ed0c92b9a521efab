import { expect, it } from "vitest";
import { languageOfAddress } from "./site-language";

const site = {
  locale: "en-AU",
  languages: [
    { tag: "ar", locale: "ar-AU-u-nu-latn" },
    { tag: "zh-Hans", locale: "zh-Hans-AU" },
  ],
};

it.each([
  ["https://www.yard.example/ar/enquire?car_id=7", "ar"],
  ["https://www.yard.example/ar", "ar"],
  ["https://www.yard.example/zh-Hans/enquire", "zh-Hans"],
  ["https://www.yard.example/enquire", null],
  ["https://www.yard.example/argo", null],
  ["https://www.yard.example/cars/ar", null],
  ["https://www.yard.example/en-AU/x", null],
  ["no address", null],
])("%s is in %s", (address, language) => {
  expect(languageOfAddress(site, address)).toBe(language);
});
