import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { bodyLabel } from "./body-label";

const t = serverTranslator("en-AU", {});

it("is the fixed type's name, else the feed's own word", () => {
  expect(bodyLabel({ item_type: "car", body: "4D Wagon", simple_body: "suv" }, t)).toBe("SUV");
  expect(bodyLabel({ item_type: "motorcycle", body: "Naked", simple_body: null }, t)).toBe("Naked");
  expect(bodyLabel({ item_type: "car", body: null, simple_body: null }, t)).toBeNull();
});

it("calls no heavy truck a light one, and a caravan no caravan", () => {
  expect(bodyLabel({ item_type: "truck", body: "Prime Mover", simple_body: "lightTruck" }, t)).toBe(
    "Prime Mover",
  );
  expect(bodyLabel({ item_type: "truck", body: "Truck", simple_body: "lightTruck" }, t)).toBeNull();
  expect(bodyLabel({ item_type: "car", body: "Truck", simple_body: "lightTruck" }, t)).toBe("Light truck");
  expect(bodyLabel({ item_type: "caravan", body: " Caravan", simple_body: null }, t)).toBeNull();
});
