import { expect, it } from "vitest";
import { stockNumberIn } from "./stock-number-in";

it("decodes the stock number of an address once", () => {
  for (const number of ["A/1", "A%2F1", "A%252F1", "%", "A+B", "日本", "..", "😀 1", "é"])
    expect(stockNumberIn(`/api/stock/yard/${encodeURIComponent(number)}`)).toBe(number);
  expect(stockNumberIn("/api/stock/yard/A%2f1/")).toBe("A/1");
});

it("takes no bytes that are no UTF-8", () => {
  for (const sent of ["%FF", "A%", "%E2%82", "%zz"])
    expect(stockNumberIn(`/api/stock/yard/${sent}`)).toBeNull();
});
