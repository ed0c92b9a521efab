import { expect, it } from "vitest";
import { PAINTS } from "~/domain/picture/paint-palette";
import { STUDIO_SHAPES } from "~/domain/picture/studio-shapes";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { pictureAlt } from "./picture-alt";

const t = serverTranslator("en-AU", {});
const hilux = { name: "2021 Toyota HiLux SR5", colour: "Glacier White" };
const altOf = (address: string, subject = hilux, index = 0) => pictureAlt(address, subject, index, t);

it.each([
  [`/media/v/ute-front34-${PAINTS.white}`, "2021 Toyota HiLux SR5, white, front left"],
  [`/media/v/uteB-hero-${PAINTS.white}`, "2021 Toyota HiLux SR5, white, front right"],
  [`/media/v/ute-spin09-${PAINTS.white}`, "2021 Toyota HiLux SR5, white, turned by 90 degrees"],
  [`/media/v/interior-hero-${PAINTS.white}`, "2021 Toyota HiLux SR5, dashboard and front seats"],
  [`/media/v/interiorB-rearseat-${PAINTS.white}`, "2021 Toyota HiLux SR5, rear seats"],
  [`/media/v/caravanInterior-hero-${PAINTS.white}`, "2021 Toyota HiLux SR5, living area"],
  ["https://photos.example/1.jpg", "2021 Toyota HiLux SR5, Glacier White"],
])("says what %s shows", (address, alt) => {
  expect(altOf(address)).toBe(alt);
});

it("names no colour that is only guessed at, and numbers what it knows nothing about", () => {
  const unknown = { ...hilux, colour: "Hellayella" };
  expect(altOf(`/media/v/ute-side-${PAINTS.silver}`, unknown)).toBe("2021 Toyota HiLux SR5, right side");
  expect(altOf("/photos/2.jpg", hilux, 1)).toBe("2021 Toyota HiLux SR5, picture 2");
  expect(pictureAlt("/photos/1.jpg", { name: "2020 Ram 1500", colour: null }, 0, t)).toBe("2020 Ram 1500");
});

it("has words for every view of every shape and every paint", () => {
  for (const [shape, views] of Object.entries(STUDIO_SHAPES)) {
    for (const view of views)
      expect(altOf(`/media/v/${shape}-${view}-${PAINTS.red}`), view).not.toContain("pictures.");
  }
  for (const name of Object.keys(PAINTS)) expect(t(`pictures.paints.${name}`)).not.toContain("pictures.");
});
