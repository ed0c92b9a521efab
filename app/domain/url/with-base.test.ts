import { expect, it } from "vitest";
import { withBase } from "./with-base";

it.each([
  ["/", "/ar"],
  ["/?page=2", "/ar?page=2"],
  ["/#budget", "/ar#budget"],
  ["/cars/x", "/ar/cars/x"],
  ["/army", "/ar/army"],
  ["/ar", "/ar"],
  ["/ar/cars/x", "/ar/cars/x"],
  ["/ar?page=2", "/ar?page=2"],
  ["#main", "#main"],
  ["tel:123", "tel:123"],
  ["//elsewhere.example/x", "//elsewhere.example/x"],
  ["https://elsewhere.example/x", "https://elsewhere.example/x"],
])("puts the language before a path of the site, once: %s", (path, expected) => {
  expect(withBase("/ar", path)).toBe(expected);
  expect(withBase("", path)).toBe(path);
});
