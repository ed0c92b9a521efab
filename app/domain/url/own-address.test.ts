import { expect, it } from "vitest";
import { isOwnAddress } from "./own-address";

const SITE = { url: "https://www.yard.example", hosts: ["www.yard.example", "cars.yard.example"] };

it.each([
  ["https://www.yard.example/", true],
  ["https://yard.example/ar/cars/mazda?x=1", true],
  ["http://CARS.yard.example./enquire", true],
  ["https://www.yard.example:8443/", true],
  ["https://evil.example/x", false],
  ["https://yard.example.evil.example/", false],
  ["https://www.yard.example@evil.example/", false],
  ["https://notyard.example/", false],
  ["/enquire", false],
  ["", false],
])("%s is the dealer's own: %s", (address, own) => expect(isOwnAddress(SITE, address)).toBe(own));
