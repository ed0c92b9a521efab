import { expect, it } from "vitest";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { cardPictures } from "./card-pictures.server";

const t = serverTranslator("en-AU", {});
const picturesOf = (...addresses: readonly string[]) =>
  cardPictures(
    vehicleWith(1, { images: addresses.map((url) => ({ image: { url, thumb: { url } } })) }),
    testConfig(),
    t,
  );

it("are twelve at the most, in the stock's order, each said in words", () => {
  const all = picturesOf(...Array.from({ length: 20 }, (_, index) => `/media/v/suv-${index}`));
  expect(all).toHaveLength(12);
  expect(all[1]?.src).toBe("/media/v/suv-1");
  for (const { alt } of all) expect(alt).toContain("2020 Mazda CX-5");
});

it("leave out hosts that the dealer does not name, and are none of a vehicle without pictures", () => {
  expect(picturesOf("https://foreign.example/a.jpg", "/media/v/suv-1")).toHaveLength(1);
  expect(picturesOf()).toEqual([]);
});
