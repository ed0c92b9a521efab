import { expect, it } from "vitest";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { askText } from "./contact-links";

const t = serverTranslator("en-AU", {});

it.each([
  ["in stock", {}, "Mention stock number A17 and we will have it ready."],
  ["on its way", { status: "coming_soon" }, "Mention stock number A17 and we will tell you when it is due."],
  ["taken in advance", { preorder: true }, "Mention stock number A17 and we will tell you when it is due."],
  ["sold", { status: "sold" }, "Quote stock number A17, or tell us what you are looking for instead."],
  ["without a stock number", { stocknum: "" }, "Mention stock number 7 and we will have it ready."],
])("VDP-12: a vehicle that is %s is made ready only where it can be", (_, changes, text) => {
  const vehicle = vehicleWith(7, { stocknum: "A17", ...changes });
  expect(askText(vehicle, absenceOf(vehicle, null), { t })).toBe(text);
});
