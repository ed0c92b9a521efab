import { expect, it } from "vitest";
import { namedStock } from "./named-stock";

const STOCK = { makes: ["Ford", "Land Rover", "SEAT"], bodies: ["Ute", "SUV", "Cab Chassis", "Hatch"] };
const named = (...parts: string[]) => namedStock(parts, STOCK);

it("is the makes and bodies that the dealer has, of one vehicle or of many", () => {
  expect(named("Two hatches and a ford ute")).toEqual({ make: ["Ford"], body: ["Ute", "Hatch"] });
  expect(named("A Land-Rover for the paddock")).toEqual({ make: ["Land Rover"] });
  expect(named("What a cab-chassis carries")).toEqual({ body: ["Cab Chassis"] });
});

it("is what the heading names before what the words below it do", () => {
  expect(named("Utes that tow", "We drove a Ford SUV")).toEqual({ body: ["Ute"] });
  expect(named("Tyres", "We drove a Ford SUV")).toEqual({ make: ["Ford"], body: ["SUV"] });
});

it("is what is written in other scripts", () => {
  const stock = { makes: ["Toyota", "Kia", "MINI"], bodies: ["suv", "hatch", "sedan"] };
  expect(namedStock(["如何挑选二手丰田"], stock)).toEqual({ make: ["Toyota"] });
  expect(namedStock(["豐田與起亞的對比", "轿车"], stock)).toEqual({ make: ["Toyota", "Kia"] });
  expect(namedStock(["适合家庭的越野车"], stock)).toEqual({ body: ["suv"] });
  expect(namedStock(["نصائح لشراء تويوتا والكيا"], stock)).toEqual({ make: ["Toyota", "Kia"] });
  expect(namedStock(["كيف تختار سيدان"], stock)).toEqual({ body: ["sedan"] });
  expect(namedStock(["选车指南", "امكانيات"], stock)).toBeNull();
});

it("is nothing for other makes, for parts of words and for ordinary words", () => {
  expect(named("A Toyota to compute with", "Take a seat", "Hatchery")).toBeNull();
  expect(namedStock(["Anything"], { makes: [], bodies: [] })).toBeNull();
});
