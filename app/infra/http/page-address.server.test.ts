import { expect, it } from "vitest";
import { pageAddress } from "./page-address.server";

const of = (address: string) => pageAddress(new URL(address, "https://yard.example"));

it.each([
  ["/about", "/about", []],
  ["/about?", "/about", []],
  ["/search?make=Ford&page=2", "/search?make=Ford&page=2", []],
  ["/search?make=Ford&make=Kia", "/search?make=Ford&make=Kia", []],
  ["/search?page=2&make=Ford%20A", "/search?page=2&make=Ford%20A", []],
  ["/search?utm_source=a&make=Ford&gclid=1", "/search?make=Ford", ["utm_source", "gclid"]],
  ["/search?gclid=1", "/search", ["gclid"]],
])("keeps %s as the page %s", (address, path, tags) => expect(of(address)).toEqual({ path, tags }));

it.each(["/search?cb=1", "/search?make=Ford&cb=1", "/search?make=Ford&", "/search?=1"])(
  "keeps nothing for %s",
  (address) => expect(of(address)).toBeNull(),
);
